import {
  type AuthOutcome,
  type SignUpActor,
  type SignUpDetails,
  type SignUpOutcome,
  signUpMachine,
  type ToastOptions,
} from '@verapix/machines';
import { createActor, fromPromise } from 'xstate';
import type { AskBackend } from '../ask-backend';

interface StartSignUp {
  ask: AskBackend;
  /** Where to go when somebody is signed in, asked when Google is chosen. */
  returnTo: () => string;
  notify: (toast: ToastOptions) => void;
  navigate: (to: string) => void;
}

/** Starts the machine of the sign-up page with its real actors and forwards what it says. */
export function startSignUp({ ask, returnTo, notify, navigate }: StartSignUp): SignUpActor {
  const machine = signUpMachine.provide({
    actors: {
      startGoogle: fromPromise<AuthOutcome, undefined>(({ signal }) =>
        ask((api) => api.signInWithGoogle(returnTo(), signal)),
      ),
      signUp: fromPromise<SignUpOutcome, SignUpDetails>(({ input, signal }) =>
        ask((api) => api.signUp(input, signal)),
      ),
    },
  });
  const actor = createActor(machine, { input: { now: Date.now } });
  actor.on('notify', ({ toast }) => notify(toast));
  actor.on('navigate', ({ to }) => navigate(to));
  actor.on('error.caught', ({ error }) => console.error(error));
  return actor.start();
}
