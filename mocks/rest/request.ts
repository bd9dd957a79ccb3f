import { authenticateForTable } from '../auth/access-token';
import { hasVerifiedFactor } from '../auth/users';
import { HttpError } from '@verapix/server/http/http-error';
import type { Context } from '@verapix/server/http/router';
import type { BackendContext } from '../http/context';
import { castJson, permissionDenied, type Role, type Row, type Table } from './table';
import { tables } from './tables';

const schema = 'public';

/** The table of a request, and who requests it. */
export interface OpenTable {
  table: Table;
  role: Role;
  /** `null` for a visitor. */
  userId: string | null;
  /** Whether the rows of users are seen and saved: the session has not ended, and has the code of a second factor. */
  sessionCounts: boolean;
}

/** Throws PGRST106 for a request to another schema. */
export function requireSchema({ headers }: Request): void {
  const requested = headers.get('Accept-Profile') ?? headers.get('Content-Profile') ?? schema;
  if (requested === schema) return;
  const hint = `Only the following schemas are exposed: ${schema}`;
  throw new HttpError(406, 'PGRST106', `Invalid schema: ${requested}`, { hint });
}

/** Authenticates the request and finds its table. Throws for invalid tokens, other schemas and unknown tables. */
export async function openTable(context: BackendContext): Promise<OpenTable> {
  const caller = await authenticateForTable(context);
  requireSchema(context.request);
  const requested = context.params.table;
  const table = tables.find(({ name }) => name === requested);
  if (!table) {
    const message = `Could not find the table '${schema}.${requested}' in the schema cache`;
    throw new HttpError(404, 'PGRST205', message);
  }
  if (caller.kind === 'anonymous') return { table, role: 'anon', userId: null, sessionCounts: false };
  const { sub: userId, session_id, aal } = caller.claims;
  const { sessions, users } = context.options.store.read();
  const session = sessions.find(({ id }) => id === session_id);
  const user = users.find(({ id }) => id === userId);
  const hasCode = aal === 'aal2' || !(user && hasVerifiedFactor(user));
  return { table, role: 'authenticated', userId, sessionCounts: session?.userId === userId && hasCode };
}

const singleType = 'application/vnd.pgrst.object+json';
const arrayTypes = new Set(['', '*/*', 'application/*', 'application/json']);

/** Whether a request accepts one object instead of an array. Throws PGRST107 if it does not accept JSON. */
export function wantsOne(request: Request): boolean {
  const accepted = (request.headers.get('Accept') ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '');
  if (accepted.includes(singleType)) return true;
  if (accepted.some((type) => arrayTypes.has(type))) return false;
  const message = `None of these media types are available: ${accepted.join(', ')}`;
  throw new HttpError(406, 'PGRST107', message);
}

/** Throws PGRST116 if one row was requested and there is not exactly one. */
export function requireSingle(count: number): void {
  if (count === 1) return;
  const details = `The result contains ${count} rows`;
  throw new HttpError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', { details });
}

/** The response body: an array, or the only row. */
export function bodyOf(rows: readonly unknown[], single: boolean): unknown {
  if (!single) return rows;
  requireSingle(rows.length);
  return rows[0];
}

/** The content type of a response with rows. */
export function contentTypeOf(single: boolean): { 'Content-Type': string } {
  return { 'Content-Type': `${single ? singleType : 'application/json'}; charset=utf-8` };
}

/** A page of rows. */
interface Page {
  offset: number;
  length: number;
  /** `null` if the request did not ask for a count. */
  total: number | null;
}

/** The `Content-Range` header of a page. */
export function contentRange({ offset, length, total }: Page): string {
  const rows = length === 0 ? '*' : `${offset}-${offset + length - 1}`;
  return `${rows}/${total ?? '*'}`;
}

/** The status of a page. Throws PGRST103 for an offset after the last row. */
export function pageStatus({ offset, length, total }: Page): number {
  if (total === null || length === total) return 200;
  if (offset <= total) return 206;
  const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
  throw new HttpError(416, 'PGRST103', 'Requested range not satisfiable', {
    details,
    headers: { 'Content-Range': contentRange({ offset, length, total }) },
  });
}

/** The values of a `Prefer` header by name. Unknown ones are never applied. */
export type Preferences = ReadonlyMap<string, string>;

const applicable = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
} as const;

/** Parses a `Prefer` header. Of a repeated name, the first value counts. */
export function parsePrefer(header: string | null): Preferences {
  const preferences = new Map<string, string>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', value = ''] = part.trim().split('=');
    if (!preferences.has(name)) preferences.set(name, value);
  }
  return preferences;
}

/** The `Preference-Applied` header for the given names; no header if none of them was set. */
export function appliedHeader(preferences: Preferences, names: readonly (keyof typeof applicable)[]) {
  const applied = names
    .filter((name) => applicable[name].some((known) => known === preferences.get(name)))
    .map((name) => `${name}=${preferences.get(name)}`);
  return applied.length > 0 ? { 'Preference-Applied': applied.join(', ') } : {};
}

type Given = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function requireJson({ headers }: Request): void {
  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return;
  throw new HttpError(400, 'PGRST102', `Content-Type not acceptable: ${type ?? ''}`);
}

/** The objects of a body, which is one object or an array. */
export async function readPayload(context: Context): Promise<readonly Given[]> {
  requireJson(context.request);
  const body = await context.json();
  const objects = Array.isArray(body) ? body : [body];
  if (!objects.every(isObject)) throw new HttpError(400, 'PGRST102', 'Empty or invalid json');
  return objects;
}

/** The columns that a request sets: those in its query, or the keys of its objects, which have to be the same. */
export function givenColumns(objects: readonly Given[], named: readonly string[] | null): readonly string[] {
  if (named) return named;
  const keys = Object.keys(objects[0] ?? {});
  const known = new Set(keys);
  const alike = objects.every((object) => {
    const own = Object.keys(object);
    return own.length === keys.length && own.every((key) => known.has(key));
  });
  if (!alike) throw new HttpError(400, 'PGRST102', 'All object keys must match');
  return keys;
}

/** Throws PGRST204 for an unknown column, and 42501 for one that requests may not set. */
export function requireColumns(table: Table, names: readonly string[], role: Role): void {
  const unknown = names.find((name) => !Object.hasOwn(table.columns, name));
  if (unknown !== undefined) {
    const message = `Could not find the '${unknown}' column of '${table.name}' in the schema cache`;
    throw new HttpError(400, 'PGRST204', message);
  }
  if (!names.every((name) => table.write?.columns.includes(name))) throw permissionDenied(table.name, role);
}

/** Casts an object to a row. Missing columns keep their default values. */
export function rowOfObject(table: Table, object: Given, names: readonly string[]): Row {
  const cells = names.flatMap((name) => {
    const type = table.columns[name];
    return type && Object.hasOwn(object, name) ? [[name, castJson(type, object[name])] as const] : [];
  });
  return Object.fromEntries(cells);
}
