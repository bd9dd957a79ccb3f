import { delays } from '@verapix/facts';
import { type ActorRef, assign, type Snapshot, sendTo, setup } from 'xstate';
import type { ToastLifeEvent } from './toasts.types';

/** Whatever hears of a toast's end. */
type Owner = ActorRef<Snapshot<unknown>, ToastLifeEvent>;

export interface ToastTimerInput {
  id: string;
  /** Milliseconds on screen; `Infinity` stays until it is dismissed. */
  duration: number;
  /** Whether time stands still when it starts. */
  paused: boolean;
  now: () => number;
  owner: Owner;
}

export type ToastTimerEvent =
  | { type: 'time.paused' }
  | { type: 'time.resumed' }
  | { type: 'time.restarted'; duration: number; paused: boolean }
  | { type: 'toast.dismissed' };

interface ToastTimerContext extends ToastTimerInput {
  /** Milliseconds on screen that are left, as of the last start or pause. */
  timeLeft: number;
  /** When the time left is over, by `now`; only while it runs. */
  deadline: number;
}

/**
 * The life of one toast: open for its time, which can stand still, then closed, and forgotten after the removal
 * delay. It knows the time alone; what the toast says is in the list that spawned it.
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
    keepTimeLeft: assign({
      timeLeft: ({ context }) => Math.max(0, context.deadline - context.now()),
    }),
    restart: assign((_, { duration, paused }: { duration: number; paused: boolean }) => ({
      timeLeft: duration,
      paused,
    })),
    tellClosed: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'toast.closed', id: context.id }),
    ),
    tellRemoved: sendTo(
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
          on: { 'time.paused': { target: 'paused', actions: 'keepTimeLeft' } },
          after: { timeLeft: { target: '#toast.closed' } },
        },
        paused: { on: { 'time.resumed': { target: 'running' } } },
        staying: {},
      },
    },
    closed: {
      entry: 'tellClosed',
      after: { removal: { actions: 'tellRemoved' } },
    },
  },
});
