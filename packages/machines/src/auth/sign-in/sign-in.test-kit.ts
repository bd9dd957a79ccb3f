import { SimulatedClock } from 'xstate';
import { controlledActor, createTestActor, type TransitionCoverage } from '../../testing';
import type { AuthOutcome } from '../auth.types';
import { toastsIn } from '../shared/form.test-kit';
import { type Credentials, type MailInput, type SignInOutcome, selectSignInStates, signInMachine } from '.';

export const credentials = { email: 'free@example.com', password: 'verapix-demo' };

/** A started sign-in whose requests wait to be settled. */
export function startSignIn(coverage?: TransitionCoverage) {
  const startGoogle = controlledActor<AuthOutcome, undefined>();
  const signIn = controlledActor<SignInOutcome, Credentials>();
  const sendReset = controlledActor<AuthOutcome, MailInput>();
  const resend = controlledActor<AuthOutcome, MailInput>();
  const clock = new SimulatedClock();
  const test = createTestActor(signInMachine, {
    actors: {
      startGoogle: startGoogle.logic,
      signIn: signIn.logic,
      sendReset: sendReset.logic,
      resendConfirmation: resend.logic,
    },
    clock,
    input: { now: () => clock.now() },
    ...(coverage && { coverage }),
  });
  const { actor, emitted } = test;
  return {
    ...test,
    startGoogle,
    signIn,
    sendReset,
    resend,
    snapshot: () => actor.getSnapshot(),
    states: () => selectSignInStates(actor.getSnapshot()),
    toasts: () => toastsIn(emitted),
    open: () => actor.send({ type: 'email.chosen' }),
    submit: () => actor.send({ type: 'credentials.submit', ...credentials }),
  };
}
