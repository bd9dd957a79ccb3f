import {
  accountEvents,
  defaultPreferences,
  type EventDetail,
  isMailedEvent,
  type MailKind,
  noteLifetimeDays,
  type Preferences,
} from '@verapix/domain';
import { mailContent, mailText } from '@verapix/server/mails/content';
import { catalogueLocaleOf } from '@verapix/messages/locale';
import type { DueMail, MailActions, MailQueue, SendMail } from '@verapix/server/mails/ports';
import { sendNextMail } from '@verapix/server/mails/send';
import type { AccountEvent } from '@verapix/server/ports';
import { findUser } from '../auth/users';
import type { BackendOptions } from '../backend';
import type { Data, PreferencesRecord, QueuedMail } from '../db/schema';

type Clock = Pick<BackendOptions, 'now' | 'newId'>;

/** How long a mail is its sender's, in milliseconds. */
const leaseTime = 5 * 60_000;

/** The settings of a user. */
export function settingsOf(data: Data, userId: string): Preferences {
  const { preferences } = data;
  return preferences.find((record) => record.userId === userId) ?? defaultPreferences;
}

/** Queues a mail. */
export function queueMail(
  draft: Data,
  { now, newId }: Clock,
  mail: { userId?: string; to?: string; kind: MailKind; data?: EventDetail; locale?: string },
): void {
  draft.outbox.push({
    id: newId(),
    userId: mail.userId ?? null,
    to: mail.to ?? null,
    kind: mail.kind,
    data: { ...mail.data },
    locale: mail.locale ?? null,
    createdAt: now(),
    dueAt: now(),
    attempts: 0,
    sentAt: null,
    deadAt: null,
    error: null,
  });
}

/** Notes what happened on an account, and queues the mail about it, as `private.note_event` does. */
export function noteEvent(
  draft: Data,
  clock: Clock,
  userId: string,
  { kind, detail = {}, sessionId }: AccountEvent,
): void {
  if (!findUser(draft, userId)) return;
  const user_agent = draft.sessions.find(({ id }) => id === sessionId)?.userAgent ?? null;
  if (accountEvents[kind].security || settingsOf(draft, userId).activityTracking) {
    const created_at = new Date(clock.now()).toISOString();
    const oldest = clock.now() - noteLifetimeDays * 24 * 60 * 60_000;
    draft.activity = draft.activity.filter((each) => Date.parse(each.created_at) >= oldest);
    draft.activity.push({
      id: clock.newId(),
      user_id: userId,
      kind,
      detail: { ...detail },
      user_agent,
      created_at,
    });
  }
  if (isMailedEvent(kind))
    queueMail(draft, clock, { userId, kind, data: { ...detail, user_agent: user_agent ?? '' } });
}

const isWaiting = ({ sentAt, deadAt }: QueuedMail) => sentAt === null && deadAt === null;

function dueMailOf(data: Data, mail: QueuedMail): DueMail {
  const user = mail.userId === null ? undefined : findUser(data, mail.userId);
  return {
    ...mail,
    createdAt: new Date(mail.createdAt).toISOString(),
    to: mail.to ?? user?.email ?? null,
    locale: catalogueLocaleOf(mail.locale ?? user?.userMetadata.locale),
    preferences: mail.userId === null ? defaultPreferences : settingsOf(data, mail.userId),
  };
}

const week = 7 * 24 * 60 * 60_000;

/** What an account used since a time. Jobs of the public API are forgotten with the page. */
function usageOf(data: Data, userId: string, since: number): EventDetail {
  const countOf = (rows: readonly { user_id: string; created_at: string }[]) =>
    String(rows.filter((row) => row.user_id === userId && Date.parse(row.created_at) > since).length);
  return {
    jobs: '0',
    images: countOf(data.generatedImages.filter(({ status }) => status === 'made')),
    results: countOf(data.cloudResults.filter(({ is_complete }) => is_complete)),
    sign_ins: countOf(data.activity.filter(({ kind }) => kind === 'signed-in')),
  };
}

function createMailQueue({ store, now, newId }: BackendOptions): MailQueue {
  const isDue = (mail: QueuedMail) => isWaiting(mail) && mail.dueAt <= now();
  return {
    claim: async () => {
      if (!store.read().outbox.some(isDue)) return undefined;
      return store.write((draft) => {
        const mail = draft.outbox.find(isDue);
        if (!mail) return undefined;
        Object.assign(mail, { attempts: mail.attempts + 1, dueAt: now() + leaseTime });
        return dueMailOf(draft, mail);
      });
    },
    settle: async (id, outcome) => {
      store.write((draft) => {
        const mail = draft.outbox.find((each) => each.id === id);
        if (!mail) return;
        if (outcome.status === 'sent')
          Object.assign(mail, { sentAt: now(), to: outcome.to, error: null, data: {} });
        // A mail about no account is nobody's to export.
        if (outcome.status === 'unwanted' || (outcome.status === 'sent' && mail.userId === null))
          draft.outbox = draft.outbox.filter((each) => each !== mail);
        if (outcome.status === 'failed') Object.assign(mail, { dueAt: outcome.nextAt, error: outcome.error });
        if (outcome.status === 'dead') Object.assign(mail, { deadAt: now(), error: outcome.error });
      });
    },
    noteBrowser: async (userId, browser, mailId) =>
      store.write(({ knownBrowsers }) => {
        const own = knownBrowsers.filter((each) => each.userId === userId);
        const known = own.find((each) => each.browser === browser);
        if (!known) knownBrowsers.push({ userId, browser, mailId });
        return (known?.mailId ?? mailId) === mailId && own.some((each) => each !== known);
      }),
    queueScheduled: async () => {
      const isDue = ({ weeklyDigest, digestAt, updatedAt }: PreferencesRecord) =>
        weeklyDigest && (digestAt ?? updatedAt) <= now() - week;
      if (!store.read().preferences.some(isDue)) return;
      store.write((draft) => {
        for (const record of draft.preferences.filter(isDue)) {
          record.digestAt = now();
          const data = usageOf(draft, record.userId, now() - week);
          queueMail(draft, { now, newId }, { userId: record.userId, kind: 'weekly-digest', data });
        }
      });
    },
    linkSecret: async () => store.read().signingKey,
  };
}

/** Puts mails into the inbox, as text. Nothing is ever sent. */
function inboxSender({ store, now, newId }: BackendOptions): SendMail {
  return async (mail) => {
    const { action, ...content } = mailContent(mail);
    store.write(({ mails }) =>
      mails.push({
        id: newId(),
        to: mail.to,
        subject: content.subject,
        text: mailText(content),
        ...(action && { link: action }),
        sentAt: now(),
        readAt: null,
      }),
    );
  };
}

/** Sends what is due, as a worker does. */
export function createMailSender(options: BackendOptions): () => Promise<void> {
  const ports = {
    ...options,
    mails: createMailQueue(options),
    sendMail: inboxSender(options),
    operatorAddress: 'founder@example.com',
  };
  return async () => {
    await ports.mails.queueScheduled();
    while (await sendNextMail(ports));
  };
}

export function createMailActions({ store, now }: BackendOptions): MailActions {
  return {
    linkSecret: async () => store.read().signingKey,
    turnOff: async (userId, setting) => {
      store.write((draft) => {
        const others = draft.preferences.filter((record) => record.userId !== userId);
        const own = draft.preferences.find((each) => each.userId === userId);
        if (own) draft.preferences = [...others, { ...own, updatedAt: now(), [setting]: false }];
      });
    },
  };
}
