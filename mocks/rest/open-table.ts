import { callerOfTable } from '../auth/authenticate';
import { Refusal } from '../http/refusal';
import type { Call } from '../http/route';
import { apiKeys } from './api-keys';
import { checkouts } from './checkouts';
import { contactMessages } from './contact-messages';
import { payments } from './payments';
import { preferences } from './preferences';
import { subscriptions } from './subscriptions';
import type { Role, Table } from './table';

const tables: readonly Table[] = [subscriptions, preferences, contactMessages, apiKeys, checkouts, payments];
/** What `/rest/v1/{name}` may name. */
export const tableNames: readonly string[] = tables.map(({ name }) => name);
const schema = 'public';

/** A table and who stands before it. */
export interface OpenTable {
  table: Table;
  role: Role;
  /** `null` for a visitor. */
  userId: string | null;
}

function requireSchema({ headers }: Request): void {
  const asked = headers.get('Accept-Profile') ?? headers.get('Content-Profile') ?? schema;
  if (asked === schema) return;
  const hint = `Only the following schemas are exposed: ${schema}`;
  throw new Refusal(406, 'PGRST106', `Invalid schema: ${asked}`, { hint });
}

/** Finds out who calls and which table they mean. Refuses bad tokens, other schemas and unknown tables. */
export async function openTable(call: Call): Promise<OpenTable> {
  const caller = await callerOfTable(call);
  requireSchema(call.request);
  const asked = call.params.table;
  const table = tables.find(({ name }) => name === asked);
  if (!table) {
    const message = `Could not find the table '${schema}.${asked}' in the schema cache`;
    throw new Refusal(404, 'PGRST205', message);
  }
  return caller.kind === 'user'
    ? { table, role: 'authenticated', userId: caller.claims.sub }
    : { table, role: 'anon', userId: null };
}
