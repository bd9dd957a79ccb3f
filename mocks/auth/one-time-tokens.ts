import type { BackendOptions } from '../backend';
import { isEqualText, randomText, sha256, toHex } from '@verapix/server/crypto';
import type { Data, OneTimeTokenRecord } from '../db/schema';
import { validationError } from '@verapix/server/http/http-error';

/** How long a mailed link or code is valid. */
const mailMilliseconds = 60 * 60_000;
/** How long a code of the PKCE flow is valid. */
const codeMilliseconds = 5 * 60_000;

/** The PKCE challenge of a request. Only a client that knows its secret can use the code. */
export type Challenge = Pick<OneTimeTokenRecord, 'codeChallenge' | 'codeChallengeMethod'>;

export type LinkKind = Exclude<OneTimeTokenRecord['kind'], 'pkce' | 'reauthentication'>;
type TokenOptions = Pick<BackendOptions, 'now' | 'newId' | 'randomBytes'>;

/** The challenge of a request; empty if there is none. Throws if only one of its two parts is given. */
export function challengeIn(challenge: string, method: string): Challenge {
  if (!challenge && !method) return {};
  const codeChallengeMethod = method.toLowerCase();
  if (!challenge || !method) {
    throw validationError('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (codeChallengeMethod !== 's256' && codeChallengeMethod !== 'plain') {
    throw validationError('code_challenge_method must be either s256 or plain');
  }
  if (!/^[\w.~-]{43,128}$/.test(challenge)) {
    throw validationError(
      'code challenge has to be between 43 and 128 letters, digits, hyphens, periods or tildes',
    );
  }
  return { codeChallenge: challenge, codeChallengeMethod };
}

/** Whether a verifier is the secret of a challenge. */
export async function meetsChallenge(verifier: string, challenge: Challenge): Promise<boolean> {
  if (challenge.codeChallengeMethod === 'plain') return verifier === challenge.codeChallenge;
  return (await sha256(verifier)) === challenge.codeChallenge;
}

/** A random token of 224 bits. */
function newToken({ randomBytes }: Pick<BackendOptions, 'randomBytes'>): string {
  return toHex(randomBytes(28));
}

/** A fake token for the services of an OAuth provider. */
export function newProviderToken(options: Pick<BackendOptions, 'randomBytes'>): string {
  return `mock-${newToken(options)}`;
}

/** GoTrue marks the tokens of links that were requested with a challenge. */
const challengedPrefix = 'pkce_';

/** Stores the token of a mailed link, and its six digits. It replaces an earlier token of the same kind. */
export function issueLinkToken(
  draft: Data,
  options: TokenOptions,
  { kind, userId, challenge }: { kind: LinkKind; userId: string; challenge: Challenge },
): { token: string; code: string } {
  const token = `${challenge.codeChallenge ? challengedPrefix : ''}${newToken(options)}`;
  const code = randomText(options.randomBytes, '0123456789', 6);
  const others = draft.oneTimeTokens.filter((other) => other.userId !== userId || other.kind !== kind);
  const expiresAt = options.now() + mailMilliseconds;
  draft.oneTimeTokens = [...others, { token, code, kind, userId, expiresAt, ...challenge }];
  return { token, code };
}

/** Stores a code that a client with the verifier can exchange for a session. `method` is that of the session. */
export function issueCode(
  draft: Data,
  options: TokenOptions,
  { userId, method, challenge }: { userId: string; method: string; challenge: Challenge },
): string {
  const token = options.newId();
  const expiresAt = options.now() + codeMilliseconds;
  draft.oneTimeTokens.push({ token, kind: 'pkce', userId, method, expiresAt, ...challenge });
  return token;
}

const isReauthentication = (userId: string) => (token: OneTimeTokenRecord) =>
  token.kind === 'reauthentication' && token.userId === userId;

/** Stores a six-digit code that confirms who is signed in. It replaces an earlier one. */
export function issueReauthenticationCode(draft: Data, options: TokenOptions, userId: string): string {
  const token = randomText(options.randomBytes, '0123456789', 6);
  const isOld = isReauthentication(userId);
  const expiresAt = options.now() + mailMilliseconds;
  const others = draft.oneTimeTokens.filter((other) => !isOld(other));
  draft.oneTimeTokens = [...others, { token, kind: 'reauthentication', userId, expiresAt }];
  return token;
}

/** Uses a user's six-digit code once. Returns false if it is wrong or has expired. */
export function redeemReauthenticationCode(
  draft: Data,
  { now }: Pick<TokenOptions, 'now'>,
  { userId, code }: { userId: string; code: string },
): boolean {
  const isOwn = isReauthentication(userId);
  const record = draft.oneTimeTokens.find(isOwn);
  if (!record || now() > record.expiresAt || !isEqualText(code, record.token)) return false;
  draft.oneTimeTokens = draft.oneTimeTokens.filter((other) => !isOwn(other));
  return true;
}

/** Removes a token, so that it can be used only once. */
export function removeToken(draft: Data, token: string): void {
  draft.oneTimeTokens = draft.oneTimeTokens.filter((other) => other.token !== token);
}
