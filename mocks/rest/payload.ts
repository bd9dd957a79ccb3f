import { Refusal } from '../http/refusal';
import type { Call } from '../http/route';
import { castJson, type Row } from './columns';
import { permissionRefusal } from './refusals';
import type { Role, Table } from './table';

type Given = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function requireJson({ headers }: Request): void {
  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return;
  throw new Refusal(400, 'PGRST102', `Content-Type not acceptable: ${type ?? ''}`);
}

/** The objects of a body, which is one or an array of them. */
export async function readPayload(call: Call): Promise<readonly Given[]> {
  requireJson(call.request);
  const body = await call.json();
  const objects = Array.isArray(body) ? body : [body];
  if (!objects.every(isObject)) throw new Refusal(400, 'PGRST102', 'Empty or invalid json');
  return objects;
}

/** The columns that a request gives: those it names, or the keys of its objects, which are then all the same. */
export function givenColumns(objects: readonly Given[], named: readonly string[] | null): readonly string[] {
  if (named) return named;
  const keys = Object.keys(objects[0] ?? {});
  const known = new Set(keys);
  const alike = objects.every((object) => {
    const own = Object.keys(object);
    return own.length === keys.length && own.every((key) => known.has(key));
  });
  if (!alike) throw new Refusal(400, 'PGRST102', 'All object keys must match');
  return keys;
}

/** Refuses columns that the table does not have (PGRST204), or that nobody may give (42501). */
export function requireColumns(table: Table, names: readonly string[], role: Role): void {
  const unknown = names.find((name) => !Object.hasOwn(table.columns, name));
  if (unknown !== undefined) {
    const message = `Could not find the '${unknown}' column of '${table.name}' in the schema cache`;
    throw new Refusal(400, 'PGRST204', message);
  }
  if (!names.every((name) => table.write?.columns.includes(name))) throw permissionRefusal(table.name, role);
}

/** One object as a row. A named column that it lacks is left to its default. */
export function rowOfObject(table: Table, object: Given, names: readonly string[]): Row {
  const cells = names.flatMap((name) => {
    const type = table.columns[name];
    return type && Object.hasOwn(object, name) ? [[name, castJson(type, object[name])] as const] : [];
  });
  return Object.fromEntries(cells);
}
