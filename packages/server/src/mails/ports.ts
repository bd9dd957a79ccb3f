import type { MailKind, Preferences } from '@verapix/domain';
import type { CatalogueLocale } from '@verapix/messages/locale';

/** What a mail says, by its kind. Stored as JSON. */
export type MailData = Readonly<Record<string, string>>;

/** A mail that is due, with what decides whether and where it is sent. */
export interface DueMail {
  id: string;
  kind: MailKind;
  data: MailData;
  /** ISO 8601: when what it tells of happened. */
  createdAt: string;
  /** How often it was tried, this time included. */
  attempts: number;
  /** `null` if it is about no account. */
  userId: string | null;
  /** `null` for a mail to the operator. */
  to: string | null;
  locale: CatalogueLocale;
  /** Of the account; those of a user who has changed none if there is no account. */
  preferences: Preferences;
}

/** What became of an attempt. Times are milliseconds since 1970. */
export type MailOutcome =
  | { status: 'sent'; to: string }
  | { status: 'unwanted' }
  | { status: 'failed'; error: string; nextAt: number }
  | { status: 'dead'; error: string };

/** The outbox. Several workers may share it. */
export interface MailQueue {
  /** Takes the next mail that is due, for a few minutes. `undefined` if none is. */
  claim: () => Promise<DueMail | undefined>;
  /** Stores the outcome. A mail that is unwanted is forgotten. */
  settle: (id: string, outcome: MailOutcome) => Promise<void>;
  /**
   * Notes a browser that an account was used from. Returns whether it is new: this mail was the first about it, and others
   * were known before.
   */
  noteBrowser: (userId: string, browser: string, mailId: string) => Promise<boolean>;
  /** Queues what is due by the time alone: weekly digests, and mails about results that are about to go. */
  queueScheduled: () => Promise<void>;
  /** Signs links that work without signing in. */
  linkSecret: () => Promise<string>;
}

/** A mail that is sent now. */
export interface OutgoingMail extends Pick<DueMail, 'id' | 'kind' | 'data' | 'createdAt' | 'locale'> {
  to: string;
  /** The app's origin. */
  siteUrl: string;
  /** Where an answer of a mail to the operator is read; `undefined` if it is not known. */
  operatorAddress: string | undefined;
  /** Addresses that work without signing in; each leads to a page that asks first. */
  links: {
    /** Says that it was not the reader. */
    notMe?: string;
    /** Stops mails of this kind. */
    unsubscribe?: string;
    /** The address that a mail program calls to stop them with one press (RFC 8058). */
    oneClick?: string;
  };
}

/** Sends a mail. Rejects with an `UndeliverableError` if trying again is useless, otherwise with any error. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** The server of the recipient refused the mail for good. */
export class UndeliverableError extends Error {}

/** What links in mails do. */
export interface MailActions {
  /** Signs them. */
  linkSecret: () => Promise<string>;
  /** Turns a setting off. */
  turnOff: (userId: string, setting: keyof Preferences) => Promise<void>;
}
