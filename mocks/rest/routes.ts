import { HttpError } from '@verapix/server/http/http-error';
import { json } from '@verapix/server/http/responses';
import type { BackendContext, BackendRoute } from '../http/context';
import { canonicalQuery, parseQuery, type RestQuery } from './query';
import { projection, readRows } from './read-rows';
import {
  appliedHeader,
  bodyOf,
  contentRange,
  contentTypeOf,
  givenColumns,
  type OpenTable,
  openTable,
  pageStatus,
  parsePrefer,
  readPayload,
  requireColumns,
  rowOfObject,
  wantsOne,
} from './request';
import { permissionDenied, type Row, type SaveContext, type Saved, type Table } from './table';

/** `GET /rest/v1/{table}`: the requested rows that row-level security allows. */
async function readTable(context: BackendContext): Promise<Response> {
  const { table, role, userId, sessionCounts } = await openTable(context);
  const single = wantsOne(context.request);
  const query = parseQuery(context.url.searchParams);
  if (!table.read?.roles.includes(role)) throw permissionDenied(table.name, role);
  const preferences = parsePrefer(context.request.headers.get('Prefer'));
  const { store, delays, wait } = context.options;
  if (table.read.delay) await wait(delays[table.read.delay], context.request.signal);
  const visible = sessionCounts ? table.read.rows(store.read(), userId) : [];
  const { rows, total } = readRows(table.name, table.columns, query, visible);
  const page = { offset: query.offset, length: rows.length, total: preferences.has('count') ? total : null };
  return json(pageStatus(page), bodyOf(rows, single), {
    ...contentTypeOf(single),
    'Content-Range': contentRange(page),
    'Content-Location': `/${table.name}${canonicalQuery(context.url.searchParams)}`,
    ...appliedHeader(preferences, ['count']),
  });
}

const resolutions: Record<string, SaveContext['resolution']> = {
  'merge-duplicates': 'merge',
  'ignore-duplicates': 'ignore',
};

/** Requires the grant to write, and to read if the response shows the rows. */
function requireGrants({ table, role }: OpenTable, showsRows: boolean): NonNullable<Table['write']> {
  const mayShow = !showsRows || table.read?.roles.includes(role);
  if (table.write?.roles.includes(role) && mayShow) return table.write;
  throw permissionDenied(table.name, role);
}

/** Parses and checks a request to write. */
async function readRequest(context: BackendContext) {
  const open = await openTable(context);
  const query = parseQuery(context.url.searchParams);
  const preferences = parsePrefer(context.request.headers.get('Prefer'));
  const showsRows = preferences.get('return') === 'representation';
  const single = showsRows && wantsOne(context.request);
  const objects = await readPayload(context);
  const names = givenColumns(objects, query.columns);
  const write = requireGrants(open, showsRows);
  requireColumns(open.table, names, open.role);
  const rows = objects.map((object) => rowOfObject(open.table, object, names));
  const project = projection(open.table.name, open.table.columns, query.select);
  return { open, query, preferences, showsRows, single, write, rows, project };
}

/** Checks the columns that name the conflict of an upsert: only the primary key is unique. */
function requireConflictKey({ table }: OpenTable, { onConflict }: RestQuery): void {
  if (onConflict === null) return;
  const unknown = onConflict.find((name) => !Object.hasOwn(table.columns, name));
  if (unknown !== undefined) throw new HttpError(400, '42703', `column "${unknown}" does not exist`);
  if (onConflict.length === 1 && onConflict[0] === table.write?.key) return;
  const message = 'there is no unique or exclusion constraint matching the ON CONFLICT specification';
  throw new HttpError(400, '42P10', message);
}

/** Rejects an upsert that would change one row twice. */
function requireDistinctRows(rows: readonly Row[], key: string | undefined, userId: string | null): void {
  if (key === undefined) return;
  const keys = rows.map((row) => row[key] ?? userId);
  if (new Set(keys).size === keys.length) return;
  throw new HttpError(400, '21000', 'ON CONFLICT DO UPDATE command cannot affect row a second time', {
    hint: 'Ensure that no rows proposed for insertion within the same command have duplicate constrained values.',
  });
}

function writeStatus(saved: readonly Saved[], merges: boolean): number {
  return merges && !saved.some((row) => row?.inserted) ? 200 : 201;
}

/** `POST /rest/v1/{table}`: inserts rows, all or none. With `resolution=merge-duplicates` it is an upsert. */
async function writeTable(context: BackendContext): Promise<Response> {
  const { open, query, preferences, showsRows, single, write, rows, project } = await readRequest(context);
  const { store, now, newId, delays, wait } = context.options;
  await wait(delays[write.delay], context.request.signal);
  const resolution = resolutions[preferences.get('resolution') ?? ''] ?? null;
  if (resolution) requireConflictKey(open, query);
  if (resolution === 'merge') requireDistinctRows(rows, write.key, open.userId);
  const { saved, body } = store.write((draft) => {
    const { userId, sessionCounts } = open;
    const context = { userId, sessionCounts, resolution, now: now(), newId };
    const saved = rows.map((row) => write.save(draft, row, context));
    const shown = saved.flatMap((row): Row[] => (row ? [project(row.row)] : []));
    return { saved, body: showsRows ? bodyOf(shown, single) : undefined };
  });
  const headers = {
    'Content-Range': `*/${preferences.has('count') ? saved.length : '*'}`,
    ...appliedHeader(preferences, ['resolution', 'missing', 'return', 'count']),
  };
  const status = writeStatus(saved, resolution === 'merge');
  if (!showsRows) return new Response(null, { status, headers });
  return json(status, body, { ...contentTypeOf(single), ...headers });
}

/** `PATCH /rest/v1/{table}`: changes the rows that the filters and row-level security allow. */
async function updateTable(context: BackendContext): Promise<Response> {
  const open = await openTable(context);
  const { table, role, userId, sessionCounts } = open;
  const { write, read } = table;
  if (!write?.key || !read || !write.roles.includes(role)) throw permissionDenied(table.name, role);
  const { query, preferences, showsRows, single, rows, project } = await readRequest(context);
  const [given = {}] = rows;
  const { store, now, newId, delays, wait } = context.options;
  await wait(delays[write.delay], context.request.signal);
  const { key } = write;
  const body = store.write((draft) => {
    const all = { ...query, select: ['*'] };
    const visible = sessionCounts ? read.rows(draft, userId) : [];
    const found = readRows(table.name, table.columns, all, visible).rows;
    const scope = { userId, sessionCounts, resolution: 'merge', now: now(), newId } as const;
    const saved = found.map((row) => write.save(draft, { [key]: row[key] ?? null, ...given }, scope));
    return saved.flatMap((row): Row[] => (row ? [project(row.row)] : []));
  });
  const page = { offset: 0, length: body.length, total: null };
  const headers = { 'Content-Range': contentRange(page), ...appliedHeader(preferences, ['return']) };
  if (!showsRows) return new Response(null, { status: 204, headers });
  return json(200, bodyOf(body, single), { ...contentTypeOf(single), ...headers });
}

const path = '/rest/v1/:table';

/** No role may replace or delete rows: edge functions do. */
async function rejectChange(context: BackendContext): Promise<never> {
  const { table, role } = await openTable(context);
  throw permissionDenied(table.name, role);
}

/** The routes under `/rest/v1`. */
export const restRoutes: readonly BackendRoute[] = [
  { method: 'GET', path, handle: readTable },
  { method: 'POST', path, handle: writeTable },
  { method: 'PUT', path, handle: rejectChange },
  { method: 'PATCH', path, handle: updateTable },
  { method: 'DELETE', path, handle: rejectChange },
];
