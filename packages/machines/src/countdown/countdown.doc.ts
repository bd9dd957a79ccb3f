import { describeMachine } from '../docs/machine-doc';
import { countdownMachine } from '.';

export const countdownDoc = describeMachine(countdownMachine, {
  name: 'Countdown',
  purpose:
    'The time until the offer ends. The checkout page starts it and stops it. It holds the deadline and never what is left, so that a computer that slept, or a timer that came late, does not make it longer. What is over stays over.',
  input: {
    deadline: 'When it ends, in milliseconds of `now`.',
    now: 'The clock’s time in milliseconds, such as `Date.now`.',
  },
  events: {
    'time.checked': {
      meaning:
        'The tab is shown again: timers stand still while a computer sleeps, so the time is looked at anew.',
      example: { type: 'time.checked' },
    },
  },
  actors: {},
  emits: {},
  testing:
    'Give it the `SimulatedClock` for its timers and a `now` that the test can set apart from it, as when a computer sleeps or its clock is set back.',
});
