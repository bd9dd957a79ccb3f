import { json } from '../http/responses';
import type { Call } from '../http/route';
import type { Row } from './columns';
import { bodyOf, contentTypeOf, wantsOne } from './media';
import { type OpenTable, openTable } from './open-table';
import { givenColumns, readPayload, requireColumns, rowOfObject } from './payload';
import { appliedHeader, parsePrefer } from './prefer';
import { parseQuery } from './query';
import { projection } from './read-rows';
import { permissionRefusal } from './refusals';
import type { SaveContext, Saved, Table } from './table';

const resolutions: Record<string, SaveContext['resolution']> = {
  'merge-duplicates': 'merge',
  'ignore-duplicates': 'ignore',
};

/** The right to write; and to read, where the answer is to show the rows. */
function requireGrants({ table, role }: OpenTable, showsRows: boolean): NonNullable<Table['write']> {
  const mayShow = !showsRows || table.read?.roles.includes(role);
  if (table.write?.roles.includes(role) && mayShow) return table.write;
  throw permissionRefusal(table.name, role);
}

/** What a request to write asks for, checked as far as the table's definition reaches. */
async function readRequest(call: Call) {
  const open = await openTable(call);
  const query = parseQuery(call.url.searchParams);
  const wishes = parsePrefer(call.request.headers.get('Prefer'));
  const showsRows = wishes.get('return') === 'representation';
  const single = showsRows && wantsOne(call.request);
  const objects = await readPayload(call);
  const names = givenColumns(objects, query.columns);
  const write = requireGrants(open, showsRows);
  requireColumns(open.table, names, open.role);
  const rows = objects.map((object) => rowOfObject(open.table, object, names));
  const project = projection(open.table.name, open.table.columns, query.select);
  return { open, wishes, showsRows, single, write, rows, project };
}

function statusOf(saved: readonly Saved[], merges: boolean): number {
  return merges && !saved.some((row) => row?.inserted) ? 200 : 201;
}

/** `POST /rest/v1/{table}`: puts rows in, all or none; with `resolution=merge-duplicates` over those that are there. */
export async function writeTable(call: Call): Promise<Response> {
  const { open, wishes, showsRows, single, write, rows, project } = await readRequest(call);
  const { store, now, newId, delays, wait } = call.options;
  await wait(delays[write.delay], call.request.signal);
  const resolution = resolutions[wishes.get('resolution') ?? ''] ?? null;
  const { saved, body } = store.write((draft) => {
    const context = { userId: open.userId, resolution, now: now(), newId };
    const saved = rows.map((row) => write.save(draft, row, context));
    const shown = saved.flatMap((row): Row[] => (row ? [project(row.row)] : []));
    return { saved, body: showsRows ? bodyOf(shown, single) : undefined };
  });
  const headers = {
    'Content-Range': `*/${wishes.has('count') ? saved.length : '*'}`,
    ...appliedHeader(wishes, ['resolution', 'missing', 'return', 'count']),
  };
  const status = statusOf(saved, resolution === 'merge');
  if (!showsRows) return new Response(null, { status, headers });
  return json(status, body, { ...contentTypeOf(single), ...headers });
}
