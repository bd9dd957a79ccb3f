import { Refusal } from '../http/refusal';
import type { Role } from './table';

/** PGRST100: a parameter of the query cannot be read. `what` is for example `filter (foo)`, `column` counts from 1. */
export function syntaxRefusal(what: string, column: number, details: string): Refusal {
  return new Refusal(400, 'PGRST100', `"failed to parse ${what}" (line 1, column ${column})`, { details });
}

/** PGRST127: PostgREST could do it, the stand-in does not. */
export function notImplementedRefusal(details: string): Refusal {
  return new Refusal(400, 'PGRST127', 'Feature not implemented', { details });
}

/** 42501: the role has no such right. A visitor may sign in (401); someone who has is told no (403). */
export function permissionRefusal(table: string, role: Role): Refusal {
  const message = `permission denied for table ${table}`;
  if (role === 'authenticated') return new Refusal(403, '42501', message);
  return new Refusal(401, '42501', message, { headers: { 'WWW-Authenticate': 'Bearer' } });
}
