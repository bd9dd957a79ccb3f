import { type CountdownActor, countdownMachine } from '@verapix/machines';
import { createActor } from 'xstate';
import { offerDeadline } from '../../../wiring/offer-deadline';

/** Starts the countdown to the end of this browser's offer. */
export function startCountdown(): CountdownActor {
  return createActor(countdownMachine, { input: { deadline: offerDeadline(), now: Date.now } }).start();
}
