import type { ErrorCaughtEmitted, NavigateEmitted, Outcome } from '../outside.types';
import type { NotifyEmitted } from '../toasts/toasts.types';

export type DeleteAccountEvent =
  /** Asks whether to delete. Asked twice, such as by a double click, it is still only asked. */
  | { type: 'delete.requested' }
  /** The answer to the question, once it is shown: deletes. */
  | { type: 'delete.confirmed' }
  | { type: 'delete.cancelled' };

export type DeleteAccountEmitted =
  | NotifyEmitted
  | NavigateEmitted
  | ErrorCaughtEmitted
  /** The account is gone: whatever this browser keeps of its session is to be forgotten. */
  | { type: 'account.deleted' };

export type DeleteAccountOutcome = Outcome;
