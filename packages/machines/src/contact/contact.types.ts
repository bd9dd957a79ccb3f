import type { ContactField, ContactMessage } from '@verapix/facts';
import type { ErrorCaughtEmitted, Outcome } from '../outside.types';
import type { NotifyEmitted } from '../toasts/toasts.types';
import type { Problem } from '../tool-run/tool-run.types';

/** What is wrong with the fields. */
export type ContactErrors = Readonly<Partial<Record<ContactField, string>>>;

export interface ContactContext {
  /** What was sent last. */
  message: ContactMessage;
  /** What was wrong with the fields at the last press. */
  errors: ContactErrors;
  /** Why the last message was not sent. */
  problem: Problem | undefined;
}

export type ContactEvent =
  /** Something was typed, which is no part of what was sent before. */
  | { type: 'message.changed' }
  /** Sends what stands in the fields, trimmed, if nothing is wrong with it. */
  | { type: 'message.submit'; message: ContactMessage };

/** The message is with the team: what was typed is no longer needed. */
interface MessageSentEmitted {
  type: 'message.sent';
}

export type ContactEmitted = NotifyEmitted | MessageSentEmitted | ErrorCaughtEmitted;

export type SendContactMessageOutcome = Outcome;
