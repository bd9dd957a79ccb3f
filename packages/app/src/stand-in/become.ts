import type { Persona } from '@verapix/mocks/embedded';
import type { AccountRuntime } from '../wiring/account/account-runtime';
import { keepFreeUsesUsed } from '../wiring/free-uses';

interface Becoming {
  runtime: Pick<AccountRuntime, 'signOut'> & { api: Pick<AccountRuntime['api'], 'signIn'> };
  /** Where the count of free uses lies. */
  storage: () => Storage;
}

/**
 * Makes this browser a persona's: signs in with their password as anyone would, or out for somebody without an account,
 * and counts the free uses they had. Changes nothing when the sign-in is refused.
 */
export async function become(
  { account, freeUsesUsed }: Persona,
  { runtime, storage }: Becoming,
  signal: AbortSignal,
) {
  if (account) {
    const { email, password } = account;
    const outcome = await runtime.api.signIn({ email, password }, signal);
    if (!outcome.ok) return outcome;
  } else {
    runtime.signOut();
  }
  keepFreeUsesUsed(storage, freeUsesUsed);
  return { ok: true } as const;
}
