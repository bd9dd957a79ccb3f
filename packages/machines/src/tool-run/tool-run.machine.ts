import { delays, type History, recordChange, redo, startHistory, undo } from '@verapix/domain';
import { type ActorRefFrom, assertEvent, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { ifOk, isOk, outputOf, report, reportError, requiredActor } from '../shared/setup-parts';
import type { ToastOptions } from '../shared/toast';
import {
  blockerToast,
  doneToast,
  failedToast,
  processingToast,
  refusedToast,
  savedToast,
  timedOut,
  unexpectedIn,
  uploadedToast,
} from './tool-run.messages';
import { blockerOf } from './tool-run.selectors';
import type {
  InspectInput,
  InspectOutcome,
  ProcessInput,
  ProcessOutcome,
  ToolRunContext,
  ToolRunEmitted,
  ToolRunEvent,
  ToolRunInput,
  ToolRunProgress,
  ToolRunTag,
} from './tool-run.types';

function notify(
  queue: { emit: (event: { type: 'notify'; toast: ToastOptions }) => void },
  toast: ToastOptions | undefined,
): void {
  if (toast) queue.emit({ type: 'notify', toast });
}

const optionsHistoryOf = <Options extends object>({
  options,
  optionsHistory,
}: Pick<ToolRunContext<unknown, Options, unknown>, 'options' | 'optionsHistory'>): History<Options> => ({
  present: options,
  ...optionsHistory,
});

/** A history of the options as the context holds it. */
const inContext = <Options extends object>({ present, ...optionsHistory }: History<Options>) => ({
  options: present,
  optionsHistory,
});

function toolRunSetup<Source, Options extends object, Result, Files>() {
  type Context = ToolRunContext<Source, Options, Result>;
  return setup({
    types: {} as {
      context: ToolRunContext<Source, Options, Result>;
      events: ToolRunEvent<Options, Files, Result>;
      input: ToolRunInput<Source, Options, Result>;
      emitted: ToolRunEmitted<Source, Result>;
      tags: ToolRunTag;
    },
    actors: {
      /** Inspects the chosen files and returns the tool's source, or why they are rejected. */
      inspect: requiredActor<InspectOutcome<Source>, InspectInput<Files>>('inspect'),
      /** Creates the result and reports progress. When its signal fires it stops and releases what it has created. */
      process: requiredActor<ProcessOutcome<Result>, ProcessInput<Source, Options>>('process'),
    },
    guards: {
      isOk,
      hasResult: ({ context }) => context.result !== undefined,
      hasFailure: ({ context }) => context.failure !== undefined,
      hasSource: ({ context }) => context.source !== undefined,
      hasRejection: ({ context }) => context.rejection !== undefined,
      canRun: ({ context }) => blockerOf(context) === undefined,
      isCurrentRun: ({ context }: { context: Context }, { run }: { run: number }) => run === context.run,
      isInHistory: ({ context }: { context: Context }, { result }: { result: Result }) =>
        context.history.includes(result),
    },
    actions: {
      changeOptions: assign(
        ({ context }, { options, step }: { options: Partial<Options>; step?: string | undefined }) =>
          step === undefined
            ? { options: { ...context.options, ...options } }
            : inContext(recordChange(optionsHistoryOf(context), options, step)),
      ),
      undoOptions: assign(({ context }) => inContext(undo(optionsHistoryOf(context)))),
      redoOptions: assign(({ context }) => inContext(redo(optionsHistoryOf(context)))),
      clearRejection: assign({ rejection: undefined }),
      storeInspection: enqueueActions(({ context, enqueue }, outcome: InspectOutcome<Source>) => {
        if (outcome.ok) {
          // Another picture may not take the options of the one before.
          enqueue.assign({ source: outcome.source, ...inContext(startHistory(context.options)) });
          enqueue.emit({ type: 'source.accepted', source: outcome.source });
          notify(enqueue, uploadedToast(context.messages));
        } else {
          enqueue.assign({ rejection: outcome.rejection });
          notify(enqueue, failedToast(outcome.rejection));
        }
      }),
      storeOutcome: enqueueActions(({ context, enqueue }, outcome: ProcessOutcome<Result>) => {
        if (outcome.ok) {
          const all = [outcome.value, ...context.history];
          const history = all.slice(0, context.historyLimit);
          enqueue.assign({ result: outcome.value, history });
          for (const result of context.history)
            if (!history.includes(result)) enqueue.emit({ type: 'result.released', result });
          notify(enqueue, doneToast(context.messages, outcome.value));
          // After the toast, because a listener that counts runs may show a newer one.
          enqueue.emit({ type: 'run.succeeded', result: outcome.value });
        } else {
          enqueue.assign({ failure: outcome.failure });
          notify(enqueue, failedToast(outcome.failure));
        }
      }),
      releaseSource: enqueueActions(({ context, enqueue }) => {
        if (context.source === undefined) return;
        enqueue.assign({ source: undefined, failure: undefined });
        enqueue.emit({ type: 'source.released', source: context.source });
      }),
      releaseResult: enqueueActions(({ context, enqueue }) => {
        if (context.result === undefined) return;
        enqueue.assign({ result: undefined });
        if (!context.history.includes(context.result))
          enqueue.emit({ type: 'result.released', result: context.result });
      }),
      selectResult: assign((_, { result }: { result: Result }) => ({
        result,
        lastRunOptions: undefined,
        failure: undefined,
      })),
      beginRun: assign(({ context }) => ({
        run: context.run + 1,
        lastRunOptions: context.options,
        failure: undefined,
        rejection: undefined,
      })),
      storeProgress: assign({ progress: (_, { progress }: { progress: ToolRunProgress }) => progress }),
      clearProgress: assign({ progress: undefined }),
      notifyProcessing: enqueueActions(({ context, enqueue }) => {
        notify(enqueue, processingToast(context.messages));
      }),
      notifyBlocker: enqueueActions(({ context, enqueue }) => {
        const blocker = blockerOf(context);
        notify(enqueue, blocker && blockerToast(blocker));
      }),
      notifyRefused: enqueueActions(({ context, enqueue }) => {
        notify(enqueue, refusedToast(context.messages));
      }),
      notifySaved: enqueueActions(({ context, enqueue }, { caveat }: { caveat: string | undefined }) => {
        notify(enqueue, savedToast(context.messages, caveat));
      }),
      reportError: reportError(),
    },
    delays: { runDeadline: delays.toolRunDeadline },
  });
}

/**
 * The machine of every tool: choose a file, inspect it, run with options, keep the result until it is saved. Tools
 * differ in their types, their options and the two actors `inspect` and `process`, not in their flow. A tool's page
 * starts its own and stops it.
 *
 * - A rejected or cancelled choice of a file leaves everything as it was.
 * - While a file is inspected, the last choice wins. During a run, files are refused with a toast; changed options
 *   apply to the next run.
 * - A new run releases the earlier result: two would not fit in a phone's memory. A tool with small results keeps its
 *   latest ones in `history`, from which the user can select one.
 * - A tool without a file, such as a generator, starts in `ready` with its own source.
 * - Changes of the options that name a step can be undone and redone, until another file is accepted.
 * - A run that exceeds the delay `runDeadline` is aborted and fails. The user can retry it.
 * - Stopping the actor aborts the work in progress. The code that stops it revokes the object URLs of the source and
 *   the result in the context.
 *
 * @testing Create one with types that are easy to compare, such as names as pictures. Use `controlledActor` for
 * `inspect` and `process`, and call `report` from the input of a run. The only timer is the deadline
 * of a run: increment the clock by `toolRunDeadline`. Test late outcomes of cancelled runs, and that every accepted
 * source and result is released once.
 */
export function createToolRunMachine<Source, Options extends object, Result, Files = readonly File[]>() {
  const start = [
    { guard: 'canRun', target: '#tool-run.processing', actions: ['releaseResult', 'notifyProcessing'] },
    { actions: 'notifyBlocker' },
  ] as const;
  const select = {
    guard: {
      type: 'isInHistory',
      params: ({ event }: { event: { result: Result } }) => ({ result: event.result }),
    },
    actions: {
      type: 'selectResult',
      params: ({ event }: { event: { result: Result } }) => ({ result: event.result }),
    },
  } as const;

  return toolRunSetup<Source, Options, Result, Files>().createMachine({
    id: 'tool-run',
    context: ({ input }) => ({
      validate: input.validate ?? (() => undefined),
      messages: input.messages ?? {},
      source: input.source,
      rejection: undefined,
      failure: undefined,
      result: undefined,
      historyLimit: input.historyLimit ?? 0,
      history: [],
      lastRunOptions: undefined,
      ...inContext(startHistory(input.options)),
      progress: undefined,
      run: 0,
    }),
    initial: 'returning',
    on: {
      'file.chosen': { target: '.checking' },
      'drop.rejected': {
        target: '.returning',
        actions: {
          type: 'storeInspection',
          params: ({ event }) => ({ ok: false, rejection: event.rejection }),
        },
      },
      'options.changed': {
        actions: {
          type: 'changeOptions',
          params: ({ event }) => ({ options: event.options, step: event.step }),
        },
      },
      'options.undone': { actions: 'undoOptions' },
      'options.redone': { actions: 'redoOptions' },
      'source.cleared': { target: '.empty', actions: ['releaseResult', 'releaseSource', 'clearRejection'] },
    },
    states: {
      empty: {},
      checking: {
        tags: 'busy',
        entry: 'clearRejection',
        on: { 'run.cancel': { target: 'returning' } },
        invoke: {
          src: 'inspect',
          input: ({ event }) => {
            assertEvent(event, 'file.chosen');
            return { files: event.files, acceptIncomplete: event.acceptIncomplete ?? false };
          },
          onDone: [
            {
              guard: ifOk,
              target: 'ready',
              actions: ['releaseResult', 'releaseSource', { type: 'storeInspection', params: outputOf }],
            },
            { target: 'returning', actions: { type: 'storeInspection', params: outputOf } },
          ],
          onError: {
            target: 'returning',
            actions: [
              {
                type: 'storeInspection',
                params: ({ context }) => ({ ok: false, rejection: unexpectedIn(context.messages) }),
              },
              report,
            ],
          },
        },
      },
      /** The initial state, and where a rejected or cancelled choice leads: back to the state it was made in. */
      returning: {
        always: [
          { guard: 'hasResult', target: 'done.last' },
          { guard: 'hasFailure', target: 'failed' },
          { guard: 'hasSource', target: 'ready' },
          { guard: 'hasRejection', target: 'rejected' },
          { target: 'empty' },
        ],
      },
      rejected: {},
      ready: { on: { 'run.start': start, 'result.selected': { ...select, target: 'done.saved' } } },
      processing: {
        tags: 'busy',
        entry: 'beginRun',
        exit: 'clearProgress',
        on: {
          'run.cancel': { target: 'ready' },
          'run.progress': {
            guard: { type: 'isCurrentRun', params: ({ event }) => ({ run: event.run }) },
            actions: { type: 'storeProgress', params: ({ event }) => ({ progress: event.progress }) },
          },
          'file.chosen': { actions: 'notifyRefused' },
          'drop.rejected': { actions: 'notifyRefused' },
          'source.cleared': { actions: 'notifyRefused' },
        },
        after: {
          runDeadline: {
            target: 'failed',
            actions: { type: 'storeOutcome', params: { ok: false, failure: timedOut } },
          },
        },
        invoke: {
          src: 'process',
          input: ({ context, self }) => ({
            source: requiredSource(context),
            options: context.options,
            report: (progress) => {
              if (self.getSnapshot().status === 'active') {
                self.send({ type: 'run.progress', run: context.run, progress });
              }
            },
          }),
          onDone: [
            { guard: ifOk, target: 'done', actions: { type: 'storeOutcome', params: outputOf } },
            { target: 'failed', actions: { type: 'storeOutcome', params: outputOf } },
          ],
          onError: {
            target: 'failed',
            actions: [
              {
                type: 'storeOutcome',
                params: ({ context }) => ({ ok: false, failure: unexpectedIn(context.messages) }),
              },
              report,
            ],
          },
        },
      },
      failed: { on: { 'run.retry': start, 'result.selected': { ...select, target: 'done.saved' } } },
      done: {
        initial: 'unsaved',
        on: {
          'run.start': start,
          'result.selected': select,
          'result.dismissed': { target: 'ready', actions: 'releaseResult' },
          'result.saved': {
            target: '.saved',
            actions: { type: 'notifySaved', params: ({ event }) => ({ caveat: event.caveat }) },
          },
          'result.passed': { target: '.saved' },
          'result.kept': { target: '.saved' },
          'result.edited': { target: '.unsaved' },
        },
        states: {
          unsaved: { tags: 'unsaved' },
          saved: {},
          last: { type: 'history' },
        },
      },
    },
  });
}

function requiredSource<Source>({ source }: { source: Source | undefined }): Source {
  if (source === undefined)
    throw new Error('There is no source: enter `processing` only from a state with one.');
  return source;
}

export type ToolRunMachine<Source, Options extends object, Result, Files = readonly File[]> = ReturnType<
  typeof createToolRunMachine<Source, Options, Result, Files>
>;
export type ToolRunActor<Source, Options extends object, Result, Files = readonly File[]> = ActorRefFrom<
  ToolRunMachine<Source, Options, Result, Files>
>;
export type ToolRunSnapshot<Source, Options extends object, Result, Files = readonly File[]> = SnapshotFrom<
  ToolRunMachine<Source, Options, Result, Files>
>;
