import type { SignInActor } from '@verapix/machines';
import { useCallback, useMemo } from 'react';
import { useAccount } from '../../../wiring/account/account';
import { useToasts } from '../../../wiring/toasts';
import { type LazyActor, useLazyActor } from '../../../wiring/use-lazy-actor';
import { outlivesPage } from '../outlives-page';
import { useLatest } from '../use-latest';
import { usePageRestored } from '../use-page-restored';

/** The sign-in of this page. Its machine starts with the page, so that nothing typed waits for it. */
export function useSignIn(returnTo: string): LazyActor<SignInActor> {
  const account = useAccount();
  const { notify } = useToasts();
  const latest = useLatest({ returnTo });
  const start = useCallback(async () => {
    const [{ startSignIn }, { askBackend }] = await Promise.all([
      import('./start-sign-in'),
      import('../ask-backend'),
    ]);
    return startSignIn({
      ask: askBackend(account.start),
      returnTo: () => latest.current.returnTo,
      notify,
    });
  }, [account, notify, latest]);
  const signIn = useLazyActor(start, {
    eager: true,
    outlivesPage: useMemo(() => outlivesPage(account), [account]),
  });
  const { send } = signIn;
  usePageRestored(useCallback(() => send({ type: 'page.restored' }), [send]));
  return signIn;
}
