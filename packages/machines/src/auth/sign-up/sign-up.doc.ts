import { errorCaughtText } from '../../docs/emitted-texts';
import { describeMachine } from '../../docs/machine-doc';
import { signUpMachine } from '.';

export const signUpDoc = describeMachine(signUpMachine, {
  name: 'Sign up',
  purpose:
    'Makes an account, with Google or with name, e-mail and password. The sign-up page starts it and stops it, unless the person is signed in by it at that moment. After a failure the form is there again, with the reason beside the field that it is about.',
  input: {
    now: 'The time in milliseconds, such as `Date.now`: the end of a wait is reckoned with it.',
  },
  events: {
    'google.chosen': {
      meaning: 'The person continues with Google, and the browser leaves for it.',
      example: { type: 'google.chosen' },
    },
    'page.restored': {
      meaning: 'The page came back out of the browser’s memory: the person did not go on at Google.',
      example: { type: 'page.restored' },
    },
    'details.submit': {
      meaning:
        'The person sends the form. Where something is missing nothing is sent, and the field says so.',
      example: {
        type: 'details.submit',
        fullName: 'Free Member',
        email: 'free@example.com',
        password: 'verapix-demo',
        founder: false,
      },
    },
    'submit.cancelled': {
      meaning:
        'Gives up a sign-up under way: its actor’s signal fires. The account may have been made all the same.',
      example: { type: 'submit.cancelled' },
    },
  },
  actors: {
    startGoogle: 'Sends the browser to Google. When it comes back with yes, the browser is on its way.',
    signUp: 'Makes the account, and says whether a mail with a link comes first.',
  },
  emits: {
    notify: 'A toast: the account is made, a mail is on its way, or why neither.',
    navigate: 'To the home page, once the account is made.',
    'error.caught': errorCaughtText,
  },
  testing:
    'Hold both actors with `controlledActor`, and give `now` the `SimulatedClock` of the test, which ends waits too. Watch for the password, which is never in the context.',
});
