import { errorCaughtText } from '../../docs/emitted-texts';
import { describeMachine } from '../../docs/machine-doc';
import { authCallbackMachine } from '.';

export const authCallbackDoc = describeMachine(authCallbackMachine, {
  name: 'Sign-in callback',
  purpose:
    'Deals with somebody who comes back from Google or from a mail’s link. The callback page starts one for each such arrival; it goes on when the page is left, and ends by going elsewhere. What nobody asked for in this browser is not taken without a question, since the link may be another person’s.',
  input: {
    callback:
      'What the address brought: tokens, a code, an error, something malformed, or nothing; with tokens or a code, whether a sign-in was started in this browser.',
    returnTo: 'Where to go when somebody is signed in: a path of the app; the home page when absent.',
  },
  events: {
    'identity.confirmed': {
      meaning: 'The person answers “Continue as …?” with yes.',
      example: { type: 'identity.confirmed' },
    },
    'identity.refused': {
      meaning: 'The person does not want to be signed in by this link, and goes to the sign-in page.',
      example: { type: 'identity.refused' },
    },
  },
  actors: {
    findSession:
      'Says who is signed in already, if anyone. It is asked once more where the address brought nothing.',
    setSession: 'Makes a session of the tokens or the code, and says whose it is.',
  },
  emits: {
    notify:
      'A toast: signed in, with a greeting, or why not; a second one when the browser could not keep the session.',
    navigate: 'To where the person wanted to go, or to the sign-in page. Each of its ways ends with it.',
    'error.caught': errorCaughtText,
  },
  testing:
    'Hold both actors with `controlledActor`, and settle them in turn. It has no time of its own. Watch for the tokens: once used or refused, they must be gone from the context.',
});
