import { delays, toast as toastLimits } from '@verapix/domain';
import { type ActorRef, assign, enqueueActions, type Snapshot, sendTo, setup } from 'xstate';
import type { ToastOptions } from '../shared/toast';
import type { ToastItem } from './toasts.selectors';

/** What a toast's timer sends to the list of toasts. */
export type ToastLifeEvent =
  /** Sent by a toast's timer: the toast was dismissed or its time is over. */
  | { type: 'toast.closed'; id: string }
  /** Sent by a toast's timer: the removal delay after closing is over. */
  | { type: 'toast.removed'; id: string };

export interface ToastTimerInput {
  /** The id of the toast. */
  id: string;
  /** Milliseconds on screen; `Infinity` stays until it is dismissed. */
  duration: number;
  /** Whether it starts paused. */
  paused: boolean;
  /** The time in milliseconds. Deadlines are computed from it. */
  now: () => number;
  /** The list of toasts. It receives an event when the toast closes and when it is to be removed. */
  owner: ActorRef<Snapshot<unknown>, ToastLifeEvent>;
}

type ToastTimerEvent =
  /** Sent by the list: the pointer or the focus is on a toast, or the tab is hidden. */
  | { type: 'time.paused' }
  /** Sent by the list: no reason to pause is left. The remaining time continues. */
  | { type: 'time.resumed' }
  /** Sent by the list: the toast has new content, so its time starts again. */
  | { type: 'time.restarted'; duration: number; paused: boolean }
  /** Sent by the list: the user or the app closed the toast. */
  | { type: 'toast.dismissed' };

interface ToastTimerContext extends ToastTimerInput {
  /** Remaining milliseconds on screen, as of the last start or pause. */
  timeLeft: number;
  /** When the remaining time is over, by `now`; only valid while it runs. */
  deadline: number;
}

/**
 * The timer of one toast: open for its duration, which can be paused, then closed, and removed after the removal
 * delay. The list of toasts spawns one for each toast and stops it when the toast leaves the list. It knows only the
 * time; the list holds the content.
 *
 * @testing Let the timers and `now` share a `SimulatedClock`, and use a `fromCallback` actor as `owner` that records
 * the events it receives. Test pauses just before the end, and that no pause starts the time of a toast that stays.
 */
export const toastMachine = setup({
  types: {} as { context: ToastTimerContext; events: ToastTimerEvent; input: ToastTimerInput },
  guards: {
    staysOpen: ({ context }) => !Number.isFinite(context.timeLeft),
    startsPaused: ({ context }) => context.paused,
  },
  delays: {
    timeLeft: ({ context }) => context.timeLeft,
    removal: delays.toastRemoval,
  },
  actions: {
    setDeadline: assign({ deadline: ({ context }) => context.now() + context.timeLeft }),
    storeTimeLeft: assign({
      timeLeft: ({ context }) => Math.max(0, context.deadline - context.now()),
    }),
    restart: assign((_, { duration, paused }: { duration: number; paused: boolean }) => ({
      timeLeft: duration,
      paused,
    })),
    sendClosed: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'toast.closed', id: context.id }),
    ),
    sendRemoved: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'toast.removed', id: context.id }),
    ),
  },
}).createMachine({
  id: 'toast',
  context: ({ input }) => ({ ...input, timeLeft: input.duration, deadline: 0 }),
  initial: 'open',
  states: {
    open: {
      initial: 'starting',
      on: {
        'toast.dismissed': { target: 'closed' },
        'time.restarted': {
          target: '.starting',
          actions: {
            type: 'restart',
            params: ({ event: { duration, paused } }) => ({ duration, paused }),
          },
        },
      },
      states: {
        starting: {
          always: [
            { guard: 'staysOpen', target: 'staying' },
            { guard: 'startsPaused', target: 'paused' },
            { target: 'running' },
          ],
        },
        running: {
          entry: 'setDeadline',
          on: { 'time.paused': { target: 'paused', actions: 'storeTimeLeft' } },
          after: { timeLeft: { target: '#toast.closed' } },
        },
        paused: { on: { 'time.resumed': { target: 'running' } } },
        staying: {},
      },
    },
    closed: {
      entry: 'sendClosed',
      after: { removal: { actions: 'sendRemoved' } },
    },
  },
});

type ToastChanges = Partial<Omit<ToastOptions, 'id'>>;

/** A reason why the time of all toasts is paused. */
type PauseReason = 'hover' | 'focus' | 'hidden';

interface ToastsInput {
  /** The time in milliseconds, such as `performance.now`. Deadlines are computed from it. */
  now: () => number;
}

/** A toast and what its timer needs to start again. */
interface StoredToast {
  item: ToastItem;
  /** As requested; absent for the default. */
  duration: number | undefined;
}

export interface ToastsContext extends ToastsInput {
  /** Newest first, including closed ones. */
  toasts: readonly StoredToast[];
  pauses: readonly PauseReason[];
  /** How many toasts were added so far; new ids count up from it. */
  added: number;
}

type ToastsEvent =
  /** Adds a toast. It replaces an earlier one with the same id; if there are too many, the oldest is dropped. */
  | { type: 'toast.added'; toast: ToastOptions }
  /** Replaces the content of an open toast. Its time starts again. */
  | { type: 'toast.updated'; id: string; changes: ToastChanges }
  /** The user closes a toast, or the app withdraws it. */
  | { type: 'toast.dismissed'; id: string }
  /** The view reports that the pointer or the focus is on a toast, or that the tab is hidden. */
  | { type: 'pause.requested'; reason: PauseReason }
  /** One of these reasons is gone. After the last one the time continues. */
  | { type: 'pause.released'; reason: PauseReason }
  | ToastLifeEvent;

/** A new toast with its defaults. */
export function storedToast({ id, duration, ...toast }: ToastOptions, fallbackId: string): StoredToast {
  const item = { variant: 'default', dismissible: true, ...toast, id: id ?? fallbackId, open: true } as const;
  return { item, duration };
}

function updatedToast({ item, duration }: StoredToast, changes: ToastChanges): StoredToast {
  const { duration: newDuration, ...content } = changes;
  return { item: { ...item, ...content }, duration: newDuration ?? duration };
}

/** Milliseconds on screen. */
const durationOf = ({ item, duration }: StoredToast): number =>
  item.type === 'loading' ? Number.POSITIVE_INFINITY : (duration ?? delays.toastShown);

/**
 * The toasts of the app: the newest `toast.shownAtOnce` of them, each with its own timer. The app starts it with the
 * first toast, and it runs as long as the app. The app forwards every `notify` event of a machine to it. Hover, focus
 * and a hidden tab pause the time of all toasts.
 *
 * @testing Let the timers and `now` share a `SimulatedClock`; the spawned timers use it too. Test pauses that end
 * without an event: when the last toast closes, the pointer and the focus leave with it.
 */
export const toastsMachine = setup({
  types: {} as { context: ToastsContext; events: ToastsEvent; input: ToastsInput },
  actors: { toast: toastMachine },
  guards: {
    isPaused: ({ context }) => context.pauses.length > 0,
    isNotPaused: ({ context }) => context.pauses.length === 0,
    isOpen: ({ context }, { id }: { id: string }) =>
      context.toasts.some(({ item }) => item.id === id && item.open),
  },
  actions: {
    addToast: enqueueActions(({ context, enqueue, self }, { toast }: { toast: ToastOptions }) => {
      const added = context.added + 1;
      const stored = storedToast(toast, `toast-${added}`);
      const { id } = stored.item;
      const others = context.toasts.filter(({ item }) => item.id !== id);
      const toasts = [stored, ...others].slice(0, toastLimits.shownAtOnce);
      for (const { item } of context.toasts) {
        if (!toasts.some((shown) => shown.item === item)) enqueue.stopChild(item.id);
      }
      enqueue.assign({ added, toasts });
      enqueue.spawnChild('toast', {
        id,
        input: {
          id,
          duration: durationOf(stored),
          paused: context.pauses.length > 0,
          now: context.now,
          owner: self,
        },
      });
    }),
    updateToast: enqueueActions(
      ({ context, enqueue }, { id, changes }: { id: string; changes: ToastChanges }) => {
        const paused = context.pauses.length > 0;
        const toasts = context.toasts.map((stored) => {
          if (stored.item.id !== id) return stored;
          const updated = updatedToast(stored, changes);
          enqueue.sendTo(id, { type: 'time.restarted', duration: durationOf(updated), paused });
          return updated;
        });
        enqueue.assign({ toasts });
      },
    ),
    dismissToast: enqueueActions(({ enqueue }, { id }: { id: string }) => {
      enqueue.sendTo(id, { type: 'toast.dismissed' });
    }),
    markClosed: assign(({ context }, { id }: { id: string }) => {
      const toasts = context.toasts.map((stored) =>
        stored.item.id === id ? { ...stored, item: { ...stored.item, open: false } } : stored,
      );
      // When the last toast closes, no event reports that the pointer and the focus left it.
      const isAnyOpen = toasts.some(({ item }) => item.open);
      const pauses = isAnyOpen ? context.pauses : context.pauses.filter((reason) => reason === 'hidden');
      return { toasts, pauses };
    }),
    removeToast: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      enqueue.assign({ toasts: context.toasts.filter(({ item }) => item.id !== id) });
      enqueue.stopChild(id);
    }),
    addPause: assign({
      pauses: ({ context }, { reason }: { reason: PauseReason }) => [...new Set([...context.pauses, reason])],
    }),
    dropPause: assign({
      pauses: ({ context }, { reason }: { reason: PauseReason }) =>
        context.pauses.filter((pause) => pause !== reason),
    }),
    pauseAll: enqueueActions(({ context, enqueue }) => {
      for (const { item } of context.toasts) enqueue.sendTo(item.id, { type: 'time.paused' });
    }),
    resumeAll: enqueueActions(({ context, enqueue }) => {
      for (const { item } of context.toasts) enqueue.sendTo(item.id, { type: 'time.resumed' });
    }),
  },
}).createMachine({
  id: 'toasts',
  context: ({ input }) => ({ now: input.now, toasts: [], pauses: [], added: 0 }),
  initial: 'running',
  on: {
    'toast.added': { actions: { type: 'addToast', params: ({ event }) => ({ toast: event.toast }) } },
    'toast.updated': {
      guard: { type: 'isOpen', params: ({ event }) => ({ id: event.id }) },
      actions: {
        type: 'updateToast',
        params: ({ event: { id, changes } }) => ({ id, changes }),
      },
    },
    'toast.dismissed': {
      guard: { type: 'isOpen', params: ({ event }) => ({ id: event.id }) },
      actions: { type: 'dismissToast', params: ({ event }) => ({ id: event.id }) },
    },
    'toast.closed': { actions: { type: 'markClosed', params: ({ event }) => ({ id: event.id }) } },
    'toast.removed': { actions: { type: 'removeToast', params: ({ event }) => ({ id: event.id }) } },
    'pause.requested': { actions: { type: 'addPause', params: ({ event }) => ({ reason: event.reason }) } },
    'pause.released': { actions: { type: 'dropPause', params: ({ event }) => ({ reason: event.reason }) } },
  },
  states: {
    running: { always: { guard: 'isPaused', target: 'paused' } },
    paused: { entry: 'pauseAll', exit: 'resumeAll', always: { guard: 'isNotPaused', target: 'running' } },
  },
});
