import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';
import type { CountdownInput } from './countdown.types';

/**
 * The time until a deadline. It holds the deadline, never what is left: a computer that slept, or a timer that came
 * late, does not make it longer. What is over stays over.
 */
export const countdownMachine = setup({
  types: {} as { context: CountdownInput; input: CountdownInput; events: { type: 'time.checked' } },
  guards: { isOver: ({ context: { deadline, now } }) => now() >= deadline },
  delays: { untilDeadline: ({ context: { deadline, now } }) => Math.max(0, deadline - now()) },
}).createMachine({
  id: 'countdown',
  context: ({ input: { deadline, now } }) => ({ deadline, now }),
  initial: 'running',
  states: {
    running: {
      always: { guard: 'isOver', target: 'over' },
      // The clock may have been set back meanwhile: then the rest is waited for.
      after: { untilDeadline: { target: 'running', reenter: true } },
      // Timers stand still while a computer sleeps: the tab was shown again.
      on: { 'time.checked': { target: 'running', reenter: true } },
    },
    over: {},
  },
});

export type CountdownActor = ActorRefFrom<typeof countdownMachine>;
export type CountdownSnapshot = SnapshotFrom<typeof countdownMachine>;
