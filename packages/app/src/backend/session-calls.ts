import { attempt } from './attempt';
import type { AuthApi, AuthApiOptions } from './auth-api.types';
import { authUserOf } from './auth-user';
import type { OwnCalls } from './own-calls';
import { watchSession } from './session-watch';
import { endHere, endSession } from './sign-out';

type SessionCalls = 'watchSession' | 'currentUser' | 'signOut' | 'forgetSession';

/** Who is signed in, and no longer being so. */
export function sessionCalls(
  { clients, storage, window }: AuthApiOptions,
  own: OwnCalls,
): Pick<AuthApi, SessionCalls> {
  const { auth, signalled } = clients;
  return {
    watchSession: (listener) => watchSession({ auth, storage, own, window }, listener),
    currentUser: (signal) =>
      attempt(signal, async () => {
        const { data, error } = await auth.getSession();
        if (error) throw error;
        return { ok: true as const, user: authUserOf(data.session?.user) };
      }),
    signOut: (signal) => own.signingOut(() => endSession({ auth, signalled, storage }, signal)),
    forgetSession: () => own.signingOut(async () => endHere(storage)),
  };
}
