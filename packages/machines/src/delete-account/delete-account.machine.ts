import { emit, setup } from 'xstate';
import { actorMustBeProvided } from '../actor-must-be-provided';
import { errorToast, successToast } from '../plain-toasts';
import type { DeleteAccountEmitted, DeleteAccountEvent, DeleteAccountOutcome } from './delete-account.types';

/**
 * Deletes the account in two steps: it asks first, and deletes when that is confirmed. There is no way back from `deleted`; after a
 * failure it starts over.
 */
export const deleteAccountMachine = setup({
  types: {} as { events: DeleteAccountEvent; emitted: DeleteAccountEmitted },
  actors: { deleteAccount: actorMustBeProvided<DeleteAccountOutcome, void>('deleteAccount') },
  guards: {
    isOk: (_, { ok }: { ok: boolean }) => ok,
  },
  actions: {
    notifyDeleted: emit({ type: 'notify', toast: successToast('Account Deleted') }),
    notifyFailed: emit({ type: 'notify', toast: errorToast('Error', 'Failed to delete account') }),
    tellDeleted: emit({ type: 'account.deleted' }),
    leave: emit({ type: 'navigate', to: '/' }),
    reportError: emit((_, { error }: { error: unknown }) => ({ type: 'error.caught', error })),
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
          {
            guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
            target: 'deleted',
          },
          { target: 'idle', actions: 'notifyFailed' },
        ],
        onError: {
          target: 'idle',
          actions: ['notifyFailed', { type: 'reportError', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    // The page is left before the session ends: a page that wants one would send its visitor to sign in.
    deleted: { entry: ['notifyDeleted', 'leave', 'tellDeleted'], type: 'final' },
  },
});
