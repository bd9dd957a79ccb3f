import type { BackendOptions } from '../backend';
import type { Data, OneTimeTokenRecord } from '../db/schema';
import type { Challenge } from './pkce';
import { newLinkToken } from './random-token';

/** How long a mailed link works. */
const linkMilliseconds = 60 * 60_000;
/** How long a code of the PKCE flow works. */
const codeMilliseconds = 5 * 60_000;

export type LinkKind = Exclude<OneTimeTokenRecord['kind'], 'pkce'>;
type TokenOptions = Pick<BackendOptions, 'now' | 'newId' | 'randomBytes'>;

/** Makes the token of a mailed link. It takes the place of an earlier one of its kind. */
export function issueLinkToken(
  draft: Data,
  options: TokenOptions,
  { kind, userId, challenge }: { kind: LinkKind; userId: string; challenge: Challenge },
): string {
  const token = newLinkToken(options);
  const others = draft.oneTimeTokens.filter((other) => other.userId !== userId || other.kind !== kind);
  const expiresAt = options.now() + linkMilliseconds;
  draft.oneTimeTokens = [...others, { token, kind, userId, expiresAt, ...challenge }];
  return token;
}

/** Makes a code to be exchanged for a session by whoever knows the verifier. `method` is how the session came about. */
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

/** Takes a token away, so that it works no second time. */
export function forgetToken(draft: Data, token: string): void {
  draft.oneTimeTokens = draft.oneTimeTokens.filter((other) => other.token !== token);
}
