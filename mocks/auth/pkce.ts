import type { OneTimeTokenRecord } from '../db/schema';
import { toBase64Url } from '../http/base64url';
import { invalid } from './refusals';

/** What a client keeps a secret for, so that only it can use the code that comes back. */
export type Challenge = Pick<OneTimeTokenRecord, 'codeChallenge' | 'codeChallengeMethod'>;

/** The challenge in a request; empty when there is none. Refuses half a challenge. */
export function challengeIn(challenge: string, method: string): Challenge {
  if (!challenge && !method) return {};
  const known = method.toLowerCase();
  if (!challenge || !method) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (known !== 's256' && known !== 'plain') {
    throw invalid('code_challenge_method must be either s256 or plain');
  }
  if (!/^[\w.~-]{43,128}$/.test(challenge)) {
    throw invalid('code challenge has to be between 43 and 128 letters, digits, hyphens, periods or tildes');
  }
  return { codeChallenge: challenge, codeChallengeMethod: known };
}

/** Whether a verifier is the secret behind a challenge. */
export async function meetsChallenge(verifier: string, challenge: Challenge): Promise<boolean> {
  if (challenge.codeChallengeMethod === 'plain') return verifier === challenge.codeChallenge;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(digest)) === challenge.codeChallenge;
}
