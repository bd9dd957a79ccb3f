import type { SessionRecord, UserRecord } from '../db/schema';
import { Refusal } from '../http/refusal';
import type { Call } from '../http/route';
import { verifyAccessToken } from './access-token';
import { bearerOf } from './authenticate';
import { userGone } from './refusals';
import { findUser } from './users';

/** Whose access token a request to the auth service carries, and of which session that is still there. */
export async function sessionOf({
  request,
  options,
}: Call): Promise<{ user: UserRecord; session: SessionRecord }> {
  const token = bearerOf(request);
  if (!token) {
    throw new Refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const verified = await verifyAccessToken(token, options);
  if (!verified.ok) {
    throw new Refusal(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${verified.reason}`);
  }
  const { sub, session_id } = verified.claims;
  const data = options.store.read();
  const user = findUser(data, sub);
  if (!user) throw userGone();
  const session = data.sessions.find(({ id, userId }) => id === session_id && userId === sub);
  if (!session) {
    throw new Refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  return { user, session };
}
