import { errorCaughtText } from '../../docs/emitted-texts';
import { describeMachine } from '../../docs/machine-doc';
import { signInMachine } from '.';

export const signInDoc = describeMachine(signInMachine, {
  name: 'Sign in',
  purpose:
    'Signs somebody in, with Google or with e-mail and password, and sends the mails that help when that fails. The sign-in page starts it and stops it, unless a mail is being asked for or the sign-in has just worked. One request at a time; a wait that the backend asks for is kept.',
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
    'email.chosen': {
      meaning: 'The person continues with e-mail: the form opens.',
      example: { type: 'email.chosen' },
    },
    'credentials.submit': {
      meaning: 'The person sends the form. Where a field is empty nothing is sent, and the field says so.',
      example: { type: 'credentials.submit', email: 'free@example.com', password: 'verapix-demo' },
    },
    'submit.cancelled': {
      meaning: 'Gives up a sign-in under way: its actor’s signal fires, and the form is there again.',
      example: { type: 'submit.cancelled' },
    },
    'reset.requested': {
      meaning:
        'The person forgot the password and wants a mail with a link. Without an address, a toast asks for it.',
      example: { type: 'reset.requested', email: 'free@example.com' },
    },
    'resend.requested': {
      meaning: 'The person wants the confirmation mail once more, for the address that was just refused.',
      example: { type: 'resend.requested' },
    },
  },
  actors: {
    startGoogle: 'Sends the browser to Google. When it comes back with yes, the browser is on its way.',
    signIn: 'Signs in with the address, trimmed, and the password as typed.',
    sendReset: 'Has the backend send a mail with a link that resets the password.',
    resendConfirmation: 'Has the backend send the mail that confirms the address once more.',
  },
  emits: {
    notify: 'A toast: signed in, failed, a mail was sent, or how long to wait for another.',
    'error.caught': errorCaughtText,
  },
  testing:
    'Hold the four actors with `controlledActor`, and give `now` the `SimulatedClock` of the test, which ends waits too. Watch for the password, which is never in the context, and for the two waits: one holds back every attempt, the other mails alone.',
});
