import type { MailKind } from './mails';

/** What waits for the operator: read and answered by administrators. */

interface Money {
  /** Units of the currency. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** A message of the page *Contact*. */
export interface InboxMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Whether it was sent by a signed-in user. */
  has_account: boolean;
  /** ISO 8601, as all times here. */
  created_at: string;
}

/** Why a payment waits for a person. */
export const inboxPaymentReasons = [
  /** It gave its plan for less than the plan costs, on a page of the merchant's own. */
  'lower-amount',
  /** It bought Lifetime on a page of the merchant's own, which takes nothing off for what was left of a paid month. */
  'credit',
  /** It belongs to no checkout, or is not what its checkout asked for. */
  'unmatched',
  /** It went back, and nothing is known of it. */
  'reversed',
  /** The provider did not do what an event left to do. */
  'refund-failed',
  'end-failed',
  'cancel-failed',
] as const;
export type InboxPaymentReason = (typeof inboxPaymentReasons)[number];

export interface InboxPayment {
  id: string;
  reason: InboxPaymentReason;
  /** The ids by which it is found at the provider and here. */
  references: readonly string[];
  plan_id: string | null;
  /** What was paid, is to be refunded, or went back, if that is known. */
  amount: Money | null;
  /** What the plan costs. */
  price: Money | null;
  /** What the provider answered. */
  error: string | null;
  received_at: string;
}

/** A mail that was given up. */
export interface InboxMail {
  id: string;
  kind: MailKind;
  recipient: string | null;
  error: string;
  dead_at: string;
}

/** A job of the public API that failed for no reason of its picture. It goes by itself, with its job. */
export interface InboxJob {
  id: string;
  user_id: string;
  attempts: number;
  failed_at: string;
}

/** The newest first. */
export interface Inbox {
  messages: readonly InboxMessage[];
  payments: readonly InboxPayment[];
  mails: readonly InboxMail[];
  jobs: readonly InboxJob[];
}

/** What an administrator does about something in the inbox, which then is no longer there. */
export type InboxAction =
  /** Sends an answer by mail. */
  | { action: 'answer-message'; id: string; text: string }
  | { action: 'close-message'; id: string }
  | { action: 'close-payment'; id: string }
  | { action: 'send-mail-again'; id: string }
  | { action: 'forget-mail'; id: string };

/** How many of each kind an inbox shows at most. */
export const inboxShown = 100;

export const inboxSize = ({ messages, payments, mails, jobs }: Inbox): number =>
  messages.length + payments.length + mails.length + jobs.length;
