import { type AccountEventKind, accountEvents } from './account-events';
import type { Preferences } from './preferences';

type MailedEvent = {
  [Kind in AccountEventKind]: (typeof accountEvents)[Kind]['mailed'] extends true ? Kind : never;
}[AccountEventKind];

/** Whether users are told of an event by mail. */
export const isMailedEvent = (kind: AccountEventKind): kind is MailedEvent => accountEvents[kind].mailed;

/** The mailings that the operator sends. */
export const mailings = [
  'product-updates',
  'marketing-emails',
  'weekly-newsletter',
  'monthly-newsletter',
] as const;
export type Mailing = (typeof mailings)[number];

/** What a mail of the product is about. The auth service has its own mails besides, with links and codes. */
export type MailKind =
  | MailedEvent
  | Mailing
  | 'account-deleted'
  | 'two-factor-instructions'
  | 'job-ended'
  | 'results-expiring'
  | 'weekly-digest'
  | 'contact-message'
  | 'contact-answer';

/** The setting that decides about a kind of mail. */
type MailSwitch = Extract<
  keyof Preferences,
  | 'securityAlerts'
  | 'emailNotifications'
  | 'weeklyDigest'
  | 'productUpdates'
  | 'marketingEmails'
  | 'weeklyNewsletter'
  | 'monthlyNewsletter'
>;

/** The setting for each kind; `null` for a mail that is always sent, because it answers what was just asked for. */
export const mailSwitches: Readonly<Record<MailKind, MailSwitch | null>> = {
  'signed-in': 'securityAlerts',
  'password-changed': 'securityAlerts',
  'email-changed': 'securityAlerts',
  'factor-added': 'securityAlerts',
  'factor-removed': 'securityAlerts',
  'recovery-codes-replaced': 'securityAlerts',
  'recovery-code-used': 'securityAlerts',
  'key-created': 'securityAlerts',
  'key-replaced': 'securityAlerts',
  'key-revoked': 'securityAlerts',
  'account-deleted': 'securityAlerts',
  'job-ended': 'emailNotifications',
  'results-expiring': 'emailNotifications',
  'payment-refunded': 'emailNotifications',
  'renewal-failed': 'emailNotifications',
  'webhook-paused': 'emailNotifications',
  'weekly-digest': 'weeklyDigest',
  'product-updates': 'productUpdates',
  'marketing-emails': 'marketingEmails',
  'weekly-newsletter': 'weeklyNewsletter',
  'monthly-newsletter': 'monthlyNewsletter',
  'two-factor-instructions': null,
  'contact-message': null,
  'contact-answer': null,
};

export const mailKinds = Object.keys(mailSwitches) as MailKind[];

export const isMailing = (kind: MailKind): kind is Mailing => mailings.some((each) => each === kind);

/** Mails that a reader can stop with one press, without signing in. */
export const canUnsubscribe = (kind: MailKind): boolean => isMailing(kind) || kind === 'weekly-digest';

/** Mails after which a reader can say that it was not them. */
export const isAlert = (kind: MailKind): boolean =>
  mailSwitches[kind] === 'securityAlerts' && kind !== 'account-deleted';
