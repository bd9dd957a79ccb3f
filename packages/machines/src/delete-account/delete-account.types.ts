import type { ErrorCaughtEmitted, NavigateEmitted, Outcome } from '../outside.types';
import type { NotifyEmitted } from '../toasts/toasts.types';

export type DeleteAccountEvent =
  /**
   * The button was used: the first time asks, the second time deletes. `clicks` is how many came in a row (`detail`
   * of a click event, 0 from a keyboard): the second click of a double click was not an answer and is ignored.
   */
  { type: 'delete.requested'; clicks?: number } | { type: 'delete.cancelled' };

export type DeleteAccountEmitted =
  | NotifyEmitted
  | NavigateEmitted
  | ErrorCaughtEmitted
  /** The account is gone: whatever this browser keeps of its session is to be forgotten. */
  | { type: 'account.deleted' };

export type DeleteAccountOutcome = Outcome;
