import { canUnsubscribe, deviceName, isAlert, mailSwitches } from '@verapix/domain';
import type { Environment } from '../ports';
import { mailLinkPage, mailToken, notMeLifetime } from './links';
import {
  type DueMail,
  type MailOutcome,
  type MailQueue,
  type OutgoingMail,
  type SendMail,
  UndeliverableError,
} from './ports';

export interface MailSenderPorts extends Pick<Environment, 'now' | 'siteUrl'> {
  mails: MailQueue;
  sendMail: SendMail;
  /** Where messages to the operator go; without it they only wait in the operator's inbox. */
  operatorAddress?: string | undefined;
  /** The address of the edge functions, such as `https://project.example/functions/v1`. */
  functionsUrl?: string | undefined;
}

const minute = 60_000;

/** When a mail that could not be sent is tried again, by the number of attempts, in milliseconds. */
const retryDelays = [1, 5, 30, 120, 360, 720].map((minutes) => minutes * minute);

/** Names a browser so that the next version of it is the same. The words are never shown. */
const browserOf = (userAgent: string) =>
  deviceName(userAgent, {
    unknownDevice: '',
    browserOn: ({ browser, system }) => `${browser} on ${system}`,
  });

/** Whether the account wants a mail: by its settings, and for a sign-in only from a new browser. */
async function isWanted(
  { id, kind, userId, data, preferences }: DueMail,
  mails: MailQueue,
): Promise<boolean> {
  const setting = mailSwitches[kind];
  const isAllowed = setting === null || preferences[setting];
  if (kind !== 'signed-in' || userId === null) return isAllowed;
  // Noted also while the alerts are off: turning them on makes no known browser new.
  return (await mails.noteBrowser(userId, browserOf(data.user_agent ?? ''), id)) && isAllowed;
}

async function linksOf(
  { kind, userId, locale }: DueMail,
  { mails, now, siteUrl, functionsUrl }: MailSenderPorts,
): Promise<OutgoingMail['links']> {
  const setting = mailSwitches[kind];
  if (userId === null || setting === null) return {};
  const secret = await mails.linkSecret();
  if (canUnsubscribe(kind)) {
    const token = await mailToken({ action: setting, userId, expiresAt: 0 }, secret);
    return {
      unsubscribe: mailLinkPage(siteUrl, locale, token),
      ...(functionsUrl && { oneClick: `${functionsUrl}/mail-link?token=${token}` }),
    };
  }
  if (!isAlert(kind)) return {};
  const token = await mailToken({ action: 'not-me', userId, expiresAt: now() + notMeLifetime }, secret);
  return { notMe: mailLinkPage(siteUrl, locale, token) };
}

function failureOf(error: unknown, attempts: number, now: number): MailOutcome {
  const text = error instanceof Error ? error.message : String(error);
  const delay = retryDelays[attempts - 1];
  if (error instanceof UndeliverableError || delay === undefined) return { status: 'dead', error: text };
  return { status: 'failed', error: text, nextAt: now + delay };
}

/**
 * Sends the next mail that is due, if its account wants it. Returns whether there was one. A mail whose sender stops
 * between sending and noting it is sent again, under the same id.
 */
export async function sendNextMail(ports: MailSenderPorts): Promise<boolean> {
  const { mails, sendMail, now, siteUrl, operatorAddress } = ports;
  const mail = await mails.claim();
  if (!mail) return false;
  const to = mail.to ?? operatorAddress;
  if (to === undefined || !(await isWanted(mail, mails))) {
    await mails.settle(mail.id, { status: 'unwanted' });
    return true;
  }
  const { id, kind, data, createdAt, locale } = mail;
  const links = await linksOf(mail, ports);
  const outgoing = { id, kind, data, createdAt, locale, to, siteUrl, links, operatorAddress };
  const outcome = await sendMail(outgoing).then(
    (): MailOutcome => ({ status: 'sent', to }),
    (error: unknown) => failureOf(error, mail.attempts, now()),
  );
  await mails.settle(id, outcome);
  return true;
}
