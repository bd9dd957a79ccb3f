import { Refusal } from '../http/refusal';
import { json } from '../http/responses';
import type { Call } from '../http/route';
import { bodyOf, contentTypeOf, wantsOne } from './media';
import { openTable } from './open-table';
import { appliedHeader, parsePrefer } from './prefer';
import { canonicalQuery, parseQuery } from './query';
import { readRows } from './read-rows';
import { permissionRefusal } from './refusals';

interface Page {
  offset: number;
  length: number;
  /** `null` where nobody asked. */
  total: number | null;
}

function contentRange({ offset, length, total }: Page): string {
  const rows = length === 0 ? '*' : `${offset}-${offset + length - 1}`;
  return `${rows}/${total ?? '*'}`;
}

function statusOf({ offset, length, total }: Page): number {
  if (total === null || length === total) return 200;
  if (offset <= total) return 206;
  const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
  throw new Refusal(416, 'PGRST103', 'Requested range not satisfiable', {
    details,
    headers: { 'Content-Range': contentRange({ offset, length, total }) },
  });
}

/** `GET /rest/v1/{table}`: the rows that row-level security leaves of what is asked. */
export async function readTable(call: Call): Promise<Response> {
  const { table, role, userId } = await openTable(call);
  const single = wantsOne(call.request);
  const query = parseQuery(call.url.searchParams);
  if (!table.read?.roles.includes(role)) throw permissionRefusal(table.name, role);
  const wishes = parsePrefer(call.request.headers.get('Prefer'));
  const { store, delays, wait } = call.options;
  if (table.read.delay) await wait(delays[table.read.delay], call.request.signal);
  const visible = table.read.rows(store.read(), userId);
  const { rows, total } = readRows(table.name, table.columns, query, visible);
  const page = { offset: query.offset, length: rows.length, total: wishes.has('count') ? total : null };
  return json(statusOf(page), bodyOf(rows, single), {
    ...contentTypeOf(single),
    'Content-Range': contentRange(page),
    'Content-Location': `/${table.name}${canonicalQuery(call.url.searchParams)}`,
    ...appliedHeader(wishes, ['count']),
  });
}
