import type { Outcome } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-account';
import * as shared from '@verapix/messages/machines-shared';
import { emit, setup } from 'xstate';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  type NavigateEmitted,
  type NotifyEmitted,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';
import { errorToast, successToast } from '../shared/toast';

type DeleteAccountEvent =
  /** The user clicks the button: opens the confirmation. A double click opens it once. */
  | { type: 'delete.requested' }
  /** The user confirms: deletes the account. */
  | { type: 'delete.confirmed' }
  /** The user closes the confirmation. */
  | { type: 'delete.cancelled' };

type DeleteAccountEmitted =
  /** The account was deleted, or not. */
  | NotifyEmitted
  /** To the home page. Emitted before the session ends: a page that requires a session would redirect to sign-in. */
  | NavigateEmitted
  | ErrorCaughtEmitted
  /** The account is deleted: the app ends the session in this browser. */
  | { type: 'account.deleted' };

/**
 * Deletes the signed-in user's account after a confirmation. The account page starts it with the first click and
 * stops it, except while it is deleting. `deleted` is final; a failure leads back to `idle`.
 *
 * @testing Use `controlledActor` for `deleteAccount`. The machine has no timers. Test the order of the events that
 * `deleted` emits: the page is left before the session ends.
 */
export const deleteAccountMachine = setup({
  types: {} as { events: DeleteAccountEvent; emitted: DeleteAccountEmitted },
  actors: {
    /** Deletes the signed-in user's account on the server. */
    deleteAccount: requiredActor<Outcome, void>('deleteAccount'),
  },
  guards: { isOk },
  actions: {
    notifyDeleted: emit({ type: 'notify', toast: successToast(messages.accountDeleted) }),
    notifyFailed: emit({ type: 'notify', toast: errorToast(shared.errorTitle, messages.accountNotDeleted) }),
    goHome: emit({ type: 'navigate', to: '/' }),
    emitDeleted: emit({ type: 'account.deleted' }),
    reportError: reportError(),
  },
}).createMachine({
  id: 'delete-account',
  initial: 'idle',
  states: {
    idle: { on: { 'delete.requested': { target: 'confirming' } } },
    confirming: {
      on: {
        'delete.confirmed': { target: 'deleting' },
        'delete.cancelled': { target: 'idle' },
      },
    },
    deleting: {
      invoke: {
        src: 'deleteAccount',
        onDone: [
          { guard: ifOk, target: 'deleted' },
          { target: 'idle', actions: 'notifyFailed' },
        ],
        onError: { target: 'idle', actions: ['notifyFailed', report] },
      },
    },
    deleted: { entry: ['notifyDeleted', 'goHome', 'emitDeleted'], type: 'final' },
  },
});
