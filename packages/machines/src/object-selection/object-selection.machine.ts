import type { Outcome, Problem } from '@verapix/domain';
import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { unexpectedOutcome } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  outputOf,
  report,
  reportError,
  requiredActor,
  requiredWatcher,
} from '../shared/setup-parts';

interface Place {
  x: number;
  y: number;
}

/** What the user picks, in pixels of the picture: a place on the object or beside it, or a box around it. */
export type ObjectPick =
  | ({ kind: 'point'; isInside: boolean } & Place)
  | { kind: 'box'; from: Place; to: Place };

/** Pixels of a rectangle of the picture that are not 0 in `inside` belong to the object. */
export interface PickedObject {
  area: { x: number; y: number; width: number; height: number };
  inside: Uint8Array;
}

/** What is done with an object: `mark` writes a value to the mask, `keep` writes it beside the object too. */
export type ObjectUse = { kind: 'mark'; value: number } | { kind: 'keep' };

interface ObjectSelectionContext {
  /** How much of the download is done, 0 to 1; undefined while that is not known. */
  progress: number | undefined;
  picks: readonly ObjectPick[];
  /** What was found at the picks; undefined if nothing was. */
  found: PickedObject | undefined;
  /** What the object is refined for. */
  use: ObjectUse | undefined;
  /** Why the last step failed. */
  problem: Problem | undefined;
}

export type ObjectSelectionEvent =
  /** The user downloads what is needed. */
  | { type: 'download.started' }
  /** The download reports how much is done. */
  | { type: 'download.progressed'; progress: number }
  /** The user ends the download. */
  | { type: 'download.cancelled' }
  /** The browser is online again. */
  | { type: 'connection.restored' }
  /** The user wants to choose objects in the picture. */
  | { type: 'preparation.started' }
  /** The user does not wait until the picture is prepared. */
  | { type: 'preparation.cancelled' }
  /** The user picks a place or a box. */
  | { type: 'pick.added'; pick: ObjectPick }
  /** The user takes the last pick back. */
  | { type: 'pick.undone' }
  /** The user takes all picks back. */
  | { type: 'picks.discarded' }
  /** The user takes what was found. */
  | { type: 'object.taken'; use: ObjectUse }
  /** The user tries the step that failed again. */
  | { type: 'step.retried' };

type ObjectSelectionEmitted =
  /** The object with its edges, and what the user wants of it. */
  { type: 'object.refined'; object: PickedObject; use: ObjectUse } | ErrorCaughtEmitted;

/** Whether this device can do it, and whether what is needed is on it. */
export interface FindSupportOutput {
  support: 'too-little-memory' | 'offline' | 'not-downloaded' | 'downloaded';
}
export type PickedObjectOutcome = Outcome<{ found: PickedObject | undefined }>;

const noPicks = { picks: [], found: undefined, use: undefined, problem: undefined };

/** A box replaces the one before. */
const withPick = (picks: readonly ObjectPick[], pick: ObjectPick) =>
  pick.kind === 'box' ? [...picks.filter(({ kind }) => kind !== 'box'), pick] : [...picks, pick];

/** Whether anything says where the object is, and not only where it is not. */
const saysWhere = (picks: readonly ObjectPick[]) =>
  picks.some((pick) => pick.kind === 'box' || pick.isInside);

/**
 * Chooses objects in one picture by picks: offers the download, prepares the picture, finds what is at the picks, and refines
 * what the user takes. The editor of a mask starts it with the picture, and stops it when the picture is left. The download
 * and the preparation run in workers that their actors start: leaving the state ends them.
 *
 * @testing Use `controlledActor` for the promise actors, and a callback for `watchDevice`. The machine has no timers.
 */
export const objectSelectionMachine = setup({
  types: {} as {
    context: ObjectSelectionContext;
    events: ObjectSelectionEvent;
    emitted: ObjectSelectionEmitted;
  },
  actors: {
    /** Finds out whether objects can be chosen on this device. */
    findSupport: requiredActor<FindSupportOutput, void>('findSupport'),
    /** Sends `connection.restored`. Its end frees what the picture's preparation left in memory. */
    watchDevice: requiredWatcher('watchDevice'),
    /** Downloads what is needed. The problem's code is `offline` without a connection. */
    download: requiredActor<Outcome, { report: (progress: number) => void }>('download'),
    /** Prepares the picture, once. */
    prepare: requiredActor<Outcome, void>('prepare'),
    /** Finds the object at the picks. */
    find: requiredActor<PickedObjectOutcome, { picks: readonly ObjectPick[] }>('find'),
    /** Follows the edges of what was found last. */
    refine: requiredActor<PickedObjectOutcome, void>('refine'),
  },
  guards: {
    isOk,
    isTooSmall: (_, { support }: FindSupportOutput) => support === 'too-little-memory',
    isOffline: (_, { support }: FindSupportOutput) => support === 'offline',
    isDownloaded: (_, { support }: FindSupportOutput) => support === 'downloaded',
    failedOffline: (_, outcome: Outcome) => !outcome.ok && outcome.problem.code === 'offline',
    // The first pick is on the object or around it.
    canFind: ({ context }, { pick }: { pick: ObjectPick }) => saysWhere(withPick(context.picks, pick)),
    canFindWithoutLast: ({ context }) => saysWhere(context.picks.slice(0, -1)),
    hasFound: ({ context }) => context.found !== undefined,
  },
  actions: {
    clearProgress: assign({ progress: undefined, problem: undefined }),
    storeProgress: assign((_, { progress }: { progress: number }) => ({ progress })),
    storeProblem: assign((_, outcome: Outcome) => ({ problem: outcome.ok ? undefined : outcome.problem })),
    addPick: assign(({ context }, { pick }: { pick: ObjectPick }) => ({
      picks: withPick(context.picks, pick),
    })),
    dropLastPick: assign(({ context }) => ({ picks: context.picks.slice(0, -1) })),
    dropPicks: assign(noPicks),
    storeFound: assign((_, outcome: PickedObjectOutcome) => ({
      found: outcome.ok ? outcome.found : undefined,
      problem: undefined,
    })),
    storeUse: assign((_, { use }: { use: ObjectUse }) => ({ use })),
    emitRefined: emit(({ context }, outcome: PickedObjectOutcome) => {
      const object = (outcome.ok && outcome.found) || context.found;
      if (!object || !context.use) throw new Error('An object was refined that nobody took.');
      return { type: 'object.refined' as const, object, use: context.use };
    }),
    reportError: reportError(),
  },
}).createMachine({
  id: 'object-selection',
  context: { progress: undefined, ...noPicks },
  invoke: { src: 'watchDevice', onError: { actions: report } },
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'findSupport',
        onDone: [
          { guard: { type: 'isTooSmall', params: outputOf }, target: 'unsupported' },
          { guard: { type: 'isOffline', params: outputOf }, target: 'offline' },
          { guard: { type: 'isDownloaded', params: outputOf }, target: 'waiting' },
          { target: 'offered' },
        ],
        onError: { target: 'offered', actions: report },
      },
    },
    unsupported: {},
    offered: { on: { 'download.started': { target: 'downloading' } } },
    offline: { on: { 'connection.restored': { target: 'offered' } } },
    downloading: {
      entry: 'clearProgress',
      invoke: {
        src: 'download',
        input: ({ self }) => ({
          report: (progress) => self.send({ type: 'download.progressed', progress }),
        }),
        onDone: [
          { guard: ifOk, target: 'preparing' },
          { guard: { type: 'failedOffline', params: outputOf }, target: 'offline' },
          { target: 'failed.download', actions: { type: 'storeProblem', params: outputOf } },
        ],
        onError: {
          target: 'failed.download',
          actions: [{ type: 'storeProblem', params: unexpectedOutcome }, report],
        },
      },
      on: {
        'download.progressed': { actions: { type: 'storeProgress', params: ({ event }) => event } },
        'download.cancelled': { target: 'offered' },
      },
    },
    waiting: { on: { 'preparation.started': { target: 'preparing' } } },
    preparing: {
      invoke: {
        src: 'prepare',
        onDone: [
          { guard: ifOk, target: 'ready' },
          { target: 'failed.preparation', actions: { type: 'storeProblem', params: outputOf } },
        ],
        onError: {
          target: 'failed.preparation',
          actions: [{ type: 'storeProblem', params: unexpectedOutcome }, report],
        },
      },
      on: { 'preparation.cancelled': { target: 'waiting' } },
    },
    ready: {
      entry: 'dropPicks',
      on: {
        'pick.added': {
          guard: { type: 'canFind', params: ({ event }) => event },
          target: 'choosing',
          actions: { type: 'addPick', params: ({ event }) => event },
        },
      },
    },
    choosing: {
      initial: 'finding',
      on: {
        'pick.added': {
          guard: { type: 'canFind', params: ({ event }) => event },
          target: '.finding',
          actions: { type: 'addPick', params: ({ event }) => event },
        },
        'pick.undone': [
          { guard: 'canFindWithoutLast', target: '.finding', actions: 'dropLastPick' },
          { target: 'ready' },
        ],
        'picks.discarded': { target: 'ready' },
      },
      states: {
        finding: {
          invoke: {
            src: 'find',
            input: ({ context: { picks } }) => ({ picks }),
            onDone: [
              { guard: ifOk, target: 'found', actions: { type: 'storeFound', params: outputOf } },
              {
                target: '#object-selection.failed.search',
                actions: { type: 'storeProblem', params: outputOf },
              },
            ],
            onError: {
              target: '#object-selection.failed.search',
              actions: [{ type: 'storeProblem', params: unexpectedOutcome }, report],
            },
          },
        },
        found: {
          on: {
            'object.taken': {
              guard: 'hasFound',
              target: 'refining',
              actions: { type: 'storeUse', params: ({ event }) => event },
            },
          },
        },
        refining: {
          invoke: {
            src: 'refine',
            onDone: [
              {
                guard: ifOk,
                target: '#object-selection.ready',
                actions: { type: 'emitRefined', params: outputOf },
              },
              {
                target: '#object-selection.failed.search',
                actions: { type: 'storeProblem', params: outputOf },
              },
            ],
            onError: {
              target: '#object-selection.failed.search',
              actions: [{ type: 'storeProblem', params: unexpectedOutcome }, report],
            },
          },
        },
      },
    },
    failed: {
      initial: 'download',
      states: {
        download: { on: { 'step.retried': { target: '#object-selection.downloading' } } },
        preparation: { on: { 'step.retried': { target: '#object-selection.preparing' } } },
        search: {
          on: {
            'step.retried': { target: '#object-selection.choosing' },
            'picks.discarded': { target: '#object-selection.ready' },
          },
        },
      },
    },
  },
});

export type ObjectSelectionSnapshot = SnapshotFrom<typeof objectSelectionMachine>;
