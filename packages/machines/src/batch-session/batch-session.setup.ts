import type { Problem } from '@verapix/domain';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { type BatchActor, type BatchMachine, batchMachine } from '../batch/batch.machine';
import { unexpectedProblem } from '../shared/problem';
import { reportError, requiredActor, requiredWatcher } from '../shared/setup-parts';
import { errorToast } from '../shared/toast';
import type {
  BatchAccess,
  BatchSessionEmitted,
  BatchSessionEvent,
  BatchSessionInput,
  LeftOut,
  OpenedFiles,
  OpenFilesInput,
  PagesQuestion,
  SavedResults,
  SaveForm,
  SaveProgress,
  SaveResultsInput,
  SaveTarget,
  StoredBatch,
} from './batch-session.types';

export interface BatchSessionContext extends Required<Omit<BatchSessionInput, 'template'>> {
  access: BatchAccess;
  /** The chosen files until they are opened. */
  files: readonly File[] | undefined;
  /** What the user chose beside the files. */
  chosenOptions: object;
  /** The batch of an earlier visit. */
  stored: StoredBatch | undefined;
  /** The actor of the open batch. */
  batch: BatchActor | undefined;
  /** What `openFiles` does now, as text for the user. */
  openingText: string | undefined;
  question: PagesQuestion | undefined;
  leftOut: LeftOut | undefined;
  form: SaveForm;
  saveTarget: SaveTarget | undefined;
  /** Undefined until the first file is being written. */
  saveProgress: SaveProgress | undefined;
  /** Why nothing was saved. */
  saveFailure: Problem | undefined;
}

/** By the name of its type, which declarations of this machine can spell out. */
const pictureBatchMachine: BatchMachine = batchMachine;

/** Actors, guards and actions of the batch session machine. */
export const batchSessionSetup = setup({
  types: {} as {
    context: BatchSessionContext;
    events: BatchSessionEvent;
    input: BatchSessionInput;
    emitted: BatchSessionEmitted;
  },
  actors: {
    batch: pictureBatchMachine,
    /** Gives the tool's batch to this tab for as long as it runs, or says that another tab has it. */
    watchLock: requiredWatcher('watchLock'),
    /** Stores the changes of the open batch, and forwards what it emits. Shows its progress and its end outside the page. */
    watchBatch: requiredWatcher<BatchActor>('watchBatch'),
    /** Reads the stored batch. */
    loadBatch: requiredActor<StoredBatch | undefined, void>('loadBatch'),
    /** Deletes the stored batch with its files and results. */
    clearBatch: requiredActor<void, void>('clearBatch'),
    /** Makes pictures of the chosen files. They can be read until they are copied. */
    openFiles: requiredActor<OpenedFiles, OpenFilesInput>('openFiles'),
    /** Copies the files to the device, because the browser forgets them with the page. Returns whether there was room for all. */
    copyFiles: requiredActor<boolean, void>('copyFiles'),
    /** Writes the files of the results. */
    saveResults: requiredActor<SavedResults, SaveResultsInput>('saveResults'),
  },
  guards: {
    isPlanKnown: ({ context }) => context.access !== 'unknown',
    hasFiles: ({ context }) => context.files !== undefined,
    hasItems: (_, stored: StoredBatch | undefined) => stored !== undefined && stored.items.length > 0,
    canAddToStored: ({ context: { files, stored, isSameWork, chosenOptions } }) =>
      files !== undefined && stored !== undefined && isSameWork(stored.options, chosenOptions),
    isRestored: ({ context }) => context.stored !== undefined,
    hasRoom: (_, hasRoom: boolean) => hasRoom,
    isNothing: (_, { count }: OpenedFiles) => count === 0,
    isRejection: ({ context }, { count, problems }: OpenedFiles) =>
      context.takesRejection && count === 0 && problems.length === 1,
    isSingle: ({ context }, { count, first }: OpenedFiles) =>
      context.takesSingle && count === 1 && first !== undefined,
    asksNotice: ({ context }) => context.asksNotice,
  },
  actions: {
    storeAccess: assign((_, { access }: { access: BatchAccess }) => ({ access })),
    storeFiles: assign((_, { files, options }: { files: readonly File[]; options?: object }) => ({
      files,
      ...(options && { chosenOptions: options }),
    })),
    storeText: assign((_, { text }: { text: string }) => ({ openingText: text })),
    storeQuestion: assign((_, { question }: { question: PagesQuestion }) => ({ question })),
    answer: enqueueActions(({ context, enqueue }, { pages }: { pages: readonly number[] }) => {
      const { question } = context;
      enqueue.assign({ question: undefined });
      enqueue(() => question?.answer(pages));
    }),
    forgetFiles: assign({ files: undefined, openingText: undefined, question: undefined }),
    storeStored: assign((_, stored: StoredBatch | undefined) => ({ stored })),
    notifyProblems: enqueueActions(({ enqueue }, { problems }: OpenedFiles) => {
      for (const { message, fix } of problems)
        enqueue.emit({ type: 'notify', toast: errorToast(message, fix) });
    }),
    storeLeftOut: assign(({ context: { access } }, { items: { length: taken }, count }: OpenedFiles) => ({
      leftOut: taken < count ? { chosen: count, taken, isFree: access !== 'paid' } : undefined,
    })),
    spawnNew: assign(({ context, spawn }, { items }: OpenedFiles) => {
      const { validate, costOf, options, chosenOptions } = context;
      const input = { items, options: { ...options, ...chosenOptions }, validate, costOf };
      return { batch: spawn('batch', { id: 'batch', input }) };
    }),
    spawnStored: assign(({ context: { stored, validate, costOf }, spawn }) =>
      stored ? { batch: spawn('batch', { id: 'batch', input: { ...stored, validate, costOf } }) } : {},
    ),
    /** A batch that is blocked waits for what is missing, such as a mark. */
    startUnblocked: enqueueActions(({ context: { batch, stored, isBlocked }, enqueue }) => {
      if (batch && stored && !isBlocked(stored.options)) enqueue.sendTo(batch, { type: 'batch.started' });
    }),
    addItems: enqueueActions(({ context: { batch }, enqueue }, { items }: OpenedFiles) => {
      if (!batch || items.length === 0) return;
      enqueue.sendTo(batch, { type: 'items.added', items });
      enqueue.raise({ type: 'files.held' });
    }),
    pauseFull: enqueueActions(({ context: { batch }, enqueue }) => {
      if (batch) enqueue.sendTo(batch, { type: 'storage.filled' });
    }),
    endBatch: enqueueActions(({ enqueue }) => {
      enqueue.stopChild('batch');
      enqueue.assign({ batch: undefined, stored: undefined });
    }),
    changeForm: assign(({ context }, { form }: { form: Partial<SaveForm> }) => ({
      form: { ...context.form, ...form },
    })),
    beginSaving: assign((_, { target }: { target: SaveTarget }) => ({
      saveTarget: target,
      saveProgress: undefined,
      saveFailure: undefined,
    })),
    storeProgress: assign((_, { progress }: { progress: SaveProgress }) => ({ saveProgress: progress })),
    storeFailure: assign({ saveFailure: unexpectedProblem }),
    notifyUnsaved: enqueueActions(({ enqueue }, { warning }: SavedResults) => {
      if (warning) enqueue.emit({ type: 'notify', toast: warning });
    }),
    emitResumed: emit({ type: 'session.resumed' }),
    emitClosed: emit({ type: 'session.closed' }),
    emitFailed: emit((_, { error }: { error: unknown }) => ({ type: 'session.failed' as const, error })),
    passFile: enqueueActions(({ enqueue }, { first }: OpenedFiles) => {
      if (first) enqueue.emit({ type: 'file.passed', file: first });
    }),
    passRejection: enqueueActions(({ enqueue }, { problems: [problem] }: OpenedFiles) => {
      if (problem) enqueue.emit({ type: 'rejection.passed', problem });
    }),
    emitNotice: emit((_, { isAllowed }: { isAllowed: boolean }) => ({
      type: 'notice.settled' as const,
      isAllowed,
    })),
    reportError: reportError(),
  },
});
