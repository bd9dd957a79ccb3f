import * as messages from '@verapix/messages/mails';
import type { BackendOptions } from '../backend';
import type { Data, Mail, UserRecord } from '../db/schema';
import type { BackendContext } from '../http/context';
import { type Challenge, issueLinkToken, issueReauthenticationCode, type LinkKind } from './one-time-tokens';
import { allowedRedirect, withQuery } from './redirects';

/** Adds a mail to the inbox. The mock backend never sends one. */
function addMail(
  draft: Data,
  { now, newId }: Pick<BackendOptions, 'now' | 'newId'>,
  mail: Pick<Mail, 'to' | 'subject' | 'text' | 'link'>,
): void {
  draft.mails.push({ ...mail, id: newId(), sentAt: now(), readAt: null });
}

const linkMails: Record<LinkKind, { subject: string; text: string; label: string }> = {
  signup: {
    subject: messages.confirmSubject,
    text: messages.confirmText,
    label: messages.confirmLabel,
  },
  recovery: {
    subject: messages.resetSubject,
    text: messages.resetText,
    label: messages.resetLabel,
  },
  magiclink: {
    subject: messages.signInSubject,
    text: messages.signInText,
    label: messages.signInLabel,
  },
};

/** The page for links whose request names none. */
const callbackPath = '/auth/callback';

/**
 * Mails a link to a user and records the time. It leads to the page in the request, if that is allowed, with the token in its
 * address: opening it spends nothing, as scanners of mails do it too. `supabase/mail-templates.ts` writes the same link.
 */
export function mailLink(
  draft: Data,
  { url, options }: Pick<BackendContext, 'url' | 'options'>,
  { user, kind, challenge }: { user: UserRecord; kind: LinkKind; challenge: Challenge },
): void {
  const { subject, text, label } = linkMails[kind];
  const { token, code } = issueLinkToken(draft, options, { kind, userId: user.id, challenge });
  const requested = allowedRedirect(url.searchParams.get('redirect_to'), options);
  const page = requested === options.siteUrl ? new URL(callbackPath, options.siteUrl).href : requested;
  const href = withQuery(page, { token_hash: token, type: kind });
  const body = [text, messages.codeInstead({ code }), messages.lifetime].join('\n\n');
  addMail(draft, options, { to: user.email, subject, text: body, link: { label, href } });
  if (kind === 'signup') user.confirmationSentAt = options.now();
  else user.recoverySentAt = options.now();
}

/** Mails a user the code that confirms a change to the account, and records the time. */
export function mailReauthenticationCode(
  draft: Data,
  { options }: Pick<BackendContext, 'options'>,
  user: UserRecord,
): void {
  const code = issueReauthenticationCode(draft, options, user.id);
  const text = `${messages.codeText({ code })}\n\n${messages.codeLifetime}`;
  addMail(draft, options, { to: user.email, subject: messages.codeSubject({ code }), text });
  user.reauthenticationSentAt = options.now();
}
