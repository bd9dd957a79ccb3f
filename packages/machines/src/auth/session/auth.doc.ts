import { errorCaughtText } from '../../docs/emitted-texts';
import { describeMachine } from '../../docs/machine-doc';
import { authMachine } from '.';

export const authDoc = describeMachine(authMachine, {
  name: 'Session',
  purpose:
    'Who is signed in. The app starts one when it first needs an account, and it lives as long as the app. It follows the session wherever that changes: on a form of this tab, in another tab, or on the server.',
  input: {},
  events: {
    'session.changed': {
      meaning:
        'Sent by its own `watchSession` actor: who is signed in now, and why that changed. What is known already changes nothing.',
      example: {
        type: 'session.changed',
        user: {
          id: 'user-1',
          email: 'free@example.com',
          fullName: 'Free Member',
          isAdmin: false,
          createdAt: '2026-01-01T00:00:00.000Z',
        },
        cause: 'signed-in-elsewhere',
      },
    },
    'signOut.requested': {
      meaning: 'The person signs out. They are gone from the page at once, before the server has answered.',
      example: { type: 'signOut.requested' },
    },
    'session.ended': {
      meaning:
        'Another flow has ended the session and says so itself, such as the deletion of the account: nothing is said here.',
      example: { type: 'session.ended' },
    },
  },
  actors: {
    watchSession:
      'Tells who is signed in, at first and with each change, as `session.changed`, for as long as the machine lives.',
    endSession:
      'Ends the session on the server and, whatever comes of that, in this browser. When its signal fires somebody has signed in meanwhile, whose session it must leave alone.',
  },
  emits: {
    notify: 'A toast: somebody signed in elsewhere, the session is over, or how signing out went.',
    navigate: 'To the home page, when the person signs out.',
    'error.caught': errorCaughtText,
  },
  testing:
    'Hold `endSession` with `controlledActor`, and give `watchSession` a `fromCallback` whose `sendBack` the test keeps: then the test tells the news. It has no time of its own. Watch for late news: a refresh that was under way when its owner signed out must bring nobody back.',
});
