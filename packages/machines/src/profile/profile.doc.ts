import { errorCaughtText } from '../docs/emitted-texts';
import { describeMachine } from '../docs/machine-doc';
import { profileMachine } from '.';

export const profileDoc = describeMachine(profileMachine, {
  name: 'Profile',
  purpose:
    'The profile card of the account page: read it, edit the full name, save it. The page starts it with the first thing somebody does, and stops it, unless it is saving. A failed save keeps what was typed.',
  input: {
    fullName: 'The name of whoever is signed in; empty when none was given.',
    email: 'Their address. Shown only.',
  },
  events: {
    'profile.changed': {
      meaning:
        'The page says what the account is now, such as after a change in another tab. What is being typed stays.',
      example: { type: 'profile.changed', user: { fullName: 'Free Member', email: 'free@example.com' } },
    },
    'edit.started': { meaning: 'The person wants to edit the name.', example: { type: 'edit.started' } },
    'edit.cancelled': {
      meaning: 'The person leaves the name as it is.',
      example: { type: 'edit.cancelled' },
    },
    'profile.submit': {
      meaning:
        'The person saves the name, trimmed. Where it cannot be a name nothing is sent, and the field says why.',
      example: { type: 'profile.submit', fullName: 'Free Member' },
    },
  },
  actors: { saveProfile: 'Stores the full name.' },
  emits: {
    notify: 'A toast: the profile is saved, or why not.',
    'error.caught': errorCaughtText,
  },
  testing:
    'Hold `saveProfile` with `controlledActor`. It has no time of its own. Watch for `profile.changed` while somebody types: the card changes, and the field does not.',
});
