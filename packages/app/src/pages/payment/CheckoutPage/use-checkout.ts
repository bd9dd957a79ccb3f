import type { CheckoutActor, CheckoutRequest } from '@verapix/machines';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readBackendConfig } from '../../../env';
import { useAccount } from '../../../wiring/account/account';
import { useToasts } from '../../../wiring/toasts';
import { type LazyActor, useLazyActor } from '../../../wiring/use-lazy-actor';

/** The page's own origin, and that of a backend elsewhere, which may serve the sandbox. */
function ownOrigins(): string[] {
  const config = readBackendConfig(import.meta.env);
  return config.kind === 'supabase' ? [location.origin, new URL(config.url).origin] : [location.origin];
}

/** The machine of this place in the history: another address, or another visit, has one of its own. */
export function useCheckout(request: CheckoutRequest): LazyActor<CheckoutActor> {
  const account = useAccount();
  const { notify } = useToasts();
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const start = useCallback(async () => {
    const [{ startCheckout }, { createCheckoutTab }, { createEarlierCheckouts }, runtime] = await Promise.all(
      [import('./start-checkout'), import('./checkout-tab'), import('./earlier-checkouts'), account.start()],
    );
    return startCheckout({
      runtime,
      request,
      returnTo: `${pathname}${search}`,
      place: `${key} ${search}`,
      earlier: createEarlierCheckouts(() => sessionStorage),
      tab: createCheckoutTab(window, ownOrigins()),
      notify,
      navigate,
    });
  }, [account, request, pathname, search, key, notify, navigate]);
  return useLazyActor(start, { eager: true });
}
