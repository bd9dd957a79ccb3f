import { parseCallbackUrl } from '@verapix/client/auth-callback-url';
import { takePendingSignIn } from '@verapix/client/pending-sign-in';
import { authCallbackMachine } from '@verapix/machines';
import type { AuthCallbackParams } from '../../app/auth-callback-params';
import { defineFlow, type FlowContext, isAt, request } from '../../app/flow/define-flow';
import { paths } from '../../app/paths';

interface Callback {
  params: AuthCallbackParams;
  consume: (params: AuthCallbackParams) => void;
}

/** Turns the params of an auth callback into a session. It goes on when the page is left, and reports on any page. */
export const authCallbackFlow = defineFlow({
  machine: authCallbackMachine,
  keepAlive: () => true,
  once: ({ params }: Callback) => params,
  run: ({ account, params: { params, consume } }: FlowContext<Callback>) => {
    const callback = parseCallbackUrl(params.hash, params.search);
    const { expected, returnTo } = takePendingSignIn({ storage: () => sessionStorage, now: Date.now });
    const isUsable = callback.kind === 'tokens' || callback.kind === 'code';
    return {
      input: { callback: isUsable ? { ...callback, expected } : callback, returnTo },
      mayNavigate: isAt(paths.authCallback),
      // Every path through the machine ends by leaving the page.
      on: { navigate: () => consume(params) },
      actors: {
        findSession: (_, signal) => request(account, (api) => api.currentUser(signal)),
        setSession: ({ callback }, signal) =>
          request(account, async (api) => {
            if (callback.kind === 'tokens') return api.setSession(callback, signal);
            // Only Google sends codes. Mailed links hold tokens, so that they can be opened in any browser.
            return { ...(await api.exchangeCode(callback.code, signal)), provider: 'google' };
          }),
      },
    };
  },
});
