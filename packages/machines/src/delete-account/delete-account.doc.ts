import { errorCaughtText } from '../docs/emitted-texts';
import { describeMachine } from '../docs/machine-doc';
import { deleteAccountMachine } from '.';

export const deleteAccountDoc = describeMachine(deleteAccountMachine, {
  name: 'Account deletion',
  purpose:
    'Deletes the account of whoever is signed in, in two steps: it asks first, and deletes when that is confirmed. The account page starts it with the first press, and stops it, unless it is deleting. There is no way back from `deleted`, where it ends.',
  input: {},
  events: {
    'delete.requested': {
      meaning: 'The person presses the button, and is asked. A double click asks once.',
      example: { type: 'delete.requested' },
    },
    'delete.confirmed': {
      meaning: 'The person says yes: the account is deleted.',
      example: { type: 'delete.confirmed' },
    },
    'delete.cancelled': { meaning: 'The person says no.', example: { type: 'delete.cancelled' } },
  },
  actors: { deleteAccount: 'Has the server delete the account of whoever is signed in.' },
  emits: {
    notify: 'A toast: the account is gone, or it is not.',
    navigate: 'To the home page, before the session ends: a page that wants one would ask to sign in.',
    'account.deleted': 'The account is gone: whatever this browser keeps of its session is to be forgotten.',
    'error.caught': errorCaughtText,
  },
  testing:
    'Hold `deleteAccount` with `controlledActor`. It has no time of its own. Watch for the order of what `deleted` emits: the page is left before the session ends.',
});
