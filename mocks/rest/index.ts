import type { Call, Route } from '../http/route';
import { openTable } from './open-table';
import { readTable } from './read-table';
import { permissionRefusal } from './refusals';
import { writeTable } from './write-table';

const path = '/rest/v1/:table';

/** Nobody may change or delete rows: what is changed goes over the row (upsert) or through a function. */
async function refuseChange(call: Call): Promise<never> {
  const { table, role } = await openTable(call);
  throw permissionRefusal(table.name, role);
}

/** Everything under `/rest/v1`. */
export const restRoutes: readonly Route[] = [
  { method: 'GET', path, handle: readTable },
  { method: 'POST', path, handle: writeTable },
  { method: 'PUT', path, handle: refuseChange },
  { method: 'PATCH', path, handle: refuseChange },
  { method: 'DELETE', path, handle: refuseChange },
];
