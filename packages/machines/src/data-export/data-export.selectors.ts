/** The formats of the download of the user's own data. */
export const exportFormats = ['json', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The format that is being prepared; undefined if none is. */
export const selectPreparingFormat = (snapshot: {
  context: { format: ExportFormat };
  matches: (state: 'preparing') => boolean;
}): ExportFormat | undefined => (snapshot.matches('preparing') ? snapshot.context.format : undefined);
