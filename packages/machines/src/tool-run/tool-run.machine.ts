import { type ActorRefFrom, assertEvent, type SnapshotFrom } from 'xstate';
import { unexpectedIn } from './tool-run.messages';
import { toolRunSetup } from './tool-run.setup';

/**
 * The one machine of every tool: choose a file, look at it, run with options, keep the result until it is taken.
 * Tools differ in their types, their options and the two actors `inspect` and `process`, not in their flow.
 *
 * - A choice of a file that comes to nothing (rejected, cancelled) leaves everything as it was.
 * - While a file is looked at, the last choice wins. During a run files are refused, with a toast that says so;
 *   changed options count for the next run.
 * - Starting again lets go of the earlier result: two would not fit a phone's memory. A tool whose results are small
 *   has the machine keep its latest ones, from which one may be selected.
 * - A tool that works from no file, such as a generator, begins in `ready` with a source of its own.
 * - Stopping the actor aborts what is under way; whoever stops it revokes the object URLs of the source and the
 *   result it still holds.
 */
export function createToolRunMachine<Source, Options extends object, Result, Files = readonly File[]>() {
  const start = [
    { guard: 'canRun', target: '#tool-run.processing', actions: ['releaseResult', 'notifyProcessing'] },
    { actions: 'notifyBlocker' },
  ] as const;
  const select = {
    guard: {
      type: 'isKept',
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
      options: input.options,
      validate: input.validate ?? (() => undefined),
      messages: input.messages ?? {},
      source: input.source,
      rejection: undefined,
      failure: undefined,
      result: undefined,
      keeps: input.keeps ?? 0,
      kept: [],
      ranWith: undefined,
      progress: undefined,
      run: 0,
    }),
    initial: 'returning',
    on: {
      'file.chosen': { target: '.checking' },
      'drop.foreign': {
        target: '.returning',
        actions: {
          type: 'storeInspection',
          params: ({ event }) => ({ ok: false, rejection: event.rejection }),
        },
      },
      'options.changed': {
        actions: { type: 'mergeOptions', params: ({ event }) => ({ options: event.options }) },
      },
      'source.cleared': { target: '.empty', actions: ['releaseResult', 'releaseSource', 'forgetRejection'] },
    },
    states: {
      empty: {},
      checking: {
        tags: 'busy',
        entry: 'forgetRejection',
        on: { 'run.cancel': { target: 'returning' } },
        invoke: {
          src: 'inspect',
          input: ({ event }) => {
            assertEvent(event, 'file.chosen');
            return { files: event.files };
          },
          onDone: [
            {
              guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
              target: 'ready',
              actions: [
                'releaseResult',
                'releaseSource',
                { type: 'storeInspection', params: ({ event }) => event.output },
              ],
            },
            {
              target: 'returning',
              actions: { type: 'storeInspection', params: ({ event }) => event.output },
            },
          ],
          onError: {
            target: 'returning',
            actions: [
              {
                type: 'storeInspection',
                params: ({ context }) => ({ ok: false, rejection: unexpectedIn(context.messages) }),
              },
              { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        },
      },
      /** The beginning, and where a choice that came to nothing goes back to: where it was made. */
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
      ready: { on: { 'run.start': start, 'result.selected': { ...select, target: 'done.taken' } } },
      processing: {
        tags: 'busy',
        entry: 'beginRun',
        exit: 'forgetProgress',
        on: {
          'run.cancel': { target: 'ready' },
          'run.progress': {
            guard: { type: 'isCurrentRun', params: ({ event }) => ({ run: event.run }) },
            actions: { type: 'storeProgress', params: ({ event }) => ({ progress: event.progress }) },
          },
          'file.chosen': { actions: 'notifyRefused' },
          'drop.foreign': { actions: 'notifyRefused' },
          'source.cleared': { actions: 'notifyRefused' },
        },
        invoke: {
          src: 'process',
          input: ({ context, self }) => ({
            source: presentSource(context),
            options: context.options,
            report: (progress) => {
              if (self.getSnapshot().status === 'active') {
                self.send({ type: 'run.progress', run: context.run, progress });
              }
            },
          }),
          onDone: [
            {
              guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
              target: 'done',
              actions: { type: 'storeOutcome', params: ({ event }) => event.output },
            },
            { target: 'failed', actions: { type: 'storeOutcome', params: ({ event }) => event.output } },
          ],
          onError: {
            target: 'failed',
            actions: [
              {
                type: 'storeOutcome',
                params: ({ context }) => ({ ok: false, failure: unexpectedIn(context.messages) }),
              },
              { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        },
      },
      failed: { on: { 'run.retry': start, 'result.selected': { ...select, target: 'done.taken' } } },
      done: {
        initial: 'untaken',
        on: {
          'run.start': start,
          'result.selected': select,
          'result.dismissed': { target: 'ready', actions: 'releaseResult' },
          'result.taken': { target: '.taken', actions: 'notifyTaken' },
        },
        states: {
          untaken: { tags: 'untaken' },
          taken: {},
          last: { type: 'history' },
        },
      },
    },
  });
}

/** A run starts from states that are only reached with a source; anything else is a mistake in the chart. */
function presentSource<Source>({ source }: { source: Source | undefined }): Source {
  if (source === undefined)
    throw new Error('A run started without a source: `processing` must follow `ready`.');
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
