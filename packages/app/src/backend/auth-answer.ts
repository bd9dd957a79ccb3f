import type { AuthError } from '@supabase/auth-js';
import type { Done, SessionBegun, SignedIn } from './auth-api.types';
import { authUserOf } from './auth-user';
import { type Failure, failure } from './problem';
import type { SessionStorage } from './session-storage';

/** What auth-js answers with, as far as we look. */
interface Answer {
  data: { user?: Parameters<typeof authUserOf>[0] } | null;
  error: AuthError | null;
}

/** The user of an answer; throws its error. */
export function userIn({ data, error }: Answer): SignedIn | Failure {
  if (error) throw error;
  const user = authUserOf(data?.user);
  return user ? { ok: true, user } : failure('invalid_response');
}

/** The user of an answer that began a session, and whether that lasts; throws its error. */
export function begunBy(answer: Answer, storage: SessionStorage): SessionBegun | Failure {
  const outcome = userIn(answer);
  return outcome.ok ? { ...outcome, storage: storage.isPersistent() } : outcome;
}

export function done({ error }: { error: AuthError | null }): Done {
  if (error) throw error;
  return { ok: true };
}
