import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { BackendOptions } from '../backend';
import type { SessionRecord, UserRecord } from '../db/schema';
import { anonKey } from '../http/gateway';
import { HttpError } from '@verapix/server/http/http-error';
import type { AssuranceLevel } from '@verapix/server/ports';
import type { BackendContext } from '../http/context';
import { findUser } from './users';

/** Lifetime of an access token, in seconds. */
export const accessTokenSeconds = 3600;

/** The claims of an access token that the backend reads. */
interface AccessClaims {
  sub: string;
  email: string;
  session_id: string;
  aal: AssuranceLevel;
  /** Seconds since 1970. */
  exp: number;
}

type VerifiedToken =
  | { ok: true; claims: AccessClaims }
  /** `reason` is GoTrue's text. */
  | { ok: false; expired: boolean; reason: string };

/** The error for a token whose user was deleted. */
export function userNotFound(): HttpError {
  return new HttpError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
}

type TokenOptions = Pick<BackendOptions, 'store' | 'now'>;

/** Signs an access token for a session with HS256. `issuer` is the address of the auth service. */
export function signAccessToken(
  { store, now }: TokenOptions,
  { user, session, issuer }: { user: UserRecord; session: SessionRecord; issuer: string },
): Promise<string> {
  const issuedAt = Math.floor(now() / 1000);
  return new SignJWT({
    email: user.email,
    phone: '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: 'authenticated',
    aal: assuranceLevelOf(session),
    amr: methodsOf(session),
    session_id: session.id,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(user.id)
    .setAudience('authenticated')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .sign(keyOf(store));
}

/** How sure the backend is of the user: `aal2` once the session has a second factor. */
export function assuranceLevelOf({ secondFactor }: SessionRecord): AssuranceLevel {
  return secondFactor ? 'aal2' : 'aal1';
}

/** The session's authentication methods, the latest first, with the time of each in seconds since 1970. */
function methodsOf({ method, createdAt, secondFactor }: SessionRecord) {
  const methods = [{ method, timestamp: Math.floor(createdAt / 1000) }];
  if (secondFactor)
    methods.unshift({ method: 'totp', timestamp: Math.floor(secondFactor.verifiedAt / 1000) });
  return methods;
}

/** Verifies an access token's signature, audience and expiry. Never throws for an invalid token. */
export async function verifyAccessToken(token: string, { store, now }: TokenOptions): Promise<VerifiedToken> {
  try {
    const { payload } = await jwtVerify(token, keyOf(store), {
      algorithms: ['HS256'],
      audience: 'authenticated',
      currentDate: new Date(now()),
      requiredClaims: ['sub', 'exp'],
    });
    const claims = claimsOf(payload);
    if (claims) return { ok: true, claims };
    return { ok: false, expired: false, reason: 'token has invalid claims' };
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      return { ok: false, expired: true, reason: 'token has invalid claims: token is expired' };
    }
    return { ok: false, expired: false, reason: reasonOf(error) };
  }
}

function keyOf(store: TokenOptions['store']): Uint8Array {
  return new TextEncoder().encode(store.read().signingKey);
}

function claimsOf({ sub, email, session_id, aal, exp }: JWTPayload): AccessClaims | undefined {
  if (typeof sub !== 'string' || typeof email !== 'string') return undefined;
  if (typeof session_id !== 'string' || typeof exp !== 'number') return undefined;
  return { sub, email, session_id, aal: aal === 'aal2' ? aal : 'aal1', exp };
}

function reasonOf(error: unknown): string {
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return 'token signature is invalid: signature is invalid';
  }
  if (error instanceof errors.JWTClaimValidationFailed) return 'token has invalid claims';
  return 'token is malformed: could not decode token';
}

/** The sender of a request, according to its access token. */
type Caller = { kind: 'anonymous' } | { kind: 'user'; claims: AccessClaims };

/** The bearer token of a request; `undefined` if there is none. */
function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer\s+(\S+)\s*$/i.exec(headers.get('Authorization') ?? '')?.[1];
}

/** Authenticates a request to a table. As in PostgREST, a valid token suffices; policies ask for its session. */
export async function authenticateForTable({ request, options }: BackendContext): Promise<Caller> {
  const token = bearerOf(request);
  if (!token || token === anonKey) return { kind: 'anonymous' };
  const verified = await verifyAccessToken(token, options);
  if (verified.ok) return { kind: 'user', claims: verified.claims };
  const headers = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };
  if (verified.expired) throw new HttpError(401, 'PGRST303', 'JWT expired', { headers });
  throw new HttpError(401, 'PGRST301', 'No suitable key or wrong key type', { headers });
}

/** Authenticates a request to the auth service. The session must not have ended. */
export async function authenticateForAuth({
  request,
  options,
}: BackendContext): Promise<{ user: UserRecord; session: SessionRecord }> {
  const token = bearerOf(request);
  if (!token) {
    throw new HttpError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const verified = await verifyAccessToken(token, options);
  if (!verified.ok) {
    throw new HttpError(
      403,
      'bad_jwt',
      `invalid JWT: unable to parse or verify signature, ${verified.reason}`,
    );
  }
  const { sub, session_id } = verified.claims;
  const data = options.store.read();
  const user = findUser(data, sub);
  if (!user) throw userNotFound();
  const session = data.sessions.find(({ id, userId }) => id === session_id && userId === sub);
  if (!session) {
    throw new HttpError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  return { user, session };
}
