import type { CheckoutActor, CheckoutRequest } from '@verapix/machines';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '../../../wiring/account/account';
import { useToasts } from '../../../wiring/toasts';
import { type LazyActor, useLazyActor } from '../../../wiring/use-lazy-actor';

/** The machine of this place in the history: another address, or another visit, has one of its own. */
export function useCheckout(request: CheckoutRequest): LazyActor<CheckoutActor> {
  const account = useAccount();
  const { notify, actor: toasts } = useToasts();
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const start = useCallback(async () => {
    const [{ startCheckout }, { createCheckoutTab }, { ownOrigins }, { createEarlierCheckouts }, runtime] =
      await Promise.all([
        import('./start-checkout'),
        import('./checkout-tab'),
        import('./own-origins'),
        import('./earlier-checkouts'),
        account.start(),
      ]);
    return startCheckout({
      runtime,
      request,
      returnTo: `${pathname}${search}`,
      place: `${key} ${search}`,
      earlier: createEarlierCheckouts(() => sessionStorage),
      tab: createCheckoutTab(window, ownOrigins()),
      notify,
      dismiss: (id) => toasts()?.send({ type: 'toast.dismissed', id }),
      navigate,
    });
  }, [account, request, pathname, search, key, notify, toasts, navigate]);
  return useLazyActor(start, { eager: true });
}
