import type { Data } from '../db/schema';
import { HttpError } from '@verapix/server/http/http-error';

export type ColumnType = 'uuid' | 'text' | 'text[]' | 'jsonb' | 'boolean' | 'numeric' | 'timestamptz';
type Scalar = string | number | boolean;
/** The value of a column in JSON. */
export type Cell = Scalar | readonly (string | object)[] | null;
export type Row = Record<string, Cell>;
/** The columns of a table, in order. */
export type Columns = Readonly<Record<string, ColumnType>>;

/** The Postgres role of a request. */
export type Role = 'anon' | 'authenticated';

export interface SaveContext {
  /** `null` for a visitor. */
  userId: string | null;
  /** As in `OpenTable`. */
  sessionCounts: boolean;
  /** What happens to a row whose key exists; if `null`, it is an error. */
  resolution: 'merge' | 'ignore' | null;
  /** Milliseconds since 1970. */
  now: number;
  newId: () => string;
}

/** A saved row and whether it is new; `null` for a duplicate that was ignored. */
export type Saved = { row: Row; inserted: boolean } | null;

/**
 * A table with its grants and policies. An operation without a grant is rejected with 42501, as after a `revoke`; the
 * functions are its row-level security.
 */
export interface Table {
  name: string;
  columns: Columns;
  read?: {
    roles: readonly Role[];
    delay?: 'api-keys.list';
    rows: (data: Data, userId: string | null) => Row[];
  };
  write?: {
    roles: readonly Role[];
    /** The columns that a request may set. */
    columns: readonly string[];
    /** The primary key, if rows may be updated. */
    key?: string;
    delay: 'preferences.write' | 'contact-messages.write';
    /** Saves one row in the draft, or throws an `HttpError`. `given` holds the columns of the request. */
    save: (draft: Data, given: Row, context: SaveContext) => Saved;
  };
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const numeric = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/i;
const trueText = /^(?:t|tr|tru|true|y|ye|yes|on|1)$/i;
const falseText = /^(?:f|fa|fal|fals|false|n|no|of|off|0)$/i;

function parseBoolean(text: string): boolean | null {
  if (trueText.test(text)) return true;
  return falseText.test(text) ? false : null;
}

function parseTime(text: string): string | null {
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Parse a text as Postgres does; `null` if it is invalid. */
const parsers: Record<Exclude<ColumnType, 'text[]' | 'jsonb'>, (text: string) => Scalar | null> = {
  uuid: (text) => (uuid.test(text.trim()) ? text.trim().toLowerCase() : null),
  text: (text) => text,
  boolean: (text) => parseBoolean(text.trim()),
  numeric: (text) => (numeric.test(text.trim()) ? Number(text) : null),
  timestamptz: parseTime,
};

const typeNames: Partial<Record<ColumnType, string>> = { timestamptz: 'timestamp with time zone' };

/** Casts a text to a type. Throws Postgres' error 22P02, or 22007 for a time. No request needs to cast an array or JSON. */
export function castText(type: ColumnType, text: string): Scalar {
  if (type === 'text[]' || type === 'jsonb') {
    const details = 'Filters on arrays and JSON are not supported by this backend.';
    throw new HttpError(400, 'PGRST127', 'Feature not implemented', { details });
  }
  const value = parsers[type](text);
  if (value !== null) return value;
  const code = type === 'timestamptz' ? '22007' : '22P02';
  throw new HttpError(400, code, `invalid input syntax for type ${typeNames[type] ?? type}: "${text}"`);
}

/** Casts a JSON value to a type; throws like `castText`. */
export function castJson(type: ColumnType, value: unknown): Cell {
  if (value === null) return null;
  return castText(type, typeof value === 'string' ? value : JSON.stringify(value));
}

/** The type of a column. Throws 42703 for an unknown column. */
export function columnType(table: string, columns: Columns, name: string): ColumnType {
  const type = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (type) return type;
  throw new HttpError(400, '42703', `column ${table}.${name} does not exist`);
}

/** Throws 23502 if a required column has no value. */
export function requireValues(table: string, row: Row, names: readonly string[]): void {
  const missing = names.find((name) => (row[name] ?? null) === null);
  if (missing === undefined) return;
  const message = `null value in column "${missing}" of relation "${table}" violates not-null constraint`;
  throw new HttpError(400, '23502', message);
}

/** Throws 23514 if a value violates the check constraint of its column. */
export function requireCheck(table: string, column: string, holds: boolean): void {
  if (holds) return;
  const message = `new row for relation "${table}" violates check constraint "${table}_${column}_check"`;
  throw new HttpError(400, '23514', message);
}

/** Throws 42501 if row-level security rejects the row. */
export function requireOwnRow(table: string, isOwn: boolean): void {
  if (isOwn) return;
  throw new HttpError(403, '42501', `new row violates row-level security policy for table "${table}"`);
}

/** Throws 23503 if the row's user was deleted. */
export function requireUser(table: string, userId: string, exists: boolean): void {
  if (exists) return;
  const message = `insert or update on table "${table}" violates foreign key constraint "${table}_user_id_fkey"`;
  const details = `Key (user_id)=(${userId}) is not present in table "users".`;
  throw new HttpError(409, '23503', message, { details });
}

/** 42501: the role has no such grant. 401 for a visitor, who may sign in, and 403 for a user. */
export function permissionDenied(table: string, role: Role): HttpError {
  const message = `permission denied for table ${table}`;
  if (role === 'authenticated') return new HttpError(403, '42501', message);
  return new HttpError(401, '42501', message, { headers: { 'WWW-Authenticate': 'Bearer' } });
}
