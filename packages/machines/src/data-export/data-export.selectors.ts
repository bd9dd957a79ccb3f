import type { DataExportContext, ExportFormat } from './data-export.types';

/** What is being prepared; undefined while nothing is. */
export const selectPreparingFormat = (snapshot: {
  context: DataExportContext;
  matches: (state: 'preparing') => boolean;
}): ExportFormat | undefined => (snapshot.matches('preparing') ? snapshot.context.format : undefined);
