import { assign, emit, enqueueActions, setup } from 'xstate';
import { actorMustBeProvided } from '../actor-must-be-provided';
import type { ToastOptions } from '../toasts/toasts.types';
import { blockerOf } from './blocker-of';
import {
  blockerToast,
  doneToast,
  failureToast,
  processingToast,
  refusedToast,
  takenToast,
  uploadedToast,
} from './tool-run.messages';
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

/** The words of the tool-run machine: its actors, guards and actions. What follows on what is in the chart. */
export function toolRunSetup<Source, Options extends object, Result, Files>() {
  return setup({
    types: {} as {
      context: ToolRunContext<Source, Options, Result>;
      events: ToolRunEvent<Options, Files, Result>;
      input: ToolRunInput<Source, Options, Result>;
      emitted: ToolRunEmitted<Source, Result>;
      tags: ToolRunTag;
    },
    actors: {
      inspect: actorMustBeProvided<InspectOutcome<Source>, InspectInput<Files>>('inspect'),
      process: actorMustBeProvided<ProcessOutcome<Result>, ProcessInput<Source, Options>>('process'),
    },
    guards: {
      hasResult: ({ context }) => context.result !== undefined,
      hasFailure: ({ context }) => context.failure !== undefined,
      hasSource: ({ context }) => context.source !== undefined,
      hasRejection: ({ context }) => context.rejection !== undefined,
      canRun: ({ context }) => blockerOf(context) === undefined,
      isCurrentRun: ({ context }, { run }: { run: number }) => run === context.run,
      isKept: ({ context }, { result }: { result: Result }) => context.kept.includes(result),
      isOk: (_, { ok }: { ok: boolean }) => ok,
    },
    actions: {
      mergeOptions: assign({
        options: ({ context }, { options }: { options: Partial<Options> }) => ({
          ...context.options,
          ...options,
        }),
      }),
      forgetRejection: assign({ rejection: undefined }),
      storeInspection: enqueueActions(({ context, enqueue }, outcome: InspectOutcome<Source>) => {
        if (outcome.ok) {
          enqueue.assign({ source: outcome.source });
          enqueue.emit({ type: 'source.accepted', source: outcome.source });
          notify(enqueue, uploadedToast(context.messages));
        } else {
          enqueue.assign({ rejection: outcome.rejection });
          notify(enqueue, failureToast(outcome.rejection));
        }
      }),
      storeOutcome: enqueueActions(({ context, enqueue }, outcome: ProcessOutcome<Result>) => {
        if (outcome.ok) {
          const all = [outcome.value, ...context.kept];
          const kept = all.slice(0, context.keeps);
          enqueue.assign({ result: outcome.value, kept });
          for (const result of context.kept)
            if (!kept.includes(result)) enqueue.emit({ type: 'result.released', result });
          notify(enqueue, doneToast(context.messages, outcome.value));
          // After the toast: what whoever counts has to say is newer.
          enqueue.emit({ type: 'run.succeeded', result: outcome.value });
        } else {
          enqueue.assign({ failure: outcome.failure });
          notify(enqueue, failureToast(outcome.failure));
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
        if (!context.kept.includes(context.result))
          enqueue.emit({ type: 'result.released', result: context.result });
      }),
      selectResult: assign((_, { result }: { result: Result }) => ({
        result,
        ranWith: undefined,
        failure: undefined,
      })),
      beginRun: assign(({ context }) => ({
        run: context.run + 1,
        ranWith: context.options,
        failure: undefined,
        rejection: undefined,
      })),
      storeProgress: assign({ progress: (_, { progress }: { progress: ToolRunProgress }) => progress }),
      forgetProgress: assign({ progress: undefined }),
      notifyProcessing: enqueueActions(({ context, enqueue }) => {
        notify(enqueue, processingToast(context.messages));
      }),
      notifyBlocker: enqueueActions(({ context, enqueue }) => {
        notify(enqueue, blockerToast(blockerOf(context)));
      }),
      notifyRefused: enqueueActions(({ context, enqueue }) => {
        notify(enqueue, refusedToast(context.messages));
      }),
      notifyTaken: enqueueActions(({ context, enqueue }) => {
        notify(enqueue, takenToast(context.messages));
      }),
      reportError: emit((_, { error }: { error: unknown }) => ({ type: 'error.caught', error })),
    },
  });
}

interface NotifyQueue {
  emit(event: { type: 'notify'; toast: ToastOptions }): void;
}

function notify(queue: NotifyQueue, toast: ToastOptions | undefined): void {
  if (toast) queue.emit({ type: 'notify', toast });
}
