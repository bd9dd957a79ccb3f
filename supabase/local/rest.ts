/**
 * A reader of our tables over HTTP, for tests and for running the product on one computer: no package has the real
 * PostgREST. It understands the part of PostgREST that the app uses, and leaves every right to Postgres: a request is a
 * transaction with the role and the claims of its access token, and Postgres itself writes the JSON.
 */

import { HttpError } from '@verapix/server/http/http-error';
import type { Context, Route } from '@verapix/server/http/router';
import {
  createLocalJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import postgres, { type PendingQuery, type Row, type Sql, type TransactionSql } from 'postgres';
import { canonicalQuery, type Filter, type Order, parseQuery } from '../../mocks/rest/query.ts';
import {
  appliedHeader,
  contentRange,
  contentTypeOf,
  givenColumns,
  pageStatus,
  parsePrefer,
  readPayload,
  requireSchema,
  requireSingle,
  wantsOne,
} from '../../mocks/rest/request.ts';

export interface RestOptions {
  /** Connected as `authenticator`, which has no rights but to take a role of the API. */
  sql: Sql;
  /** The public keys that access tokens are signed with. */
  jwks: JSONWebKeySet;
  now: () => number;
}

type Fragment = PendingQuery<Row[]>;

interface Caller {
  role: 'anon' | 'authenticated';
  claims: JWTPayload;
}

const invalidToken = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };

/** Who sends a request. Throws PostgREST's errors for an invalid token. */
async function callerOf({ headers }: Request, keys: JWTVerifyGetKey, now: number): Promise<Caller> {
  const token = /^Bearer\s+(\S+)\s*$/i.exec(headers.get('Authorization') ?? '')?.[1];
  if (!token || token.startsWith('sb_publishable_')) return { role: 'anon', claims: { role: 'anon' } };
  try {
    const options = { audience: 'authenticated', currentDate: new Date(now) };
    const { payload } = await jwtVerify(token, keys, options);
    return { role: 'authenticated', claims: { ...payload, role: 'authenticated' } };
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      throw new HttpError(401, 'PGRST303', 'JWT expired', { headers: invalidToken });
    }
    throw new HttpError(401, 'PGRST301', 'No suitable key or wrong key type', { headers: invalidToken });
  }
}

const conflicts = ['23503', '23505'];

/** An error of Postgres as PostgREST returns it. */
function toHttpError(error: unknown, { role }: Caller): unknown {
  if (!(error instanceof postgres.PostgresError)) return error;
  const { code, message, detail, hint } = error;
  const more = { details: detail ?? null, hint: hint ?? null };
  if (code === '42501' && role === 'anon') {
    return new HttpError(401, code, message, { ...more, headers: { 'WWW-Authenticate': 'Bearer' } });
  }
  if (code === '42501') return new HttpError(403, code, message, more);
  // PostgREST takes the status from such a code.
  const status = Number(/^PT(\d{3})$/.exec(code)?.[1]);
  if (status) return new HttpError(status, code, message, more);
  if (/^(08|53|57|XX)/.test(code)) return new HttpError(500, code, message, more);
  return new HttpError(conflicts.includes(code) ? 409 : 400, code, message, more);
}

interface Table {
  name: string;
  /** The type of each column, by name. */
  columns: ReadonlyMap<string, string>;
  keys: readonly string[];
}

/** Reads a table's columns from the catalogue. Throws PGRST205 if there is no such table. */
async function tableOf(tx: TransactionSql, name: string): Promise<Table> {
  const columns = await tx<{ name: string; type: string; isKey: boolean }[]>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      coalesce(a.attnum = any (i.indkey), false) as "isKey"
    from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = to_regclass('public.' || quote_ident(${name})) and a.attnum > 0 and not a.attisdropped`;
  if (columns.length === 0) {
    throw new HttpError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`);
  }
  return {
    name,
    columns: new Map(columns.map((column) => [column.name, column.type])),
    keys: columns.filter(({ isKey }) => isKey).map((column) => column.name),
  };
}

const operators = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

function joined(tx: TransactionSql, parts: readonly Fragment[], separator: string, empty: string): Fragment {
  const [first, ...rest] = parts;
  if (!first) return tx`${tx.unsafe(empty)}`;
  return rest.reduce((all, part) => tx`${all} ${tx.unsafe(separator)} ${part}`, first);
}

function condition(
  tx: TransactionSql,
  table: Table,
  { column, negated, condition: given }: Filter,
): Fragment {
  const name = tx(`${table.name}.${column}`);
  const cast = (value: string) => tx`(${value}::text)::${tx.unsafe(table.columns.get(column) ?? 'text')}`;
  const holds = () => {
    if (given.operator === 'is') return tx`${name} is ${tx.unsafe(String(given.value))}`;
    if (given.operator === 'in') return tx`${name} in (${joined(tx, given.values.map(cast), ',', 'null')})`;
    return tx`${name} ${tx.unsafe(operators[given.operator])} ${cast(given.value)}`;
  };
  return negated ? tx`not (${holds()})` : holds();
}

function where(tx: TransactionSql, table: Table, filters: readonly Filter[]): Fragment {
  const parts = filters.map((filter) => condition(tx, table, filter));
  return parts.length === 0 ? tx`` : tx`where ${joined(tx, parts, 'and', 'true')}`;
}

function orderBy(tx: TransactionSql, table: Table, order: readonly Order[]): Fragment {
  const parts = order.map(({ column, descending, nullsFirst }) => {
    const direction = `${descending ? 'desc' : 'asc'} nulls ${nullsFirst ? 'first' : 'last'}`;
    return tx`${tx(`${table.name}.${column}`)} ${tx.unsafe(direction)}`;
  });
  return parts.length === 0 ? tx`` : tx`order by ${joined(tx, parts, ',', '')}`;
}

/** Names of columns, as after `insert into`. */
const nameList = (tx: TransactionSql, names: readonly string[]) =>
  joined(
    tx,
    names.map((name) => tx`${tx(name)}`),
    ',',
    '',
  );

function selected(tx: TransactionSql, table: string, names: readonly string[]): Fragment {
  const columns = names.map((name) => (name === '*' ? tx`${tx(table)}.*` : tx`${tx(`${table}.${name}`)}`));
  return joined(tx, columns, ',', '');
}

/** The rows of a statement as JSON, written by Postgres. */
interface Rows {
  json: string;
  /** The first row. */
  one: string | null;
  count: number;
}

/** The columns of `Rows`, made of the rows of a query. */
const asJson = (tx: TransactionSql, query: string) => tx`
  coalesce(json_agg(${tx(query)}), '[]')::text as json, (json_agg(${tx(query)}) -> 0)::text as one,
  count(*)::int as count`;

function bodyOf({ json, one, count }: Rows, single: boolean): string {
  if (!single) return json;
  requireSingle(count);
  return one ?? '';
}

async function readTable(tx: TransactionSql, context: Context, table: Table): Promise<Response> {
  const single = wantsOne(context.request);
  const query = parseQuery(context.url.searchParams);
  const counts = parsePrefer(context.request.headers.get('Prefer'));
  const filter = where(tx, table, query.filters);
  const name = tx(`public.${table.name}`);
  const limit = query.limit === null ? tx`` : tx`limit ${query.limit}`;
  const [rows] = await tx<[Rows]>`
    with page as (
      select ${selected(tx, table.name, query.select)} from ${name} ${filter}
      ${orderBy(tx, table, query.order)} ${limit} offset ${query.offset}
    )
    select ${asJson(tx, 'page')}
    from page`;
  const totals = counts.has('count') ? await tx`select count(*)::int as total from ${name} ${filter}` : [];
  const page = { offset: query.offset, length: rows.count, total: (totals[0]?.total as number) ?? null };
  return new Response(bodyOf(rows, single), {
    status: pageStatus(page),
    headers: {
      ...contentTypeOf(single),
      'Content-Range': contentRange(page),
      'Content-Location': `/${table.name}${canonicalQuery(context.url.searchParams)}`,
      ...appliedHeader(counts, ['count']),
    },
  });
}

function requireColumns(table: Table, names: readonly string[]): void {
  const unknown = names.find((name) => !table.columns.has(name));
  if (unknown === undefined) return;
  const message = `Could not find the '${unknown}' column of '${table.name}' in the schema cache`;
  throw new HttpError(400, 'PGRST204', message);
}

function onConflict(
  tx: TransactionSql,
  keys: readonly string[],
  names: readonly string[],
  resolution: string | undefined,
) {
  const target = nameList(tx, keys);
  if (resolution === 'ignore-duplicates') return tx`on conflict (${target}) do nothing`;
  if (resolution !== 'merge-duplicates') return tx``;
  const sets = names.map((name) => tx`${tx(name)} = excluded.${tx(name)}`);
  return tx`on conflict (${target}) do update set ${joined(tx, sets, ',', '')}`;
}

async function insertRows(tx: TransactionSql, context: Context, table: Table): Promise<Response> {
  const preferences = parsePrefer(context.request.headers.get('Prefer'));
  const query = parseQuery(context.url.searchParams);
  const objects = await readPayload(context);
  const names = givenColumns(objects, query.columns);
  requireColumns(table, names);
  const columns = nameList(tx, names);
  const name = tx(`public.${table.name}`);
  const values = tx`select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(objects)}::text::json)`;
  const resolution = preferences.get('resolution');
  const insert = tx`insert into ${name} (${columns}) ${values} ${onConflict(tx, query.onConflict ?? table.keys, names, resolution)}`;
  const shows = preferences.get('return') === 'representation';
  const applied = appliedHeader(preferences, ['resolution', 'missing', 'return', 'count']);
  const headers = { 'Content-Range': '*/*', ...applied };
  if (!shows && resolution === undefined) {
    await insert;
    return new Response(null, { status: 201, headers });
  }
  const single = shows && wantsOne(context.request);
  const shown = selected(tx, 'saved', query.select);
  const [rows] = await tx<[Rows & { inserted: boolean | null }]>`
    with saved as (${insert} returning ${name}.*, (xmax = 0) as "pgrst.inserted"),
      shown as (select ${query.select.includes('*') ? selected(tx, 'saved', [...table.columns.keys()]) : shown} from saved)
    select ${asJson(tx, 'shown')},
      (select bool_or("pgrst.inserted") from saved) as inserted
    from shown`;
  const status = resolution === 'merge-duplicates' && rows.inserted === false ? 200 : 201;
  if (!shows) return new Response(null, { status, headers });
  return new Response(bodyOf(rows, single), { status, headers: { ...contentTypeOf(single), ...headers } });
}

async function updateRows(tx: TransactionSql, context: Context, table: Table): Promise<Response> {
  const query = parseQuery(context.url.searchParams);
  const preferences = parsePrefer(context.request.headers.get('Prefer'));
  const [object = {}] = await readPayload(context);
  const names = Object.keys(object);
  requireColumns(table, names);
  const name = tx(`public.${table.name}`);
  const sets = names.map((column) => tx`${tx(column)} = given.${tx(column)}`);
  const update = tx`update ${name} set ${joined(tx, sets, ',', '')}
    from json_populate_record(null::${name}, ${JSON.stringify(object)}::text::json) as given
    ${where(tx, table, query.filters)}`;
  const headersOf = (length: number) => ({
    'Content-Range': contentRange({ offset: 0, length, total: null }),
    ...appliedHeader(preferences, ['return']),
  });
  if (preferences.get('return') !== 'representation') {
    return new Response(null, { status: 204, headers: headersOf((await update).count) });
  }
  const single = wantsOne(context.request);
  const [rows] = await tx<[Rows]>`
    with saved as (${update} returning ${name}.*), shown as (
      select ${selected(tx, 'saved', query.select)} from saved
    )
    select ${asJson(tx, 'shown')}
    from shown`;
  const headers = { ...contentTypeOf(single), ...headersOf(rows.count) };
  return new Response(bodyOf(rows, single), { status: 200, headers });
}

async function deleteRows(tx: TransactionSql, context: Context, table: Table): Promise<Response> {
  const { filters } = parseQuery(context.url.searchParams);
  await tx`delete from ${tx(`public.${table.name}`)} ${where(tx, table, filters)}`;
  return new Response(null, { status: 204 });
}

type Operation = (tx: TransactionSql, context: Context, table: Table) => Promise<Response>;

const operations: Readonly<Partial<Record<Route['method'], Operation>>> = {
  GET: readTable,
  POST: insertRows,
  PATCH: updateRows,
  DELETE: deleteRows,
};

/** The routes under `/rest/v1`. */
export function restRoutes({ sql, jwks, now }: RestOptions): readonly Route[] {
  const keys = createLocalJWKSet(jwks);
  const handle = (operation: Operation) => async (context: Context) => {
    const caller = await callerOf(context.request, keys, now());
    requireSchema(context.request);
    return sql
      .begin(async (tx) => {
        await tx`select set_config('role', ${caller.role}, true),
          set_config('request.jwt.claims', ${JSON.stringify(caller.claims)}, true)`;
        return operation(tx, context, await tableOf(tx, context.params.table ?? ''));
      })
      .catch((error: unknown) => {
        throw toHttpError(error, caller);
      }) as Promise<Response>;
  };
  return Object.entries(operations).map(([method, operation]) => ({
    method: method as Route['method'],
    path: '/rest/v1/:table',
    handle: handle(operation),
  }));
}
