import { errorCaughtText } from '../docs/emitted-texts';
import { describeMachine } from '../docs/machine-doc';
import { sessionsMachine } from '.';

export const sessionsDoc = describeMachine(sessionsMachine, {
  name: 'Active sessions',
  purpose:
    'Where a person is signed in, and ending that elsewhere or here. The page of sessions starts it and stops it, unless it is ending one. The list is read when it is opened; a session that was ended leaves it without reading again.',
  input: {},
  events: {
    'load.retried': {
      meaning: 'The person tries again, after the list could not be read.',
      example: { type: 'load.retried' },
    },
    'session.revoked': {
      meaning: 'The person ends a session of the list, one at a time. Ending their own is signing out.',
      example: { type: 'session.revoked', id: 'telephone' },
    },
  },
  actors: {
    listSessions: 'Reads the sessions of the person, newest use first.',
    revokeSession: 'Ends one. That it had ended already is as good.',
  },
  emits: {
    notify: 'A toast: the session is ended, or why not.',
    'session.ended': 'It was the session of this browser: the app signs out here.',
    'error.caught': errorCaughtText,
  },
  testing:
    'Hold both actors with `controlledActor`. It has no time of its own. Watch for the session of this browser, of which other words are said.',
});
