import { describeMachine } from '../docs/machine-doc';
import { toastsMachine } from '.';

export const toastsDoc = describeMachine(toastsMachine, {
  name: 'Toasts',
  purpose:
    'The messages of the app: the newest few, each with a timer of its own. The app starts one with the first message, and it lives as long as the app. Whatever a machine emits as `notify` is forwarded to it.',
  input: {
    now: 'The clock’s time in milliseconds, such as `performance.now`: deadlines are reckoned with it.',
  },
  events: {
    'toast.added': {
      meaning:
        'Somebody has something to say. One with the id of an earlier toast replaces it; one too many drops the oldest.',
      example: {
        type: 'toast.added',
        toast: { id: 'saved', title: 'Your profile has been updated', variant: 'success', type: 'success' },
      },
    },
    'toast.updated': {
      meaning: 'Whoever added a toast has something newer to say, while it is open. Its time starts afresh.',
      example: { type: 'toast.updated', id: 'saved', changes: { title: 'Saved once more' } },
    },
    'toast.dismissed': {
      meaning: 'The person closes a toast, or whoever added it takes it back.',
      example: { type: 'toast.dismissed', id: 'saved' },
    },
    'pause.requested': {
      meaning:
        'The view says that the pointer or the focus is on a toast, or that the tab is hidden: the time of all stands still.',
      example: { type: 'pause.requested', reason: 'hover' },
    },
    'pause.released': {
      meaning: 'One of these reasons is gone. With the last one the time goes on.',
      example: { type: 'pause.released', reason: 'hover' },
    },
    'toast.closed': {
      meaning: 'Sent by the timer of a toast: it was dismissed, or its time is over.',
      example: { type: 'toast.closed', id: 'saved' },
    },
    'toast.removed': {
      meaning: 'Sent by the timer of a toast: it closed long ago and may be forgotten.',
      example: { type: 'toast.removed', id: 'saved' },
    },
  },
  actors: {},
  emits: {},
  testing:
    'Give its timers and `now` the same `SimulatedClock`, which the spawned timers share. Watch for what ends without a word: with the last toast its pointer and focus are gone too, so their pauses end.',
});
