import { type SnapshotFrom, setup } from 'xstate';

interface CountdownInput {
  /** When the countdown ends, in milliseconds of `now`. */
  deadline: number;
  /** The time in milliseconds, such as `Date.now`. */
  now: () => number;
}

/** The tab becomes visible again: reads the time, because timers stop while a computer sleeps. */
type CountdownEvent = { type: 'time.checked' };

/**
 * The time until the offer ends. The checkout page starts it and stops it. It stores the deadline and not the
 * remaining time, so that a sleeping computer or a late timer does not prolong it. `over` is never left.
 *
 * @testing Use a `SimulatedClock` for the timers and a `now` that the test can shift against it, as when a computer
 * sleeps or its clock is set back.
 */
export const countdownMachine = setup({
  types: {} as { context: CountdownInput; input: CountdownInput; events: CountdownEvent },
  guards: { isOver: ({ context: { deadline, now } }) => now() >= deadline },
  delays: { untilDeadline: ({ context: { deadline, now } }) => Math.max(0, deadline - now()) },
}).createMachine({
  id: 'countdown',
  context: ({ input: { deadline, now } }) => ({ deadline, now }),
  initial: 'running',
  states: {
    running: {
      always: { guard: 'isOver', target: 'over' },
      // The clock may have been set back: wait for the rest.
      after: { untilDeadline: { target: 'running', reenter: true } },
      on: { 'time.checked': { target: 'running', reenter: true } },
    },
    over: {},
  },
});

export type CountdownSnapshot = SnapshotFrom<typeof countdownMachine>;
