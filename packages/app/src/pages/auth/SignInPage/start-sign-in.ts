import {
  type AuthOutcome,
  type Credentials,
  type MailInput,
  type SignInActor,
  type SignInOutcome,
  signInMachine,
  type ToastOptions,
} from '@verapix/machines';
import { createActor, fromPromise } from 'xstate';
import type { AskBackend } from '../ask-backend';

interface StartSignIn {
  ask: AskBackend;
  /** Where to go when somebody is signed in, asked when Google is chosen. */
  returnTo: () => string;
  notify: (toast: ToastOptions) => void;
}

/** Starts the machine of the sign-in page with its real actors and forwards what it says. */
export function startSignIn({ ask, returnTo, notify }: StartSignIn): SignInActor {
  const machine = signInMachine.provide({
    actors: {
      startGoogle: fromPromise<AuthOutcome, undefined>(({ signal }) =>
        ask((api) => api.signInWithGoogle(returnTo(), signal)),
      ),
      signIn: fromPromise<SignInOutcome, Credentials>(({ input, signal }) =>
        ask((api) => api.signIn(input, signal)),
      ),
      sendReset: fromPromise<AuthOutcome, MailInput>(({ input, signal }) =>
        ask((api) => api.sendPasswordReset(input.email, signal)),
      ),
      resendConfirmation: fromPromise<AuthOutcome, MailInput>(({ input, signal }) =>
        ask((api) => api.resendConfirmation(input.email, signal)),
      ),
    },
  });
  const actor = createActor(machine, { input: { now: Date.now } });
  actor.on('notify', ({ toast }) => notify(toast));
  actor.on('error.caught', ({ error }) => console.error(error));
  return actor.start();
}
