import { describeMachine } from '../docs/machine-doc';
import { toastMachine } from '.';

export const toastDoc = describeMachine(toastMachine, {
  name: 'Toast timer',
  purpose:
    'The life of one toast: open for its time, which can stand still, then closed, and forgotten after the removal delay. The list of toasts spawns one for each toast, and stops it when the toast leaves the list. It knows the time alone; what the toast says is in the list.',
  input: {
    id: 'The toast whose time it is.',
    duration: 'Milliseconds on screen; `Infinity` stays until it is dismissed.',
    paused: 'Whether time stands still when it starts.',
    now: 'The clock’s time in milliseconds: deadlines are reckoned with it.',
    owner: 'Whom it tells that the toast closed, and later that it is to be removed: the list.',
  },
  events: {
    'time.paused': {
      meaning: 'Sent by the list: the pointer or the focus is on a toast, or the tab is hidden.',
      example: { type: 'time.paused' },
    },
    'time.resumed': {
      meaning: 'Sent by the list: nothing holds the time any more. What was left of it goes on.',
      example: { type: 'time.resumed' },
    },
    'time.restarted': {
      meaning: 'Sent by the list: the toast has new content, and its time starts afresh.',
      example: { type: 'time.restarted', duration: 4000, paused: false },
    },
    'toast.dismissed': {
      meaning: 'Sent by the list: the toast was closed by hand.',
      example: { type: 'toast.dismissed' },
    },
  },
  actors: {},
  emits: {},
  testing:
    'Give its timers and `now` the same `SimulatedClock`, and as `owner` an actor of `fromCallback` that writes down what it is told. Watch for pauses at the very end, and for a toast that stays: no pause may start its time.',
});
