import * as messages from '@verapix/messages/machines-account';
import { assign, emit, setup } from 'xstate';
import { failureToast, type Outcome, problemOf, unexpectedOutcome } from '../shared/problem';
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
import type { ExportFormat } from './data-export.selectors';

interface DataExportContext {
  /** The format of the current or the last download. */
  format: ExportFormat;
}

type DataExportEvent =
  /** The user asks for the file in one of the formats. Ignored while a file is being prepared. */
  { type: 'export.requested'; format: ExportFormat };

type DataExportEmitted =
  /** The file was downloaded, or why not. */
  NotifyEmitted | ErrorCaughtEmitted;

/** Input of the `prepareExport` actor. */
export interface PrepareExportInput {
  format: ExportFormat;
}
export type PrepareExportOutcome = Outcome;

/**
 * Downloads the user's own data as JSON or CSV, one file at a time. The account data page starts it with the first
 * click and stops it.
 *
 * @testing Use `controlledActor` for `prepareExport`. The machine has no timers. Test a click on the other button
 * while a file is being prepared.
 */
export const dataExportMachine = setup({
  types: {} as { context: DataExportContext; events: DataExportEvent; emitted: DataExportEmitted },
  actors: {
    /** Creates the file from the signed-in user's data and starts the browser's download. */
    prepareExport: requiredActor<PrepareExportOutcome, PrepareExportInput>('prepareExport'),
  },
  guards: { isOk },
  actions: {
    storeFormat: assign((_, { format }: { format: ExportFormat }) => ({ format })),
    notifyDownloaded: emit(({ context }) => ({
      type: 'notify',
      toast: successToast(messages.dataDownloaded({ format: context.format.toUpperCase() })),
    })),
    notifyFailed: emit((_, outcome: PrepareExportOutcome) => ({
      type: 'notify',
      toast: failureToast(messages.dataNotDownloaded, problemOf(outcome)),
    })),
    reportError: reportError(),
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
          { guard: ifOk, target: 'idle', actions: 'notifyDownloaded' },
          { target: 'idle', actions: { type: 'notifyFailed', params: outputOf } },
        ],
        onError: {
          target: 'idle',
          actions: [{ type: 'notifyFailed', params: unexpectedOutcome }, report],
        },
      },
    },
  },
});
