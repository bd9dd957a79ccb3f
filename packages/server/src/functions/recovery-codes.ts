import {
  isRecoveryCode,
  plainRecoveryCode,
  recoveryCodeAlphabet,
  recoveryCodeCharacters,
  recoveryCodeCount,
  shownRecoveryCode,
} from '@verapix/domain';
import { randomText, sha256 } from '../crypto';
import { HttpError } from '../http/http-error';
import type { FunctionPorts, SessionUser } from '../ports';
import { consume, type RateLimit } from '../rate-limit';
import { type EdgeFunction, textOf } from './edge-function';

/** The hash of a plain code. It names the user, so that no code is another user's. */
const hashOf = (userId: string, code: string) => sha256(`${userId}:${code}`);

/** Five at once, and one more every five minutes. */
const guesses = ({ id }: SessionUser): RateLimit => ({
  name: `recovery-code:${id}`,
  burst: 5,
  interval: 5 * 60_000,
});

async function countGuess(user: SessionUser, { rateLimits, now }: FunctionPorts): Promise<void> {
  const limit = guesses(user);
  const state = await rateLimits.change(limit.name, (resetAt) => consume(limit, resetAt, now()));
  if (state.allowed) return;
  throw new HttpError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    headers: { 'Retry-After': String(Math.ceil(state.nextIn / 1000)) },
  });
}

/** `get-recovery-codes`: how many the user has left. */
export const getRecoveryCodes: EdgeFunction = async ({ user, ports }) => ({
  left: await ports.recoveryCodes.left(user.id),
});

/**
 * `create-recovery-codes`: makes codes in place of all that the user had. The response is the only time they are shown;
 * only their hashes are stored.
 */
export const createRecoveryCodes: EdgeFunction = async ({ user, sessionId, ports }) => {
  if (!user.hasSecondFactor)
    throw new HttpError(409, 'no_second_factor', 'Two-factor authentication is off.');
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    randomText(ports.randomBytes, recoveryCodeAlphabet, recoveryCodeCharacters),
  );
  const hashes = await Promise.all(codes.map((code) => hashOf(user.id, code)));
  await ports.recoveryCodes.replace(user.id, hashes, sessionId);
  return { codes: codes.map(shownRecoveryCode) };
};

/**
 * `use-recovery-code {code}`: takes a recovery code in place of a code of the authenticator app, and turns two-factor
 * authentication off: whoever needs it has lost the app. Spends nothing if it is off.
 */
export const spendRecoveryCode: EdgeFunction = async ({ user, sessionId, body, ports }) => {
  const code = textOf(body, 'code');
  if (!user.hasSecondFactor) return { left: await ports.recoveryCodes.left(user.id) };
  await countGuess(user, ports);
  const left = isRecoveryCode(code)
    ? await ports.recoveryCodes.use({
        userId: user.id,
        hash: await hashOf(user.id, plainRecoveryCode(code)),
        sessionId,
      })
    : undefined;
  if (left !== undefined) return { left };
  throw new HttpError(422, 'recovery_code_wrong', 'This recovery code is wrong or was used.');
};
