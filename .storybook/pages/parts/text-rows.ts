import type { TableRow } from './Table';

/** Rows of words alone, each named by its first cell. */
export const textRows = (rows: readonly (readonly [string, ...string[]])[]): TableRow[] =>
  rows.map((cells) => ({ id: cells[0], cells }));
