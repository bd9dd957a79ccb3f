import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { CheckoutView } from './CheckoutView';
import { readCheckoutQuery } from './checkout-query';
import { useCheckout } from './use-checkout';
import { useCountdown } from './use-countdown';

/** `/payment`: buying the plan that the address names. */
export function CheckoutPage() {
  const { search } = useLocation();
  const query = useMemo(() => readCheckoutQuery(search), [search]);
  const countdown = useCountdown();
  return <CheckoutView {...useCheckout(query.request)} query={query} countdown={countdown.snapshot} />;
}
