import type { AuthResponse } from '@supabase/auth-js';
import { attempt } from './attempt';
import { begunBy } from './auth-answer';
import type { AuthApi, AuthApiOptions, SignedUp } from './auth-api.types';
import type { OwnCalls } from './own-calls';
import type { Failure } from './problem';
import type { SessionStorage } from './session-storage';

/** What a sign-up came to. */
function signedUp(answer: AuthResponse, storage: SessionStorage): SignedUp | Failure {
  const outcome = begunBy(answer, storage);
  if (!outcome.ok) return outcome;
  const confirmed = answer.data.session !== null;
  // `user_metadata` says what the person asked for, `app_metadata` what the server made of it.
  const founder = confirmed && answer.data.user?.app_metadata?.role === 'admin';
  return { ...outcome, confirmed, founder };
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
          signalled.during('/auth/v1/token?grant_type=password', signal, async () =>
            begunBy(await auth.signInWithPassword(credentials), storage),
          ),
        ),
      ),
    signUp({ email, password, fullName, founder }, signal) {
      const data = { full_name: fullName, is_admin: founder };
      const details = { email, password, options: { data, emailRedirectTo: `${origin}/auth/callback` } };
      return attempt(signal, () =>
        own.signingIn(() =>
          signalled.during('/auth/v1/signup', signal, async () =>
            signedUp(await auth.signUp(details), storage),
          ),
        ),
      );
    },
  };
}
