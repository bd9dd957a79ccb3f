import type { Data } from '../db/schema';
import type { Table } from './table';

/** Reading the rows that say whose they are: everyone their own, a copy of each. */
export function ownRows<Row extends { user_id: string }>(
  rowsOf: (data: Data) => readonly Row[],
): NonNullable<Table['read']> {
  return {
    roles: ['authenticated'],
    rows: (data, userId) =>
      rowsOf(data)
        .filter((row) => row.user_id === userId)
        .map((row) => ({ ...row })),
  };
}
