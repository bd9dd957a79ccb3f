import { assign, emit, setup } from 'xstate';
import { actorMustBeProvided } from '../actor-must-be-provided';
import { errorToast, problemOf, problemText, successToast, unexpectedProblem } from '../plain-toasts';
import type {
  DataExportContext,
  DataExportEmitted,
  DataExportEvent,
  ExportFormat,
  PrepareExportInput,
  PrepareExportOutcome,
} from './data-export.types';

/** The download of the person's own data, as JSON or CSV. */
export const dataExportMachine = setup({
  types: {} as { context: DataExportContext; events: DataExportEvent; emitted: DataExportEmitted },
  actors: {
    prepareExport: actorMustBeProvided<PrepareExportOutcome, PrepareExportInput>('prepareExport'),
  },
  guards: { isOk: (_, { ok }: { ok: boolean }) => ok },
  actions: {
    storeFormat: assign((_, { format }: { format: ExportFormat }) => ({ format })),
    notifyDownloaded: emit(({ context }) => ({
      type: 'notify',
      toast: successToast(`Your data has been downloaded as ${context.format.toUpperCase()}`),
    })),
    notifyFailed: emit((_, outcome: PrepareExportOutcome) => ({
      type: 'notify',
      toast: errorToast('Failed to download your data', problemText(problemOf(outcome))),
    })),
    reportError: emit((_, { error }: { error: unknown }) => ({ type: 'error.caught', error })),
  },
}).createMachine({
  id: 'data-export',
  context: { format: 'json' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'export.requested': {
          target: 'preparing',
          actions: { type: 'storeFormat', params: ({ event }) => ({ format: event.format }) },
        },
      },
    },
    preparing: {
      invoke: {
        src: 'prepareExport',
        input: ({ context }) => ({ format: context.format }),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
            target: 'idle',
            actions: 'notifyDownloaded',
          },
          { target: 'idle', actions: { type: 'notifyFailed', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'idle',
          actions: [
            { type: 'notifyFailed', params: { ok: false, problem: unexpectedProblem } },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
  },
});
