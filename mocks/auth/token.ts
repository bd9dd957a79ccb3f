import * as v from 'valibot';
import type { BackendOptions } from '../backend';
import type { Data, RefreshTokenRecord, SessionRecord } from '../db/schema';
import { HttpError, validationError } from '@verapix/server/http/http-error';
import { json } from '@verapix/server/http/responses';
import type { BackendContext } from '../http/context';
import { meetsChallenge, newProviderToken, removeToken } from './one-time-tokens';
import { isPassword } from './passwords';
import { addRefreshToken, type Grant, refreshTokenFormat, startSession, toSessionJson } from './sessions';
import { findUser, findUserByEmail } from './users';
import { countAttempt, readFields, text } from './validation';

const passwordFields = v.object({ email: text, phone: text, password: text });

/** Signs in with e-mail and password. The response and the work are the same for a wrong address and a wrong password. */
async function passwordGrant(context: BackendContext): Promise<Response> {
  const { email, phone, password } = await readFields(context, passwordFields);
  const { options } = context;
  if (email && phone) {
    throw validationError('Only an email address or phone number should be provided on login.');
  }
  if (!email && !phone) throw validationError('missing email or phone');
  if (phone) throw new HttpError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  const address = email.toLowerCase();
  countAttempt(options, 'sign-in', address);
  const found = findUserByEmail(options.store.read(), address);
  const isRight = await isPassword(password, found?.passwordHash ?? null, options.passwordRounds);
  if (!found || !isRight) throw wrongCredentials();
  if (found.emailConfirmedAt === null) {
    throw new HttpError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  const grant = options.store.write((draft) => {
    const user = findUser(draft, found.id);
    // The user may have been deleted, or the password changed, while the hash was computed.
    if (user?.passwordHash !== found.passwordHash) throw wrongCredentials();
    return startSession(draft, context, { user, method: 'password' });
  });
  return json(200, await toSessionJson(context, grant));
}

function wrongCredentials(): HttpError {
  return new HttpError(400, 'invalid_credentials', 'Invalid login credentials');
}

/** How long a replaced refresh token is still accepted, because two tabs may send it at the same time. */
const reuseMilliseconds = 10_000;

const refreshFields = v.object({ refresh_token: text });

/**
 * Exchanges a refresh token for an access token and a new refresh token. Reuse of a replaced token is a sign of theft:
 * unless it happens within seconds or its replacement was never used, all tokens of the session are revoked.
 */
async function refreshGrant(context: BackendContext): Promise<Response> {
  const { refresh_token: token } = await readFields(context, refreshFields);
  if (!token) {
    return json(400, { error: 'invalid_request', error_description: 'refresh_token required' });
  }
  if (!refreshTokenFormat.test(token)) {
    throw validationError('Refresh token is not valid');
  }
  const { store } = context.options;
  const found = store.read().refreshTokens.find((record) => record.token === token);
  if (!found) throw refreshError('refresh_token_not_found', 'Refresh Token Not Found');
  countAttempt(context.options, 'refresh', found.sessionId);
  const grant = store.write((draft) => exchange(draft, context.options, token));
  if (!grant) throw refreshError('refresh_token_already_used', 'Already Used');
  return json(200, await toSessionJson(context, grant), {
    'sb-auth-user-id': grant.user.id,
    'sb-auth-session-id': grant.session.id,
  });
}

/** The session with its next token; `undefined` if the token was reused too late and all tokens were revoked. */
function exchange(draft: Data, options: BackendOptions, token: string): Grant | undefined {
  const record = draft.refreshTokens.find((other) => other.token === token);
  if (!record) throw refreshError('refresh_token_not_found', 'Refresh Token Not Found');
  const session = draft.sessions.find(({ id }) => id === record.sessionId);
  const user = session && findUser(draft, session.userId);
  if (!user) throw refreshError('session_not_found', 'No Valid Session Found');
  const next = successorOf(draft, record) ?? rotate(draft, options, record, session);
  if (!next) return undefined;
  session.refreshedAt = options.now();
  return { user, session, refreshToken: next.token };
}

/** The active token that already replaced this one, for example because its response was lost. */
function successorOf(draft: Data, record: RefreshTokenRecord) {
  if (!record.revoked) return undefined;
  const active = draft.refreshTokens.findLast(
    ({ sessionId, revoked }) => sessionId === record.sessionId && !revoked,
  );
  return active?.parent === record.token ? active : undefined;
}

function rotate(draft: Data, options: BackendOptions, record: RefreshTokenRecord, session: SessionRecord) {
  if (record.revoked && options.now() > record.updatedAt + reuseMilliseconds) {
    revokeAll(draft, record.sessionId);
    return undefined;
  }
  if (!record.revoked) Object.assign(record, { revoked: true, updatedAt: options.now() });
  return addRefreshToken(draft, options, session, record.token);
}

function revokeAll(draft: Data, sessionId: string): void {
  for (const record of draft.refreshTokens) {
    // `updatedAt` is set to the past, so that the reuse interval of every token is over.
    if (record.sessionId === sessionId) Object.assign(record, { revoked: true, updatedAt: 0 });
  }
}

function refreshError(code: string, reason: string): HttpError {
  return new HttpError(400, code, `Invalid Refresh Token: ${reason}`);
}

const pkceFields = v.object({ auth_code: text, code_verifier: text });

/** Exchanges a code for a session. The verifier must match the code's challenge. */
async function pkceGrant(context: BackendContext): Promise<Response> {
  const { auth_code: code, code_verifier: verifier } = await readFields(context, pkceFields);
  if (!code || !verifier) {
    const message = 'invalid request: both auth code and code verifier should be non-empty';
    throw validationError(message);
  }
  const { store, now } = context.options;
  const found = store.read().oneTimeTokens.find(({ token, kind }) => token === code && kind === 'pkce');
  if (!found) throw unknownCode();
  if (now() > found.expiresAt) {
    throw new HttpError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  if (!(await meetsChallenge(verifier, found))) {
    const message = 'code challenge does not match previously saved code verifier';
    throw new HttpError(400, 'bad_code_verifier', message);
  }
  const method = found.method ?? 'oauth';
  const grant = store.write((draft) => {
    const user = findUser(draft, found.userId);
    // Another request may have used the code while the verifier was checked.
    if (!user || !draft.oneTimeTokens.some(({ token }) => token === code)) throw unknownCode();
    removeToken(draft, code);
    return startSession(draft, context, { user, method });
  });
  const provider = method === 'oauth' ? { provider_token: newProviderToken(context.options) } : {};
  return json(200, { ...(await toSessionJson(context, grant)), ...provider });
}

function unknownCode(): HttpError {
  const message = 'invalid flow state, no valid flow state found';
  return new HttpError(404, 'flow_state_not_found', message);
}

const grants: ReadonlyMap<string | null, (context: BackendContext) => Promise<Response>> = new Map([
  ['password', passwordGrant],
  ['refresh_token', refreshGrant],
  ['pkce', pkceGrant],
]);

/** `POST /token?grant_type=…`: a session for a password, a refresh token or a code. */
export function token(context: BackendContext): Promise<Response> {
  const grant = grants.get(context.url.searchParams.get('grant_type'));
  if (!grant) throw new HttpError(400, 'invalid_credentials', 'unsupported_grant_type');
  return grant(context);
}
