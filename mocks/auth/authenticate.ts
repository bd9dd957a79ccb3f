import type { UserRecord } from '../db/schema';
import { anonKey } from '../http/api-key';
import { Refusal } from '../http/refusal';
import type { Call } from '../http/route';
import { type AccessClaims, verifyAccessToken } from './access-token';

/** Who calls: someone without a session, or a user by the word of the token. */
export type Caller = { kind: 'anonymous' } | { kind: 'user'; claims: AccessClaims };

/** What follows `Bearer ` in the request; `undefined` without it. */
export function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer\s+(\S+)\s*$/i.exec(headers.get('Authorization') ?? '')?.[1];
}

/** Who calls a table. Only the token counts, as with PostgREST: a session that was ended is not noticed here. */
export async function callerOfTable({ request, options }: Call): Promise<Caller> {
  const token = bearerOf(request);
  if (!token || token === anonKey) return { kind: 'anonymous' };
  const verified = await verifyAccessToken(token, options);
  if (verified.ok) return { kind: 'user', claims: verified.claims };
  const headers = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };
  if (verified.expired) throw new Refusal(401, 'PGRST303', 'JWT expired', { headers });
  throw new Refusal(401, 'PGRST301', 'No suitable key or wrong key type', { headers });
}

/** Who calls a function: the user as stored now, and the session they call in. Refuses everybody else. */
export async function userOfFunction({
  request,
  options,
}: Call): Promise<{ user: UserRecord; sessionId: string }> {
  if (!request.headers.has('Authorization')) throw new Refusal(401, 401, 'Missing authorization header');
  const token = bearerOf(request);
  if (!token) throw new Refusal(401, 401, 'Invalid Token or Protected Header formatting');
  const verified = token === anonKey ? undefined : await verifyAccessToken(token, options);
  if (verified && !verified.ok) throw new Refusal(401, 401, 'Invalid JWT');
  const { users, sessions } = options.store.read();
  const claims = verified?.claims;
  const session = sessions.find(({ id, userId }) => id === claims?.session_id && userId === claims.sub);
  const user = session && users.find(({ id }) => id === session.userId);
  if (!user) throw new Refusal(401, 'unauthorized', 'Please sign in.');
  return { user, sessionId: session.id };
}
