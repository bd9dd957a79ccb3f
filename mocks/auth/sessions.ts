import type { BackendOptions } from '../backend';
import { randomText } from '@verapix/server/crypto';
import type { Data, RefreshTokenRecord, SessionRecord, UserRecord } from '../db/schema';
import type { BackendContext } from '../http/context';
import { accessTokenSeconds, signAccessToken } from './access-token';
import { noteEvent } from '../ports/mails';
import { toUserJson } from './users';

const refreshTokenAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const refreshTokenLength = 12;
/** The format of a refresh token. */
export const refreshTokenFormat = /^[a-z\d]{12}$/;

/** A session with its user and its active refresh token. */
export interface Grant {
  user: UserRecord;
  session: SessionRecord;
  refreshToken: string;
}

/** Starts a session for a user of the draft. */
export function startSession(
  draft: Data,
  { request, options }: Pick<BackendContext, 'request' | 'options'>,
  { user, method }: { user: UserRecord; method: string },
): Grant {
  const now = options.now();
  const session: SessionRecord = {
    id: options.newId(),
    userId: user.id,
    method,
    secondFactor: null,
    userAgent: request.headers.get('User-Agent') ?? globalThis.navigator?.userAgent ?? '',
    ip: '127.0.0.1',
    createdAt: now,
    refreshedAt: now,
  };
  user.lastSignInAt = now;
  draft.sessions.push(session);
  noteEvent(draft, options, user.id, { kind: 'signed-in', sessionId: session.id });
  return { user, session, refreshToken: addRefreshToken(draft, options, session, null).token };
}

/** Adds the active refresh token of a session. `parent` is the token it replaces. */
export function addRefreshToken(
  draft: Data,
  { now, randomBytes }: Pick<BackendOptions, 'now' | 'randomBytes'>,
  session: SessionRecord,
  parent: string | null,
): RefreshTokenRecord {
  const token = randomText(randomBytes, refreshTokenAlphabet, refreshTokenLength);
  const record = { token, sessionId: session.id, parent, revoked: false, updatedAt: now() };
  draft.refreshTokens.push(record);
  return record;
}

/** Replaces the active refresh token of a session, so that an earlier access token cannot be refreshed. */
export function replaceRefreshToken(
  draft: Data,
  options: Pick<BackendOptions, 'now' | 'randomBytes'>,
  session: SessionRecord,
): RefreshTokenRecord {
  const active = draft.refreshTokens.filter((token) => token.sessionId === session.id && !token.revoked);
  for (const record of active) Object.assign(record, { revoked: true, updatedAt: options.now() });
  return addRefreshToken(draft, options, session, active.at(-1)?.token ?? null);
}

/** Ends the sessions for which `ends` returns true, and deletes their refresh tokens. */
export function endSessions(draft: Data, ends: (session: SessionRecord) => boolean): void {
  draft.sessions = draft.sessions.filter((session) => !ends(session));
  const left = new Set(draft.sessions.map(({ id }) => id));
  draft.refreshTokens = draft.refreshTokens.filter(({ sessionId }) => left.has(sessionId));
}

/** A session as the token endpoints return it, with a new access token. */
export async function toSessionJson({ url, options }: Pick<BackendContext, 'url' | 'options'>, grant: Grant) {
  const { user, session, refreshToken } = grant;
  return {
    access_token: await signAccessToken(options, { user, session, issuer: `${url.origin}/auth/v1` }),
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: Math.floor(options.now() / 1000) + accessTokenSeconds,
    refresh_token: refreshToken,
    user: toUserJson(user),
  };
}

/** The fields of a session that a redirect carries in its fragment. The client requests the user separately. */
export async function sessionFragment(
  context: Pick<BackendContext, 'url' | 'options'>,
  grant: Grant,
): Promise<Record<string, string>> {
  const { access_token, expires_at, expires_in, refresh_token, token_type } = await toSessionJson(
    context,
    grant,
  );
  return {
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    token_type,
  };
}
