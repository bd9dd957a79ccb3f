import type { Outcome, Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-library';
import { assign, emit, setup } from 'xstate';
import type { LibraryResult } from '../library';
import { unexpectedOutcome } from '../shared/problem';
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

/** A result that is kept in the cloud, without its files. */
export interface CloudResult
  extends Pick<LibraryResult, 'id' | 'madeAt' | 'tool' | 'steps' | 'files' | 'size' | 'excerpt'> {
  /** Its id in the library of the device that it was kept from. */
  resultId: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** All its files together. */
  bytes: number;
}

interface CloudResultsContext {
  /** Newest first. */
  results: readonly CloudResult[];
  /** The result that is being worked on: of the device while it is kept, otherwise of the cloud. */
  active: LibraryResult | CloudResult | undefined;
  /** What a fetched result is for. */
  purpose: FetchPurpose;
  /** Why the last attempt failed; cleared by the next one. */
  problem: Problem | undefined;
}

/** `open`: it is added to the results of this device. `download`: its files are saved. */
export type FetchPurpose = 'open' | 'download';

type CloudResultsEvent =
  /** The user retries after the list could not be read. */
  | { type: 'load.retried' }
  /** The user has confirmed that this result of the device is uploaded. */
  | { type: 'result.kept'; result: LibraryResult }
  /** The user stops an upload. */
  | { type: 'keeping.canceled' }
  /** The user opens or downloads a result. */
  | { type: 'result.fetched'; result: CloudResult; purpose: FetchPurpose }
  /** The user has confirmed that this result is deleted from the cloud. */
  | { type: 'result.deleted'; result: CloudResult };

type CloudResultsEmitted = NotifyEmitted | ErrorCaughtEmitted;

export type LoadCloudOutcome = Outcome<{ results: readonly CloudResult[] }>;
export interface KeepResultInput {
  result: LibraryResult;
}
export type KeepResultOutcome = Outcome<{ result: CloudResult }>;
export interface FetchResultInput {
  result: CloudResult;
  purpose: FetchPurpose;
}
export interface DeleteCloudResultInput {
  id: string;
}

/** An operation that the server refused, or that failed without an answer. */
const refused = {
  target: 'ready.refused',
  actions: { type: 'storeProblem', params: outputOf },
} as const;
const broken = {
  target: 'ready.refused',
  actions: [{ type: 'storeProblem', params: unexpectedOutcome }, report],
} as const;

/** The code with which the server says that the result does not fit. */
const fullCode = 'cloud_storage_full';

/**
 * The results that a signed-in user keeps in the cloud, one operation at a time. The page of the results starts it for a
 * user and stops it, except while something is uploaded or deleted. Nothing is uploaded unless the user has confirmed it.
 *
 * - `full`: the last result did not fit. `refused`: the last operation failed, for example without a network. Both are
 *   shown until the next operation, which either allows.
 * - An upload that was stopped may have arrived: the list is read again.
 *
 * @testing Use `controlledActor` for all actors. The machine has no timers.
 */
export const cloudResultsMachine = setup({
  types: {} as { context: CloudResultsContext; events: CloudResultsEvent; emitted: CloudResultsEmitted },
  actors: {
    /** Reads the list of kept results and the quota. */
    loadCloud: requiredActor<LoadCloudOutcome, void>('loadCloud'),
    /** Uploads the files of a result of this device. */
    keepResult: requiredActor<KeepResultOutcome, KeepResultInput>('keepResult'),
    /** Downloads the files of a result, and opens or saves them. */
    fetchResult: requiredActor<Outcome, FetchResultInput>('fetchResult'),
    /** Deletes a result and its files. */
    deleteCloudResult: requiredActor<Outcome, DeleteCloudResultInput>('deleteCloudResult'),
  },
  guards: {
    isOk,
    isFull: (_, outcome: Outcome) => !outcome.ok && outcome.problem.code === fullCode,
  },
  actions: {
    storeResults: assign((_, outcome: LoadCloudOutcome) => (outcome.ok ? { results: outcome.results } : {})),
    storeProblem: assign((_, outcome: Outcome) => (outcome.ok ? {} : { problem: outcome.problem })),
    clearProblem: assign({ problem: undefined }),
    setActive: assign((_, { active }: { active: LibraryResult | CloudResult }) => ({ active })),
    setPurpose: assign((_, { purpose }: { purpose: FetchPurpose }) => ({ purpose })),
    clearActive: assign({ active: undefined }),
    addKept: assign(({ context }, outcome: KeepResultOutcome) =>
      outcome.ok
        ? { results: [outcome.result, ...context.results.filter(({ id }) => id !== outcome.result.id)] }
        : {},
    ),
    removeActive: assign(({ context }) => ({
      results: context.results.filter(({ id }) => id !== context.active?.id),
    })),
    notifyKept: emit({ type: 'notify', toast: successToast(messages.keptInCloud) }),
    notifyDeleted: emit({ type: 'notify', toast: successToast(messages.deletedFromCloud) }),
    reportError: reportError(),
  },
}).createMachine({
  id: 'cloud-results',
  context: { results: [], active: undefined, purpose: 'open', problem: undefined },
  initial: 'loading',
  states: {
    loading: {
      entry: 'clearProblem',
      invoke: {
        src: 'loadCloud',
        onDone: [
          { guard: ifOk, target: 'ready', actions: { type: 'storeResults', params: outputOf } },
          { target: 'failed', actions: { type: 'storeProblem', params: outputOf } },
        ],
        onError: { target: 'failed', actions: [{ type: 'storeProblem', params: unexpectedOutcome }, report] },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading' } } },
    ready: {
      entry: 'clearActive',
      initial: 'idle',
      on: {
        'result.kept': {
          target: 'keeping',
          actions: { type: 'setActive', params: ({ event }) => ({ active: event.result }) },
        },
        'result.fetched': {
          target: 'fetching',
          actions: [
            { type: 'setActive', params: ({ event }) => ({ active: event.result }) },
            { type: 'setPurpose', params: ({ event }) => ({ purpose: event.purpose }) },
          ],
        },
        'result.deleted': {
          target: 'deleting',
          actions: { type: 'setActive', params: ({ event }) => ({ active: event.result }) },
        },
      },
      states: { idle: {}, full: {}, refused: {} },
    },
    keeping: {
      entry: 'clearProblem',
      on: { 'keeping.canceled': { target: 'loading' } },
      invoke: {
        src: 'keepResult',
        input: ({ context }) => ({ result: context.active as LibraryResult }),
        onDone: [
          { guard: ifOk, target: 'ready', actions: [{ type: 'addKept', params: outputOf }, 'notifyKept'] },
          {
            guard: { type: 'isFull', params: outputOf },
            target: 'ready.full',
            actions: { type: 'storeProblem', params: outputOf },
          },
          refused,
        ],
        onError: broken,
      },
    },
    fetching: {
      entry: 'clearProblem',
      invoke: {
        src: 'fetchResult',
        input: ({ context }) => ({ result: context.active as CloudResult, purpose: context.purpose }),
        onDone: [{ guard: ifOk, target: 'ready' }, refused],
        onError: broken,
      },
    },
    deleting: {
      entry: 'clearProblem',
      invoke: {
        src: 'deleteCloudResult',
        input: ({ context }) => ({ id: context.active?.id ?? '' }),
        onDone: [{ guard: ifOk, target: 'ready', actions: ['removeActive', 'notifyDeleted'] }, refused],
        onError: broken,
      },
    },
  },
});
