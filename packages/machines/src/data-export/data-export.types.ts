import type { ErrorCaughtEmitted, Outcome } from '../outside.types';
import type { NotifyEmitted } from '../toasts/toasts.types';

export const exportFormats = ['json', 'csv'] as const;
/** What the person's own data can be downloaded as. */
export type ExportFormat = (typeof exportFormats)[number];

export interface DataExportContext {
  /** What is being prepared, or was last. */
  format: ExportFormat;
}

/** One at a time: asked for another while one is prepared, nothing happens. */
export type DataExportEvent = { type: 'export.requested'; format: ExportFormat };

export type DataExportEmitted = NotifyEmitted | ErrorCaughtEmitted;

/** Input of the `prepareExport` actor: it makes the file and hands it to the browser to save. */
export interface PrepareExportInput {
  format: ExportFormat;
}
export type PrepareExportOutcome = Outcome;
