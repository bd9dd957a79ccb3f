import type { AuthResponse } from '@supabase/auth-js';
import { attempt } from './attempt';
import { userIn } from './auth-answer';
import type { AuthApi, AuthApiOptions, SignedUp } from './auth-api.types';
import type { OwnCalls } from './own-calls';
import type { Failure } from './problem';

/** What a sign-up came to. */
function signedUp(answer: AuthResponse, isPersistent: boolean): SignedUp | Failure {
  const outcome = userIn(answer);
  if (!outcome.ok) return outcome;
  const confirmed = answer.data.session !== null;
  return { ...outcome, confirmed, founder: confirmed && outcome.user.isAdmin, storage: isPersistent };
}

/** Signing in and up with an e-mail address. */
export function passwordCalls(
  { clients: { auth, signalled }, storage, origin }: AuthApiOptions,
  own: OwnCalls,
): Pick<AuthApi, 'signIn' | 'signUp'> {
  return {
    signIn: (credentials, signal) =>
      attempt(signal, () =>
        own.signingIn(() =>
          signalled.during('/auth/v1/token?grant_type=password', signal, async () => {
            const outcome = userIn(await auth.signInWithPassword(credentials));
            return outcome.ok ? { ...outcome, storage: storage.isPersistent() } : outcome;
          }),
        ),
      ),
    signUp({ email, password, fullName, founder }, signal) {
      const data = { full_name: fullName, is_admin: founder };
      const details = { email, password, options: { data, emailRedirectTo: `${origin}/auth/callback` } };
      return attempt(signal, () =>
        own.signingIn(() =>
          signalled.during('/auth/v1/signup', signal, async () =>
            signedUp(await auth.signUp(details), storage.isPersistent()),
          ),
        ),
      );
    },
  };
}
