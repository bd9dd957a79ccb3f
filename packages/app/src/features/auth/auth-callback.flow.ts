import type { AuthApi } from '@verapix/client/api/auth';
import { type AuthCallback, parseCallbackUrl } from '@verapix/client/auth-callback-url';
import { takePendingSignIn } from '@verapix/client/pending-sign-in';
import { type AuthCallbackInput, authCallbackMachine } from '@verapix/machines';
import type { AuthCallbackParams } from '../../app/auth-callback-params';
import { defineFlow, type FlowContext, isAt, request } from '../../app/flow/define-flow';
import { paths } from '../../content/paths';

interface Callback {
  params: AuthCallbackParams;
  consume: (params: AuthCallbackParams) => void;
}

/** After these links the user chooses a password. */
const leadsToPassword: readonly string[] = ['invite', 'recovery'];

/** What the machine starts with. A mailed link is no return from Google, which this tab may still wait for. */
function inputFor(callback: AuthCallback): AuthCallbackInput {
  if (callback.kind === 'mail')
    return { callback, returnTo: leadsToPassword.includes(callback.type) ? paths.resetPassword : paths.home };
  const { expected, returnTo } = takePendingSignIn({ storage: () => sessionStorage, now: Date.now });
  const hasTokens = callback.kind === 'tokens' || callback.kind === 'code';
  return { callback: hasTokens ? { ...callback, expected } : callback, returnTo };
}

const flow = defineFlow({
  machine: authCallbackMachine,
  keepAlive: () => true,
  run: ({ account, params: { params, consume } }: FlowContext<Callback, { api: AuthApi }>) => {
    const callback = parseCallbackUrl(params.hash, params.search);
    return {
      input: inputFor(callback),
      mayNavigate: isAt(paths.authCallback),
      // Every path through the machine that uses the params up ends by leaving the page.
      on: { navigate: () => consume(params) },
      actors: {
        findSession: (_, signal) => request(account, (api) => api.currentUser(signal)),
        setSession: ({ callback }, signal) =>
          request(account, async (api) => {
            if (callback.kind === 'mail') return api.verifyMailLink(callback, signal);
            if (callback.kind === 'tokens') return api.setSession(callback, signal);
            // Only Google sends codes.
            return { ...(await api.exchangeCode(callback.code, signal)), provider: 'google' };
          }),
      },
    };
  },
});

const runs = new WeakMap<AuthCallbackParams, ReturnType<typeof flow.create>>();

/**
 * Turns the params of an auth callback into a session. It goes on when the page is left, and reports on any page. The same params
 * are used once, even if React renders the page twice.
 */
export const authCallbackFlow: typeof flow = {
  ...flow,
  create: (context) => {
    const run = runs.get(context.params.params) ?? flow.create(context);
    runs.set(context.params.params, run);
    return run;
  },
};
