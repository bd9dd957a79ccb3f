import { Refusal } from '../http/refusal';
import type { FunctionCall } from './edge-function';

/** Rights come from what the server wrote; what a person wrote about themselves counts for nothing. */
export function requireAdministrator({ user }: FunctionCall, verb: 'view' | 'update' | 'test'): void {
  if (user.appMetadata.role === 'admin') return;
  throw new Refusal(403, 'permission_denied', `Only administrators can ${verb} merchant configuration.`);
}
