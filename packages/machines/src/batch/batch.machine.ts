import type { Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-tools';
import { type ActorRefFrom, assign, emit, enqueueActions, not, type SnapshotFrom, setup } from 'xstate';
import { type NotifyEmitted, notify } from '../shared/setup-parts';
import { infoToast, successToast, warningToast } from '../shared/toast';
import { createToolRunMachine, type ToolRunSnapshot } from '../tool-run/tool-run.machine';
import { blockerOf } from '../tool-run/tool-run.selectors';
import { countItems, hasEnded, isActive } from './batch.selectors';
import type { BatchItem, BatchResult } from './batch.types';

/** The run of one picture. Its files are the picture's id: the app's `inspect` actor fetches the file. */
const pictureRunMachine = createToolRunMachine<unknown, object, BatchResult, string>();
type PictureRunSnapshot = ToolRunSnapshot<unknown, object, BatchResult, string>;

export interface BatchInput {
  /** The pictures, in their order. Those of a stored batch keep what they have reached; a run under way starts again. */
  items: readonly BatchItem[];
  /** The options of all pictures. */
  options: object;
  /** Returns why a run with this source and these options cannot start. */
  validate?: (source: unknown, options: object) => Problem | undefined;
  /** The ratio of the device that the run of one picture with these options takes up, above 0 and at most 1. */
  costOf: (options: object) => number;
  /** The current time in milliseconds since 1970. */
  now?: () => number;
}

/** @public Named by the declarations of machines that invoke this one. */
export interface BatchContext extends Required<Omit<BatchInput, 'items'>> {
  items: readonly BatchItem[];
  /** Why the batch has paused by itself. */
  problem: Problem | undefined;
}

export type BatchEvent =
  /** Starts the work, or goes on with pictures that wait. */
  | { type: 'batch.started' }
  /** Starts no further picture. Those under way are finished. */
  | { type: 'batch.paused' }
  /** Goes on after a pause. */
  | { type: 'batch.resumed' }
  /** Stops all work. What has not ended is skipped; results stay. */
  | { type: 'batch.cancelled' }
  /** There is no more room for results: pauses. The page has kept the result that did not fit in memory. */
  | { type: 'storage.filled' }
  /** More pictures were chosen. */
  | { type: 'items.added'; items: readonly BatchItem[] }
  /** The user does not want this picture to be worked on. Stops its run. */
  | { type: 'item.skipped'; id: string }
  /** Removes a picture from the list, with its result. */
  | { type: 'item.removed'; id: string }
  /**
   * Works again on a picture that failed, was skipped or is done. With `acceptIncomplete` a part of it may be missing.
   */
  | { type: 'item.retried'; id: string; acceptIncomplete?: boolean }
  /** Works again on all pictures that failed. */
  | { type: 'failed.retried' }
  /** Moves a picture by so many places in the list: up if negative. */
  | { type: 'item.moved'; id: string; by: number }
  /** The user changes some of the options: of one picture with `id`, otherwise of all. They apply to runs that start later. */
  | { type: 'options.changed'; options: object; id?: string }
  /** A picture is to use the options of all again. */
  | { type: 'options.reset'; id: string }
  /** The run of a picture has changed. */
  | { type: `xstate.snapshot.${string}`; snapshot: PictureRunSnapshot };

export type BatchEmitted =
  | NotifyEmitted
  /** Every picture has ended: the page can show a notification. */
  | { type: 'batch.finished'; done: number; failed: number }
  /** The page deletes the picture's file and result. */
  | { type: 'item.released'; id: string };

const storageFull: Problem = {
  code: 'storage-full',
  message: messages.deviceFull,
  fix: messages.deviceFullFix,
};

const update = (items: readonly BatchItem[], id: string, change: (item: BatchItem) => BatchItem) =>
  items.map((item) => (item.id === id ? change(item) : item));

/** The picture as it was before any work on it. */
function untouched({ id, name, bytes, options, acceptIncomplete }: BatchItem): BatchItem {
  const choices = { ...(options && { options }), ...(acceptIncomplete && { acceptIncomplete }) };
  return { id, name, bytes, ...choices, status: 'waiting', progress: 0 };
}

/** What a run's snapshot says of its picture. */
function followRun(item: BatchItem, { value, context }: PictureRunSnapshot, now: number): BatchItem {
  const ended = { progress: 1, durationMs: now - (item.startedAt ?? now) };
  const problem =
    value === 'rejected'
      ? context.rejection
      : value === 'failed'
        ? context.failure
        : value === 'ready'
          ? blockerOf(context)
          : undefined;
  if (problem) return { ...item, ...ended, status: 'failed', problem };
  if (context.result) return { ...item, ...ended, status: 'done', result: context.result };
  if (value !== 'processing') return item;
  return { ...item, status: 'running', progress: context.progress?.overall ?? item.progress };
}

const retryOf = ({
  event: { id, acceptIncomplete },
}: {
  event: { id: string; acceptIncomplete?: boolean };
}) => ({ id, acceptIncomplete });

const idOf = ({ event }: { event: { id: string } }) => ({ id: event.id });

const batchSetup = setup({
  types: {} as {
    context: BatchContext;
    events: BatchEvent;
    input: BatchInput;
    emitted: BatchEmitted;
  },
  actors: {
    // Inspects the picture with the id that it is given, and works on it. Its result is stored by the time it is done.
    pictureRun: pictureRunMachine,
  },
  guards: {
    hasWaiting: ({ context: { items } }) => items.some(({ status }) => status === 'waiting'),
    hasActive: ({ context: { items } }) => items.some(isActive),
    allEnded: ({ context: { items } }) => items.every(hasEnded),
    canRetry: ({ context: { items } }, { id }: { id: string }) =>
      items.some((item) => item.id === id && hasEnded(item)),
    hasFailed: ({ context: { items } }) => items.some(({ status }) => status === 'failed'),
    canSkip: ({ context: { items } }, { id }: { id: string }) =>
      items.some((item) => item.id === id && !hasEnded(item)),
    canMove: ({ context: { items } }, { id, by }: { id: string; by: number }) => {
      const index = items.findIndex((item) => item.id === id);
      return index >= 0 && items[index + by] !== undefined;
    },
    isListed: ({ context: { items } }, { id }: { id: string }) => items.some((item) => item.id === id),
  },
  actions: {
    /** Starts pictures that wait, in their order, while there is room. One that fits is not held up by one that does not. */
    fillSlots: enqueueActions(({ context, enqueue }) => {
      const { items, costOf, options, validate, now } = context;
      const costOfItem = (item: BatchItem) => costOf({ ...options, ...item.options });
      let taken = items.filter(isActive).reduce((sum, item) => sum + costOfItem(item), 0);
      const next = items.filter((item) => {
        if (item.status !== 'waiting') return false;
        const cost = costOfItem(item);
        // Thirds do not add up to exactly one.
        if (taken > 0 && taken + cost > 1.0001) return false;
        taken += cost;
        return true;
      });
      if (next.length === 0) return;
      const startedAt = now();
      const ids = new Set(next.map(({ id }) => id));
      enqueue.assign({
        items: items.map((item) => (ids.has(item.id) ? { ...item, status: 'checking', startedAt } : item)),
      });
      for (const item of next) {
        const input = { options: { ...options, ...item.options }, validate };
        enqueue.spawnChild('pictureRun', { id: item.id, input, syncSnapshot: true });
        enqueue.sendTo(item.id, {
          type: 'file.chosen',
          files: item.id,
          acceptIncomplete: item.acceptIncomplete ?? false,
        });
      }
    }),
    /** Takes over what a run reports, lets it go on, and stops it when it has ended. */
    followRun: enqueueActions(
      ({ context, enqueue }, { id, snapshot }: { id: string; snapshot: PictureRunSnapshot }) => {
        const item = context.items.find((one) => one.id === id);
        if (!item || !isActive(item)) return;
        const next = followRun(item, snapshot, context.now());
        enqueue.assign({ items: update(context.items, id, () => next) });
        if (hasEnded(next)) enqueue.stopChild(id);
        else if (snapshot.value === 'ready') enqueue.sendTo(id, { type: 'run.start' });
      },
    ),
    skip: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      enqueue.stopChild(id);
      enqueue.assign({
        items: update(context.items, id, (item) => ({ ...untouched(item), status: 'skipped' })),
      });
    }),
    skipAll: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.items.filter(isActive)) enqueue.stopChild(id);
      enqueue.assign({
        items: context.items.map((item) =>
          hasEnded(item) ? item : { ...untouched(item), status: 'skipped' as const },
        ),
      });
    }),
    remove: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      enqueue.stopChild(id);
      enqueue.assign({ items: context.items.filter((item) => item.id !== id) });
      enqueue.emit({ type: 'item.released', id });
    }),
    retry: assign({
      items: (
        { context },
        { id, acceptIncomplete }: { id: string; acceptIncomplete?: boolean | undefined },
      ) =>
        update(context.items, id, (item) =>
          untouched(acceptIncomplete ? { ...item, acceptIncomplete } : item),
        ),
    }),
    retryFailed: assign({
      items: ({ context }) =>
        context.items.map((item) => (item.status === 'failed' ? untouched(item) : item)),
    }),
    add: assign({
      items: ({ context }, { items }: { items: readonly BatchItem[] }) => [...context.items, ...items],
    }),
    move: assign({
      items: ({ context }, { id, by }: { id: string; by: number }) => {
        const items = [...context.items];
        const index = items.findIndex((item) => item.id === id);
        items.splice(index + by, 0, ...items.splice(index, 1));
        return items;
      },
    }),
    changeOptions: assign(({ context }, { options, id }: { options: object; id?: string | undefined }) =>
      id === undefined
        ? { options: { ...context.options, ...options } }
        : {
            items: update(context.items, id, (item) => ({
              ...item,
              options: { ...item.options, ...options },
            })),
          },
    ),
    resetOptions: assign({
      items: ({ context }, { id }: { id: string }) =>
        update(context.items, id, ({ options: _, ...item }) => item),
    }),
    storeProblem: assign({ problem: storageFull }),
    clearProblem: assign({ problem: undefined }),
    notify: notify(),
    announceEnd: emit(({ context: { items } }) => {
      const { done, failed } = countItems(items);
      return { type: 'batch.finished' as const, done, failed };
    }),
  },
});

const follow = {
  type: 'followRun',
  params: ({ event }: { event: { type: `xstate.snapshot.${string}`; snapshot: PictureRunSnapshot } }) => ({
    id: event.type.slice('xstate.snapshot.'.length),
    snapshot: event.snapshot,
  }),
} as const;

/** The toast of a batch that has ended. */
function finishedToast(items: readonly BatchItem[]) {
  const { done, failed } = countItems(items);
  const message = messages.batchDone({ done, total: items.length });
  const partial = items.filter(({ result }) => result?.isPartial).length;
  if (failed > 0) return warningToast(message, messages.batchFailures({ count: failed }));
  if (partial > 0) return warningToast(message, messages.batchPartial({ count: partial }));
  return done === items.length ? successToast(message) : infoToast(message);
}

/**
 * Works on many pictures with one tool. Each picture has a run of its own, an actor of the tool-run machine, which is
 * spawned when a slot is free and stopped when it has ended. The page of a tool starts one when several files are
 * chosen, or to go on with a stored batch, and stops it with the page.
 *
 * - As many pictures are worked on at once as `costOf` lets the device hold, at least one. Room that becomes free is given to
 *   the next one that waits and fits.
 * - A picture that fails never stops the others.
 * - Pausing finishes what is under way; cancelling stops it and skips the rest. Results stay in both.
 * - The context is plain data: the page stores it after each change, and can start another actor from it.
 *
 * @testing Provide `pictureRun` as a tool-run machine with controlled `inspect` and `process` actors. Give `now` the
 * simulated clock's time. Test that no room stays free, and that late results of skipped and removed pictures are ignored.
 */
export const batchMachine = batchSetup.createMachine({
  id: 'batch',
  context: ({ input: { items, options, validate, costOf, now } }) => ({
    items: items.map((item) => (isActive(item) ? untouched(item) : item)),
    options,
    validate: validate ?? (() => undefined),
    costOf,
    now: now ?? Date.now,
    problem: undefined,
  }),
  initial: 'opening',
  on: {
    'xstate.snapshot.*': { actions: follow },
    'item.skipped': {
      guard: { type: 'canSkip', params: idOf },
      actions: { type: 'skip', params: idOf },
    },
    'item.removed': {
      guard: { type: 'isListed', params: idOf },
      actions: { type: 'remove', params: idOf },
    },
    'item.moved': {
      guard: { type: 'canMove', params: ({ event }) => ({ id: event.id, by: event.by }) },
      actions: { type: 'move', params: ({ event }) => ({ id: event.id, by: event.by }) },
    },
    'options.changed': {
      actions: { type: 'changeOptions', params: ({ event }) => ({ options: event.options, id: event.id }) },
    },
    'options.reset': { actions: { type: 'resetOptions', params: idOf } },
    'items.added': { actions: { type: 'add', params: ({ event }) => ({ items: event.items }) } },
  },
  states: {
    /** A stored batch may have ended. */
    opening: { always: [{ guard: 'hasWaiting', target: 'ready' }, { target: 'finished' }] },
    ready: {
      on: {
        'batch.started': { guard: 'hasWaiting', target: 'running' },
        'item.retried': {
          guard: { type: 'canRetry', params: idOf },
          actions: { type: 'retry', params: retryOf },
        },
        'failed.retried': { guard: 'hasFailed', actions: 'retryFailed' },
      },
    },
    running: {
      entry: ['clearProblem', 'fillSlots'],
      always: {
        guard: 'allEnded',
        target: 'finished',
        actions: [
          { type: 'notify', params: ({ context }) => ({ toast: finishedToast(context.items) }) },
          'announceEnd',
        ],
      },
      on: {
        'xstate.snapshot.*': { actions: [follow, 'fillSlots'] },
        'item.skipped': {
          guard: { type: 'canSkip', params: idOf },
          actions: [{ type: 'skip', params: idOf }, 'fillSlots'],
        },
        'item.removed': {
          guard: { type: 'isListed', params: idOf },
          actions: [{ type: 'remove', params: idOf }, 'fillSlots'],
        },
        'item.retried': {
          guard: { type: 'canRetry', params: idOf },
          actions: [{ type: 'retry', params: retryOf }, 'fillSlots'],
        },
        'failed.retried': { guard: 'hasFailed', actions: ['retryFailed', 'fillSlots'] },
        'items.added': {
          actions: [{ type: 'add', params: ({ event }) => ({ items: event.items }) }, 'fillSlots'],
        },
        'batch.paused': { target: 'pausing' },
        'storage.filled': { target: 'pausing', actions: 'storeProblem' },
        'batch.cancelled': { target: 'finished', actions: 'skipAll' },
      },
    },
    /** What is under way is being finished. */
    pausing: {
      always: { guard: not('hasActive'), target: 'paused' },
      on: {
        'batch.resumed': { target: 'running' },
        'batch.cancelled': { target: 'finished', actions: 'skipAll' },
      },
    },
    paused: {
      on: {
        'batch.resumed': { target: 'running' },
        'batch.cancelled': { target: 'finished', actions: 'skipAll' },
      },
    },
    finished: {
      on: {
        'item.retried': {
          guard: { type: 'canRetry', params: idOf },
          target: 'running',
          actions: { type: 'retry', params: retryOf },
        },
        'failed.retried': { guard: 'hasFailed', target: 'running', actions: 'retryFailed' },
        'items.added': {
          target: 'ready',
          actions: { type: 'add', params: ({ event }) => ({ items: event.items }) },
        },
      },
    },
  },
});

export type BatchActor = ActorRefFrom<typeof batchMachine>;
export type BatchSnapshot = SnapshotFrom<typeof batchMachine>;

type Inferred = typeof batchMachine;
/** The machine's type has a name, because declarations of a machine that invokes it cannot spell out what XState infers. */
export interface BatchMachine extends Inferred {}
