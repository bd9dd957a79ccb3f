import type { BackendOptions } from '../backend';
import type { Data, RefreshTokenRecord, SessionRecord, UserRecord } from '../db/schema';
import type { Call } from '../http/route';
import { accessTokenSeconds, signAccessToken } from './access-token';
import { newRefreshToken } from './random-token';
import { viewOfUser } from './user-view';

/** Everything that a session's answer is made of. */
export interface Grant {
  user: UserRecord;
  session: SessionRecord;
  refreshToken: string;
}

/** Starts a session for a user of the draft. */
export function startSession(
  draft: Data,
  { request, options }: Pick<Call, 'request' | 'options'>,
  { user, method }: { user: UserRecord; method: string },
): Grant {
  const now = options.now();
  const session: SessionRecord = {
    id: options.newId(),
    userId: user.id,
    method,
    userAgent: request.headers.get('User-Agent') ?? globalThis.navigator?.userAgent ?? '',
    ip: '127.0.0.1',
    createdAt: now,
    refreshedAt: now,
  };
  user.lastSignInAt = now;
  draft.sessions.push(session);
  return { user, session, refreshToken: addRefreshToken(draft, options, session, null).token };
}

/** Adds the active refresh token of a session. `parent` is the token it replaces. */
export function addRefreshToken(
  draft: Data,
  options: Pick<BackendOptions, 'now' | 'randomBytes'>,
  session: SessionRecord,
  parent: string | null,
): RefreshTokenRecord {
  const token = newRefreshToken(options);
  const record = { token, sessionId: session.id, parent, revoked: false, updatedAt: options.now() };
  draft.refreshTokens.push(record);
  return record;
}

/** Ends the sessions that `ends` says, and their refresh tokens with them. */
export function endSessions(draft: Data, ends: (session: SessionRecord) => boolean): void {
  draft.sessions = draft.sessions.filter((session) => !ends(session));
  const left = new Set(draft.sessions.map(({ id }) => id));
  draft.refreshTokens = draft.refreshTokens.filter(({ sessionId }) => left.has(sessionId));
}

/** A session as the token operations answer it, with a fresh access token. */
export async function sessionAnswer({ url, options }: Pick<Call, 'url' | 'options'>, grant: Grant) {
  const { user, session, refreshToken } = grant;
  return {
    access_token: await signAccessToken(options, { user, session, issuer: `${url.origin}/auth/v1` }),
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: Math.floor(options.now() / 1000) + accessTokenSeconds,
    refresh_token: refreshToken,
    user: viewOfUser(user),
  };
}
