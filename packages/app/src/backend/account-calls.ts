import { isAuthSessionMissingError } from '@supabase/auth-js';
import { attempt } from './attempt';
import { done, userIn } from './auth-answer';
import type { AuthApi, AuthApiOptions } from './auth-api.types';
import { endHere } from './sign-out';

type AccountCalls = 'sendPasswordReset' | 'updatePassword' | 'resendConfirmation' | 'updateProfile';

/** What changes an account, and the mails about it. */
export function accountCalls({ clients, storage, origin }: AuthApiOptions): Pick<AuthApi, AccountCalls> {
  const { auth, signalled } = clients;
  const update = (attributes: Parameters<typeof auth.updateUser>[0], signal: AbortSignal) =>
    attempt(signal, () =>
      signalled.during('/auth/v1/user', signal, async () => {
        const answer = await auth.updateUser(attributes);
        // The server knows no such session: then there is none here either, on any page.
        if (isAuthSessionMissingError(answer.error)) {
          endHere(storage);
          await auth.signOut({ scope: 'local' });
        }
        return userIn(answer);
      }),
    );
  return {
    updatePassword: (password, signal) => update({ password }, signal),
    updateProfile: ({ fullName }, signal) => update({ data: { full_name: fullName } }, signal),
    sendPasswordReset: (email, signal) =>
      attempt(signal, () =>
        signalled.during('/auth/v1/recover', signal, async () =>
          done(await auth.resetPasswordForEmail(email, { redirectTo: `${origin}/account/reset-password` })),
        ),
      ),
    resendConfirmation: (email, signal) =>
      attempt(signal, () =>
        signalled.during('/auth/v1/resend', signal, async () =>
          done(
            await auth.resend({
              type: 'signup',
              email,
              options: { emailRedirectTo: `${origin}/auth/callback` },
            }),
          ),
        ),
      ),
  };
}
