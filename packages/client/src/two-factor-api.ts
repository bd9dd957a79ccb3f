import { isRecoveryCode, type Outcome } from '@verapix/domain';
import { AuthError, type Factor } from '@supabase/auth-js';
import * as messages from '@verapix/messages/problems';
import * as v from 'valibot';
import type { TwoFactorApi } from './api/two-factor';
import type { Clients } from './clients';
import { attempt, callFunction, ProblemError, succeeded, withFreshToken } from './requests';
import type { AuthStorage } from './auth-storage';
import { type createLocalAuthEvents, needsCode } from './session-watch';

interface TwoFactorApiOptions {
  clients: Pick<Clients, 'auth' | 'abortable' | 'functions'>;
  local: ReturnType<typeof createLocalAuthEvents>;
  storage: Pick<AuthStorage, 'isPersistent'>;
}

/** The name of the one authenticator app of a user, and of the product in it. */
const friendlyName = 'Authenticator app';
const issuer = 'Verapix';

/** The server's messages are for developers. */
const ownWords: Readonly<Record<string, string>> = {
  mfa_verification_failed: messages.wrongCode,
  mfa_challenge_expired: messages.codeTooLate,
  mfa_factor_not_found: messages.appNotSetUp,
  mfa_factor_name_conflict: messages.appExists,
  too_many_enrolled_mfa_factors: messages.appExists,
  mfa_totp_enroll_not_enabled: messages.twoFactorUnavailable,
  mfa_totp_verify_not_enabled: messages.twoFactorUnavailable,
  insufficient_aal: messages.codeRequired,
  over_request_rate_limit: messages.tooManyCodes,
  recovery_code_wrong: messages.wrongRecoveryCode,
  no_second_factor: messages.twoFactorIsOff,
};

/** A failure in our own words. */
export function inOwnWords<Data extends object>(outcome: Outcome<Data>): Outcome<Data> {
  if (outcome.ok) return outcome;
  const message = ownWords[outcome.problem.code];
  return message ? { ok: false, problem: { ...outcome.problem, message } } : outcome;
}

const isWrongCode = (error: unknown) =>
  error instanceof AuthError && error.code === 'mfa_verification_failed';

const leftSchema = v.object({ left: v.number() });
const codesSchema = v.object({ codes: v.pipe(v.array(v.string()), v.nonEmpty()) });

export function createTwoFactorApi({ clients, local, storage }: TwoFactorApiOptions): TwoFactorApi {
  const { auth, abortable, functions } = clients;

  /** Makes calls of auth-js, which take no signal. */
  const call = async <Data extends object>(signal: AbortSignal, run: () => Promise<Data>) =>
    inOwnWords(
      await attempt(signal, () =>
        abortable.withSignal('/auth/v1/factors', signal, () => withFreshToken(auth, run)),
      ),
    );

  /** All authenticator apps of the user, those that were never confirmed included. */
  const listApps = async (): Promise<Factor[]> => {
    const { data } = succeeded(await auth.mfa.listFactors());
    return (data?.all ?? []).filter(({ factor_type }) => factor_type === 'totp');
  };

  const verify = async (factorId: string, code: string) =>
    void succeeded(await auth.mfa.challengeAndVerify({ factorId, code }));

  const remove = async (factorId: string) => void succeeded(await auth.mfa.unenroll({ factorId }));

  /** Gives the code of any of the user's apps. Returns the id of that app, and those of the others. */
  const verifyAny = async (code: string): Promise<{ used: string; others: string[] }> => {
    const ids = (await listApps()).filter(({ status }) => status === 'verified').map(({ id }) => id);
    for (const [index, id] of ids.entries()) {
      try {
        await verify(id, code);
        return { used: id, others: ids.filter((other) => other !== id) };
      } catch (error) {
        if (!isWrongCode(error) || index === ids.length - 1) throw error;
      }
    }
    throw new ProblemError({ code: 'mfa_factor_not_found', message: messages.appNotSetUp });
  };

  /** Spends a recovery code, which turns two-factor authentication off. Returns how many are left. */
  const spend = async (code: string, signal: AbortSignal): Promise<number> => {
    const request = { name: 'use-recovery-code', body: { code }, schema: leftSchema };
    const { left } = await callFunction(functions, request, signal);
    // The stored session still says that a code is missing.
    succeeded(await auth.refreshSession());
    return left;
  };

  return {
    loadTwoFactor: (signal) =>
      call(signal, async () => {
        const request = { name: 'get-recovery-codes', schema: leftSchema };
        const { left } = await callFunction(functions, request, signal);
        return { on: (await listApps()).some(({ status }) => status === 'verified'), codesLeft: left };
      }),
    createRecoveryCodes: ({ code }, signal) =>
      call(signal, async () => {
        if (code !== undefined) await verifyAny(code);
        return callFunction(functions, { name: 'create-recovery-codes', schema: codesSchema }, signal);
      }),
    enrolTwoFactor: (signal) =>
      call(signal, async () => {
        for (const { id, status } of await listApps()) if (status === 'unverified') await remove(id);
        const { data } = succeeded(await auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer }));
        if (!data) throw new ProblemError({ code: 'unexpected', message: '' });
        return { enrolment: { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret } };
      }),
    confirmTwoFactor: ({ factorId, code }, signal) =>
      call(signal, async () => {
        await verify(factorId, code);
        return {};
      }),
    removeTwoFactor: ({ code }, signal) =>
      call(signal, async () => {
        if (isRecoveryCode(code)) return { codesLeft: await spend(code, signal) };
        const { used, others } = await verifyAny(code);
        // The session loses its level with the app whose code it gave, so that app is the last.
        for (const id of [...others, used]) await remove(id);
        // The session's token still has the old level. A failure has no effect: the next refresh corrects it.
        await auth.refreshSession();
        return { codesLeft: 0 };
      }),
    isCodeRequired: (signal) =>
      attempt(signal, async () => {
        const { data } = succeeded(await auth.getSession());
        return { codeRequired: data.session !== null && needsCode(data.session) };
      }),
    giveCode: ({ code }, signal) =>
      call(signal, () =>
        local.signingIn(async () => {
          if (isRecoveryCode(code))
            return { codesLeft: await spend(code, signal), storage: storage.isPersistent() };
          await verifyAny(code);
          return { storage: storage.isPersistent() };
        }),
      ),
  };
}
