import type { Outcome, Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-library';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { failureToast, problemOf, unexpectedOutcome } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  type NotifyEmitted,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';
import { successToast } from '../shared/toast';
import type { LibraryResult } from './library.selectors';

interface LibraryContext {
  /** Newest first. */
  results: readonly LibraryResult[];
  /** Whether results of further runs are kept. */
  isKeeping: boolean;
  /** How much may be kept in all. */
  limitBytes: number;
  /** The results that are being deleted. */
  deletingIds: readonly string[];
  /** Why the results could not be read; cleared by the next attempt. */
  problem: Problem | undefined;
}

type LibraryEvent =
  /** The user retries after the results could not be read. */
  | { type: 'load.retried' }
  /** Another tab kept or deleted a result. */
  | { type: 'library.changed' }
  /** The user turns keeping on or off. What is kept already stays. */
  | { type: 'keeping.switched'; isKeeping: boolean }
  /** The user has confirmed that these results are deleted. Ignored while others are being deleted. */
  | { type: 'results.deleted'; ids: readonly string[] };

type LibraryEmitted =
  /** Results were deleted, or why not. */
  | NotifyEmitted
  | ErrorCaughtEmitted
  /** The app stores whether results are kept. */
  | { type: 'keeping.changed'; isKeeping: boolean };

/** The results, newest first. */
export type LoadLibraryOutcome = Outcome<{
  results: readonly LibraryResult[];
  isKeeping: boolean;
  limitBytes: number;
}>;

/** Input of the `deleteResults` actor. */
export interface DeleteResultsInput {
  ids: readonly string[];
}

/**
 * The results that are kept on this device. The page of the results starts it and stops it, except while results are
 * being deleted.
 *
 * - `off` is shown only without results: what is kept stays after keeping is turned off.
 * - Nothing is ever deleted unless the user has confirmed it.
 *
 * @testing Use `controlledActor` for both actors. The machine has no timers. Test that the list stays as it was when
 * deleting fails.
 */
export const libraryMachine = setup({
  types: {} as { context: LibraryContext; events: LibraryEvent; emitted: LibraryEmitted },
  actors: {
    /** Reads what is kept, and whether further results are. */
    loadLibrary: requiredActor<LoadLibraryOutcome, void>('loadLibrary'),
    /** Deletes results with their files. Ids that are not kept any more are ignored. */
    deleteResults: requiredActor<Outcome, DeleteResultsInput>('deleteResults'),
  },
  guards: {
    isOk,
    hasResults: ({ context }) => context.results.length > 0,
    isKeeping: ({ context }) => context.isKeeping,
  },
  actions: {
    storeLibrary: assign((_, outcome: LoadLibraryOutcome) =>
      outcome.ok
        ? { results: outcome.results, isKeeping: outcome.isKeeping, limitBytes: outcome.limitBytes }
        : { problem: outcome.problem },
    ),
    clearProblem: assign({ problem: undefined }),
    switchKeeping: enqueueActions(({ enqueue }, { isKeeping }: { isKeeping: boolean }) => {
      enqueue.assign({ isKeeping });
      enqueue.emit({ type: 'keeping.changed', isKeeping });
    }),
    beginDeleting: assign((_, { ids }: DeleteResultsInput) => ({ deletingIds: ids })),
    removeDeleted: assign(({ context }) => ({
      results: context.results.filter(({ id }) => !context.deletingIds.includes(id)),
    })),
    endDeleting: assign({ deletingIds: [] }),
    notifyDeleted: emit(({ context }) => ({
      type: 'notify',
      toast: successToast(messages.resultsDeleted({ count: context.deletingIds.length })),
    })),
    notifyFailed: emit((_, outcome: Outcome) => ({
      type: 'notify',
      toast: failureToast(messages.nothingDeleted, problemOf(outcome)),
    })),
    reportError: reportError(),
  },
}).createMachine({
  id: 'library',
  context: { results: [], isKeeping: true, limitBytes: 0, deletingIds: [], problem: undefined },
  initial: 'loading',
  states: {
    loading: {
      entry: 'clearProblem',
      invoke: {
        src: 'loadLibrary',
        onDone: [
          { guard: ifOk, target: 'loaded', actions: { type: 'storeLibrary', params: outputOf } },
          { target: 'failed', actions: { type: 'storeLibrary', params: outputOf } },
        ],
        onError: { target: 'failed', actions: [{ type: 'storeLibrary', params: unexpectedOutcome }, report] },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading' } } },
    loaded: {
      entry: 'endDeleting',
      initial: 'choosing',
      on: {
        'library.changed': { target: 'loading' },
        'keeping.switched': {
          target: '.choosing',
          actions: { type: 'switchKeeping', params: ({ event }) => ({ isKeeping: event.isKeeping }) },
        },
      },
      states: {
        choosing: {
          always: [
            { guard: 'hasResults', target: 'listing' },
            { guard: 'isKeeping', target: 'empty' },
            { target: 'off' },
          ],
        },
        empty: {},
        off: {},
        listing: {
          on: {
            'results.deleted': {
              target: '#library.deleting',
              actions: { type: 'beginDeleting', params: ({ event }) => ({ ids: event.ids }) },
            },
          },
        },
      },
    },
    deleting: {
      invoke: {
        src: 'deleteResults',
        input: ({ context }) => ({ ids: context.deletingIds }),
        onDone: [
          { guard: ifOk, target: 'loaded', actions: ['removeDeleted', 'notifyDeleted'] },
          { target: 'loaded', actions: { type: 'notifyFailed', params: outputOf } },
        ],
        onError: { target: 'loaded', actions: [{ type: 'notifyFailed', params: unexpectedOutcome }, report] },
      },
    },
  },
});
