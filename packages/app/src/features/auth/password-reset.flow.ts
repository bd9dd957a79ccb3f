import type { Problem } from '@verapix/domain';
import type { AuthApi } from '@verapix/client/api/auth';
import { type AuthCallback, parseCallbackUrl } from '@verapix/client/auth-callback-url';
import { passwordResetMachine } from '@verapix/machines';
import type { AuthCallbackParams } from '../../app/auth-callback-params';
import { defineFlow, type FlowContext, isAt, request } from '../../app/flow/define-flow';
import { paths } from '../../content/paths';
import * as messages from '@verapix/messages/auth-return';

interface Callback {
  params: AuthCallbackParams;
  consume: (params: AuthCallbackParams) => void;
}

/** The page was opened without a link, and no user is signed in. */
export const missingLink: Problem = {
  code: 'link_missing',
  message: messages.howToGetHere,
};

/** Whether a link is that of a mail about a new password. */
const isRecovery = (link: AuthCallback): link is Extract<AuthCallback, { kind: 'mail' }> =>
  link.kind === 'mail' && link.type === 'recovery';

/** Why a link without tokens cannot be used. The machine has a text of its own for `invalid_link`. */
function problemOfLink(link: AuthCallback): Problem {
  const isInvalid = link.kind !== 'error' || link.code === 'otp_expired' || link.description === '';
  return isInvalid
    ? { code: 'invalid_link', message: '' }
    : { code: 'link_refused', message: link.description };
}

/** Sets a new password by a mailed link, or for the signed-in user. */
export const passwordResetFlow = defineFlow({
  machine: passwordResetMachine,
  keepAlive: (snapshot) => snapshot.matches('saving'),
  run: ({ account, params: { params, consume } }: FlowContext<Callback, { api: AuthApi }>) => {
    let link = parseCallbackUrl(params.hash, params.search);
    const consumeLink = () => {
      link = { kind: 'nothing' };
      consume(params);
    };
    return {
      mayNavigate: isAt(paths.resetPassword),
      actors: {
        // The address in a link is not verified yet.
        findIdentity: async (_, signal) => {
          if (link.kind === 'tokens') return { ok: true, email: link.email ?? '', asksCurrent: false };
          // A mailed link does not say whose it is before its token is spent.
          if (isRecovery(link)) return { ok: true, email: '', asksCurrent: false };
          if (link.kind !== 'nothing') return { ok: false, problem: problemOfLink(link) };
          const found = await request(account, (api) => api.passwordOwner(signal));
          if (!found.ok) return found;
          const { user, asksCurrent } = found;
          return user ? { ok: true, email: user.email, asksCurrent } : { ok: false, problem: missingLink };
        },
        // The link becomes a session only together with the new password: opening it does not sign the user in.
        updatePassword: (change, signal) =>
          request(account, async (api) => {
            if (link.kind === 'tokens' || isRecovery(link)) {
              const signedIn = await (link.kind === 'tokens'
                ? api.setSession(link, signal)
                : api.verifyMailLink(link, signal));
              if (!signedIn.ok) return signedIn;
              consumeLink();
            }
            return api.updatePassword(change, signal);
          }),
        sendCode: (_, signal) => request(account, (api) => api.sendPasswordCode(signal)),
        sendLink: ({ email }, signal) => request(account, (api) => api.sendPasswordReset(email, signal)),
      },
      connect: (actor) => {
        // An invalid link is not tried again: a retry uses the session.
        const subscription = actor.subscribe((snapshot) => {
          if (snapshot.matches('invalid')) consumeLink();
        });
        return () => subscription.unsubscribe();
      },
    };
  },
});
