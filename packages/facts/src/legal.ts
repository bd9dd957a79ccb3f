/** The day the legal pages were last updated, as ISO 8601. */
export const legalUpdated = '2024-03-01';
