import { type GoTrueClient, isAuthRetryableFetchError } from '@supabase/auth-js';
import type { EndSessionOutcome } from '@verapix/machines';
import type { SessionStorage } from './session-storage';
import type { SignalledFetch } from './signalled-fetch';
import { storedSessionKey } from './stored-session';

/** How long the server may take to end a session before it ends here alone, in milliseconds. */
const signOutLimitMs = 5000;

interface SignOutOptions {
  auth: GoTrueClient;
  signalled: SignalledFetch;
  storage: SessionStorage;
}

function abortion(signal: AbortSignal): Promise<'stopped'> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve('stopped'), { once: true });
  });
}

/** Whether the server ended every session of the person, or had done so already. */
async function endEverywhere(options: SignOutOptions, signal: AbortSignal): Promise<boolean> {
  const { auth, signalled, storage } = options;
  const asked = signalled.during('/auth/v1/logout', signal, () => auth.signOut({ scope: 'global' }));
  const answer = await Promise.race([asked.catch((error: unknown) => ({ error })), abortion(signal)]);
  if (answer === 'stopped') return false;
  const { error } = answer;
  return !error || (!isAuthRetryableFetchError(error) && storage.getItem(storedSessionKey) === null);
}

/**
 * Ends the session in this browser, its other tabs included: they hear of the change of storage. Past auth-js, which
 * would first wait for a refresh that is under way; that one is discarded now.
 */
export function endHere(storage: SessionStorage): void {
  storage.removeItem(storedSessionKey);
}

/**
 * Ends the session on the server and, whatever comes of that, in this browser, within `signOutLimitMs`. When the
 * signal aborts somebody else has signed in: their session is left alone.
 */
export async function endSession(options: SignOutOptions, signal: AbortSignal): Promise<EndSessionOutcome> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), signOutLimitMs);
  try {
    if (await endEverywhere(options, AbortSignal.any([signal, limit.signal]))) return { ok: true };
    if (!signal.aborted) endHere(options.storage);
    return { ok: false, reason: 'server' };
  } catch {
    return { ok: false, reason: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
