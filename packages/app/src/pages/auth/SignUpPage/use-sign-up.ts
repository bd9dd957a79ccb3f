import type { SignUpActor } from '@verapix/machines';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '../../../wiring/account/account';
import { useToasts } from '../../../wiring/toasts';
import { type LazyActor, useLazyActor } from '../../../wiring/use-lazy-actor';
import { outlivesPage } from '../outlives-page';
import { useLatest } from '../use-latest';
import { usePageRestored } from '../use-page-restored';

/** The sign-up of this page. Its machine starts with the page, so that nothing typed waits for it. */
export function useSignUp(returnTo: string): LazyActor<SignUpActor> {
  const account = useAccount();
  const { notify } = useToasts();
  const navigate = useNavigate();
  const latest = useLatest({ returnTo, navigate });
  const start = useCallback(async () => {
    const [{ startSignUp }, { askBackend }] = await Promise.all([
      import('./start-sign-up'),
      import('../ask-backend'),
    ]);
    return startSignUp({
      ask: askBackend(account.start),
      returnTo: () => latest.current.returnTo,
      notify,
      navigate: (to) => {
        // Whoever was signed in at once is on the way already, to where they were going.
        if (!account.view().user) latest.current.navigate(to);
      },
    });
  }, [account, notify, latest]);
  const signUp = useLazyActor(start, {
    eager: true,
    outlivesPage: useMemo(() => outlivesPage(account), [account]),
  });
  const { send } = signUp;
  usePageRestored(useCallback(() => send({ type: 'page.restored' }), [send]));
  return signUp;
}
