import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { BackendOptions } from '../backend';
import type { SessionRecord, UserRecord } from '../db/schema';

/** How long an access token lasts, in seconds. */
export const accessTokenSeconds = 3600;

/** What an access token says about who carries it. */
export interface AccessClaims {
  sub: string;
  email: string;
  session_id: string;
  /** Seconds since 1970. */
  exp: number;
}

export type VerifiedToken =
  | { ok: true; claims: AccessClaims }
  /** `reason` is worded as GoTrue words it. */
  | { ok: false; expired: boolean; reason: string };

type TokenOptions = Pick<BackendOptions, 'store' | 'now'>;

/** Signs an access token for a session (HS256). `issuer` is the address of the auth service. */
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
    aal: 'aal1',
    amr: [{ method: session.method, timestamp: Math.floor(session.createdAt / 1000) }],
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

/** Checks an access token's signature, audience and time. Never throws for a bad token. */
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

function claimsOf({ sub, email, session_id, exp }: JWTPayload): AccessClaims | undefined {
  if (typeof sub !== 'string' || typeof email !== 'string') return undefined;
  if (typeof session_id !== 'string' || typeof exp !== 'number') return undefined;
  return { sub, email, session_id, exp };
}

function reasonOf(error: unknown): string {
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return 'token signature is invalid: signature is invalid';
  }
  if (error instanceof errors.JWTClaimValidationFailed) return 'token has invalid claims';
  return 'token is malformed: could not decode token';
}
