import { useCallback } from 'react';
import { takePendingSignIn } from '../../../backend/pending-sign-in';
import { paths } from '../../../paths';
import { useAccount } from '../../../wiring/account/account';
import { useToasts } from '../../../wiring/toasts';
import { useArrival } from '../../../wiring/use-arrival';
import { type LazyActor, useLazyActor } from '../../../wiring/use-lazy-actor';
import { useNavigateFrom } from '../../../wiring/use-navigate-from';
import { askBackend } from '../ask-backend';
import { AuthCallbackView } from './AuthCallbackView';
import type { AuthCallbackActor } from './start-auth-callback';

/** What was begun with a link is ended, and said, on whatever page. */
const always = () => true;

/** `/auth/callback`: where Google and mailed links lead back to. */
export function AuthCallbackPage() {
  return <AuthCallbackView {...useAuthCallback()} />;
}

function useAuthCallback(): LazyActor<AuthCallbackActor> {
  const account = useAccount();
  const { notify } = useToasts();
  const navigate = useNavigateFrom(paths.authCallback);
  const { arrival, settle } = useArrival(paths.authCallback);
  const start = useCallback(async () => {
    const { startAuthCallback } = await import('./start-auth-callback');
    const takePending = () => takePendingSignIn({ storage: () => sessionStorage, now: Date.now });
    const ask = askBackend(account.start);
    return startAuthCallback({ arrival, settle, takePending, ask, notify, navigate });
  }, [account, arrival, settle, notify, navigate]);
  return useLazyActor(start, { eager: true, outlivesPage: always });
}
