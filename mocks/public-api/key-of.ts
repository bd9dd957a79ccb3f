import { apiKeyTypeOf } from '@verapix/facts';
import { findApiKey, touchApiKey } from '../api-keys/find-api-key';
import type { ApiKeyRecord } from '../db/schema';
import type { Call } from '../http/route';
import { refusal } from './refusal';

const challenge = { 'WWW-Authenticate': 'Bearer realm="Verapix API"' };

/** The header first: who sends both has moved on from the address. */
function givenKey({ request, url }: Call): string | null {
  const header = request.headers.get('Authorization');
  const [, bearer] = /^Bearer +(\S+) *$/i.exec(header ?? '') ?? [];
  return bearer ?? (header ? null : url.searchParams.get('api_key'));
}

/** The key that a request is signed with, marked as used now. Whatever is no key in force is refused alike. */
export async function keyOf(call: Call): Promise<ApiKeyRecord> {
  const key = givenKey(call);
  if (!key) throw refusal('missing_key', { headers: challenge });
  // The checksum spares a look among the keys for what was mistyped.
  const found = apiKeyTypeOf(key) ? await findApiKey(key, call.options) : undefined;
  if (!found) throw refusal('invalid_key', { headers: challenge });
  touchApiKey(found.id, call.options);
  return found;
}
