import { Refusal } from '../http/refusal';
import type { Row } from './columns';

/** 23502: a column without a value that has to have one. */
export function requireValues(table: string, row: Row, names: readonly string[]): void {
  const missing = names.find((name) => (row[name] ?? null) === null);
  if (missing === undefined) return;
  const message = `null value in column "${missing}" of relation "${table}" violates not-null constraint`;
  throw new Refusal(400, '23502', message);
}

/** 23514: a value that its column's check refuses. */
export function requireCheck(table: string, column: string, holds: boolean): void {
  if (holds) return;
  const message = `new row for relation "${table}" violates check constraint "${table}_${column}_check"`;
  throw new Refusal(400, '23514', message);
}

/** 42501: row-level security refuses the row. */
export function requireOwnRow(table: string, isOwn: boolean): void {
  if (isOwn) return;
  throw new Refusal(403, '42501', `new row violates row-level security policy for table "${table}"`);
}

/** 23503: the row belongs to someone who is gone. */
export function requireUser(table: string, userId: string, exists: boolean): void {
  if (exists) return;
  const message = `insert or update on table "${table}" violates foreign key constraint "${table}_user_id_fkey"`;
  const details = `Key (user_id)=(${userId}) is not present in table "users".`;
  throw new Refusal(409, '23503', message, { details });
}
