import * as v from 'valibot';
import type { BackendOptions } from '../backend';
import type { Data, RefreshTokenRecord, SessionRecord } from '../db/schema';
import { Refusal } from '../http/refusal';
import { json } from '../http/responses';
import type { Call } from '../http/route';
import { refreshTokenFormat } from './random-token';
import { countAttempt } from './rate-limits';
import { invalid } from './refusals';
import { readFields, text } from './request-body';
import { addRefreshToken, type Grant, sessionAnswer } from './sessions';
import { findUser } from './users';

/** How long a refresh token that was replaced may come again: two tabs may send it at once. */
const reuseMilliseconds = 10_000;

const fields = v.object({ refresh_token: text });

/**
 * Gives a session for a refresh token, and the token that replaces it. A replaced token that comes again is a sign of
 * theft: unless it comes at once, or its replacement was never used, every token of its session is revoked.
 */
export async function refreshGrant(call: Call): Promise<Response> {
  const { refresh_token: token } = await readFields(call, fields);
  if (!token) {
    return json(400, { error: 'invalid_request', error_description: 'refresh_token required' });
  }
  if (!refreshTokenFormat.test(token)) {
    throw invalid('Refresh token is not valid');
  }
  const { store } = call.options;
  const known = store.read().refreshTokens.find((record) => record.token === token);
  if (!known) throw refused('refresh_token_not_found', 'Refresh Token Not Found');
  countAttempt(call.options, 'refresh', known.sessionId);
  const grant = store.write((draft) => exchange(draft, call.options, token));
  if (!grant) throw refused('refresh_token_already_used', 'Already Used');
  return json(200, await sessionAnswer(call, grant), {
    'sb-auth-user-id': grant.user.id,
    'sb-auth-session-id': grant.session.id,
  });
}

/** The session with its next token; `undefined` when the token came too late and its whole family was revoked. */
function exchange(draft: Data, options: BackendOptions, token: string): Grant | undefined {
  const record = draft.refreshTokens.find((other) => other.token === token);
  if (!record) throw refused('refresh_token_not_found', 'Refresh Token Not Found');
  const session = draft.sessions.find(({ id }) => id === record.sessionId);
  const user = session && findUser(draft, session.userId);
  if (!user) throw refused('session_not_found', 'No Valid Session Found');
  const next = successorOf(draft, record) ?? rotate(draft, options, record, session);
  if (!next) return undefined;
  session.refreshedAt = options.now();
  return { user, session, refreshToken: next.token };
}

/** The active token that already took this one's place, as when its answer never arrived. */
function successorOf(draft: Data, record: RefreshTokenRecord) {
  if (!record.revoked) return undefined;
  const active = draft.refreshTokens.findLast(
    ({ sessionId, revoked }) => sessionId === record.sessionId && !revoked,
  );
  return active?.parent === record.token ? active : undefined;
}

function rotate(draft: Data, options: BackendOptions, record: RefreshTokenRecord, session: SessionRecord) {
  if (record.revoked && options.now() > record.updatedAt + reuseMilliseconds) {
    revokeFamily(draft, record.sessionId);
    return undefined;
  }
  if (!record.revoked) Object.assign(record, { revoked: true, updatedAt: options.now() });
  return addRefreshToken(draft, options, session, record.token);
}

function revokeFamily(draft: Data, family: string): void {
  for (const record of draft.refreshTokens) {
    // Long ago, so that the time in which a token may come again is over for all of them.
    if (record.sessionId === family) Object.assign(record, { revoked: true, updatedAt: 0 });
  }
}

function refused(code: string, reason: string): Refusal {
  return new Refusal(400, code, `Invalid Refresh Token: ${reason}`);
}
