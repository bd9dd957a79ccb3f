import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { outputOf, report } from '../shared/setup-parts';
import { batchLimit } from './batch-session.selectors';
import { type BatchSessionContext, batchSessionSetup } from './batch-session.setup';
import type { OpenedFiles, PagesQuestion } from './batch-session.types';

const filesOf = ({ event: { files } }: { event: { files: readonly File[] } }) => ({ files });

/** The batch can't go on after this error. */
const fail = {
  type: 'emitFailed',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

/** What is done with the pictures of the chosen files, whether the batch is new or open. */
const follow = [
  { type: 'notifyProblems', params: outputOf<OpenedFiles> },
  { type: 'storeLeftOut', params: outputOf<OpenedFiles> },
] as const;

const openFilesInput = ({ context: { files = [], batch, access } }: { context: BatchSessionContext }) => {
  const listed = batch?.getSnapshot().context.items.length ?? 0;
  return { files, max: Math.max(0, batchLimit(access) - listed) };
};

/** What `openFiles` and the user say while files are being opened. */
const whileOpening = {
  'opening.progressed': {
    actions: {
      type: 'storeText',
      params: ({ event }: { event: { text: string } }) => ({ text: event.text }),
    },
  },
  'pages.requested': {
    actions: {
      type: 'storeQuestion',
      params: ({ event }: { event: { question: PagesQuestion } }) => ({ question: event.question }),
    },
  },
  'pages.chosen': {
    actions: {
      type: 'answer',
      params: ({ event }: { event: { pages: readonly number[] } }) => ({ pages: event.pages }),
    },
  },
} as const;

/**
 * A tool's batches on one page: the batch of an earlier visit, the files that are chosen for a new one, and what becomes of
 * the results. The page of a batch starts one and stops it. The work on the pictures is in its child `batch`.
 *
 * - One tab at a time works on a tool's batch, and the user's plan is known before anything is read.
 * - Files that are chosen while a batch is stored wait for the user's answer: they are added to it, or start another one.
 * - A single picture, and the reason why the only file could not be opened, can be passed on to the page instead.
 * - Files are copied to the device while the batch works already. Without room for them they stay where the user has them,
 *   and the page says that the batch ends with it.
 * - Saving results and adding files go on beside each other. Each can be cancelled.
 * - The tag `busy` says that leaving the page would lose files that are not copied or saved yet.
 *
 * @testing Use `controlledActor` for the promise actors and a silent `fromCallback` for `watchLock` and `watchBatch`. Give
 * `batch` a tool run with controlled actors, or start no picture. The machine has no timers. Test cancelled openings whose
 * outcome is late, and files that are added while others are copied.
 */
export const batchSessionMachine = batchSessionSetup.createMachine({
  id: 'batch-session',
  context: ({ input: { template, ...input } }) => ({
    ...input,
    validate: input.validate ?? (() => undefined),
    access: 'unknown',
    files: undefined,
    chosenOptions: {},
    stored: undefined,
    batch: undefined,
    openingText: undefined,
    question: undefined,
    leftOut: undefined,
    form: { template, saveAs: undefined },
    saveTarget: undefined,
    saveProgress: undefined,
    saveFailure: undefined,
  }),
  invoke: { src: 'watchLock', onError: { actions: fail } },
  on: {
    'access.changed': {
      actions: { type: 'storeAccess', params: ({ event }) => ({ access: event.access }) },
    },
  },
  initial: 'preparing',
  states: {
    preparing: {
      initial: 'locking',
      on: {
        'files.chosen': {
          actions: {
            type: 'storeFiles',
            params: ({ event }) => ({ files: event.files, options: event.options }),
          },
        },
      },
      states: {
        locking: {
          on: {
            'lock.granted': { target: 'awaitingPlan' },
            'lock.refused': { target: '#batch-session.elsewhere' },
          },
        },
        awaitingPlan: { always: { guard: 'isPlanKnown', target: 'restoring' } },
        restoring: {
          invoke: {
            src: 'loadBatch',
            onDone: [
              {
                guard: { type: 'hasItems', params: outputOf },
                target: 'offering',
                actions: { type: 'storeStored', params: outputOf },
              },
              { target: '#batch-session.empty' },
            ],
            onError: { target: '#batch-session.empty', actions: fail },
          },
        },
        /** The user decides about the stored batch, and about files that they have chosen meanwhile. */
        offering: {
          on: {
            'batch.restored': [
              {
                guard: 'canAddToStored',
                target: '#batch-session.open.intake.opening',
                actions: ['emitResumed', 'spawnStored'],
              },
              {
                target: '#batch-session.open',
                actions: ['emitResumed', 'forgetFiles', 'spawnStored', 'startUnblocked'],
              },
            ],
            'batch.deleted': { target: '#batch-session.clearing' },
          },
        },
      },
    },
    elsewhere: {},
    empty: {
      always: { guard: 'hasFiles', target: 'opening' },
      on: {
        'files.chosen': {
          target: 'opening',
          actions: {
            type: 'storeFiles',
            params: ({ event }) => ({ files: event.files, options: event.options }),
          },
        },
      },
    },
    /** The files of a new batch are being opened. */
    opening: {
      invoke: {
        src: 'openFiles',
        input: openFilesInput,
        onDone: [
          {
            guard: { type: 'isRejection', params: outputOf },
            target: 'empty',
            actions: ['forgetFiles', { type: 'passRejection', params: outputOf }],
          },
          {
            guard: { type: 'isNothing', params: outputOf },
            target: 'empty',
            actions: ['forgetFiles', { type: 'notifyProblems', params: outputOf }, 'emitClosed'],
          },
          {
            guard: { type: 'isSingle', params: outputOf },
            target: 'empty',
            actions: [
              'forgetFiles',
              { type: 'notifyProblems', params: outputOf },
              { type: 'passFile', params: outputOf },
            ],
          },
          {
            target: 'open',
            actions: ['forgetFiles', ...follow, { type: 'spawnNew', params: outputOf }],
          },
        ],
        onError: { target: 'empty', actions: ['forgetFiles', fail] },
      },
      on: {
        ...whileOpening,
        'opening.cancelled': { target: 'empty', actions: ['forgetFiles', 'emitClosed'] },
      },
    },
    open: {
      type: 'parallel',
      invoke: {
        src: 'watchBatch',
        input: ({ context: { batch } }) => {
          if (!batch) throw new Error('There is no batch: spawn it before `open` is entered.');
          return batch;
        },
        onError: { actions: fail },
      },
      on: {
        'storage.filled': { actions: 'pauseFull' },
        'batch.deleted': { target: 'clearing', actions: 'forgetFiles' },
      },
      states: {
        intake: {
          initial: 'idle',
          states: {
            idle: {
              on: { 'files.added': { target: 'opening', actions: { type: 'storeFiles', params: filesOf } } },
            },
            opening: {
              invoke: {
                src: 'openFiles',
                input: openFilesInput,
                onDone: {
                  target: 'idle',
                  actions: ['forgetFiles', ...follow, { type: 'addItems', params: outputOf }],
                },
                onError: { target: 'idle', actions: ['forgetFiles', fail] },
              },
              on: {
                ...whileOpening,
                'files.added': {
                  target: 'opening',
                  reenter: true,
                  actions: ['forgetFiles', { type: 'storeFiles', params: filesOf }],
                },
                'opening.cancelled': { target: 'idle', actions: 'forgetFiles' },
              },
            },
          },
        },
        /** Where the files of the batch are. */
        copying: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isRestored', target: 'kept' }, { target: 'storing' }] },
            storing: {
              tags: 'busy',
              invoke: {
                src: 'copyFiles',
                onDone: [
                  { guard: { type: 'hasRoom', params: outputOf }, target: 'kept' },
                  { target: 'volatile' },
                ],
                onError: { target: 'volatile', actions: fail },
              },
              on: { 'files.held': { target: 'storing', reenter: true } },
            },
            kept: { on: { 'files.held': { target: 'storing' } } },
            volatile: { on: { 'files.held': { target: 'storing' } } },
          },
        },
        saving: {
          initial: 'idle',
          on: {
            'form.changed': {
              actions: { type: 'changeForm', params: ({ event }) => ({ form: event.form }) },
            },
            'saving.started': {
              target: '.writing',
              reenter: true,
              actions: { type: 'beginSaving', params: ({ event }) => ({ target: event.target }) },
            },
          },
          states: {
            idle: {},
            writing: {
              tags: 'busy',
              invoke: {
                src: 'saveResults',
                input: ({ context: { form, saveTarget = { to: 'zip' } } }) => ({
                  ...form,
                  target: saveTarget,
                }),
                onDone: { target: 'idle', actions: { type: 'notifyUnsaved', params: outputOf } },
                onError: { target: 'idle', actions: ['storeFailure', report] },
              },
              on: {
                'saving.progressed': {
                  actions: { type: 'storeProgress', params: ({ event }) => ({ progress: event.progress }) },
                },
                'saving.cancelled': { target: 'idle' },
              },
            },
          },
        },
        notice: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'asksNotice', target: 'asking' }, { target: 'settled' }] },
            asking: {
              on: {
                'notice.answered': {
                  target: 'settled',
                  actions: { type: 'emitNotice', params: ({ event }) => ({ isAllowed: event.isAllowed }) },
                },
              },
            },
            settled: {},
          },
        },
      },
    },
    /** The batch is being deleted. */
    clearing: {
      invoke: {
        src: 'clearBatch',
        onDone: [
          { guard: 'hasFiles', target: 'opening', actions: 'endBatch' },
          { target: 'empty', actions: ['endBatch', 'emitClosed'] },
        ],
        onError: { target: 'empty', actions: ['endBatch', 'forgetFiles', fail] },
      },
    },
  },
});

export type BatchSessionActor = ActorRefFrom<typeof batchSessionMachine>;
export type BatchSessionSnapshot = SnapshotFrom<typeof batchSessionMachine>;
