import { toast as toastFacts } from '@verapix/facts';
import { assign, enqueueActions, setup } from 'xstate';
import { type StoredToast, storedToast, timeOf, updatedToast } from './stored-toast';
import { toastMachine } from './toast.machine';
import type { PauseReason, ToastChanges, ToastOptions, ToastsEvent, ToastsInput } from './toasts.types';

export interface ToastsContext extends ToastsInput {
  /** Newest first, closed ones included. */
  toasts: readonly StoredToast[];
  pauses: readonly PauseReason[];
  /** Toasts added so far: the source of ids. */
  added: number;
}

/**
 * The toasts of the app: the newest `toast.shownAtOnce` of them, each with a timer of its own. A newer one drops
 * the oldest at once. Hover, focus and a hidden tab stop the time of all.
 */
export const toastsMachine = setup({
  types: {} as { context: ToastsContext; events: ToastsEvent; input: ToastsInput },
  actors: { toast: toastMachine },
  guards: {
    isHeld: ({ context }) => context.pauses.length > 0,
    isFree: ({ context }) => context.pauses.length === 0,
    isOpen: ({ context }, { id }: { id: string }) =>
      context.toasts.some(({ item }) => item.id === id && item.open),
  },
  actions: {
    addToast: enqueueActions(({ context, enqueue, self }, { toast }: { toast: ToastOptions }) => {
      const added = context.added + 1;
      const stored = storedToast(toast, `toast-${added}`);
      const { id } = stored.item;
      const others = context.toasts.filter(({ item }) => item.id !== id);
      const toasts = [stored, ...others].slice(0, toastFacts.shownAtOnce);
      for (const { item } of context.toasts) {
        if (!toasts.some((kept) => kept.item === item)) enqueue.stopChild(item.id);
      }
      enqueue.assign({ added, toasts });
      enqueue.spawnChild('toast', {
        id,
        input: {
          id,
          duration: timeOf(stored),
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
          enqueue.sendTo(id, { type: 'time.restarted', duration: timeOf(updated), paused });
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
      // With the last toast its pointer and focus are gone too, and nothing will report that they left.
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
        context.pauses.filter((held) => held !== reason),
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
    running: { always: { guard: 'isHeld', target: 'paused' } },
    paused: { entry: 'pauseAll', exit: 'resumeAll', always: { guard: 'isFree', target: 'running' } },
  },
});
