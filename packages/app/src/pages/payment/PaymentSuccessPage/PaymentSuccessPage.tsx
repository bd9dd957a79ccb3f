import { plans } from '@verapix/facts';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { plainText } from '../../../backend/plain-text';
import { useAccount, useAccountView } from '../../../wiring/account/account';
import { useLazyActor } from '../../../wiring/use-lazy-actor';
import { PaymentSuccessView } from './PaymentSuccessView';

/** `/payment/success`: where a paid checkout leads back to. */
export function PaymentSuccessPage() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const { user } = useAccountView();
  // Somebody else who signs in has payments of their own to look for.
  return (
    <Result
      key={user?.id ?? ''}
      checkoutId={query.get('checkout')}
      planName={plainText(query.get('planName') ?? '') || plans.premium.title}
      address={`${pathname}${search}`}
    />
  );
}

interface ResultProps {
  checkoutId: string | null;
  planName: string;
  address: string;
}

function Result({ checkoutId, ...address }: ResultProps) {
  const account = useAccount();
  const start = useCallback(async () => {
    const [{ startPaymentResult }, runtime] = await Promise.all([
      import('./start-payment-result'),
      account.start(),
    ]);
    return startPaymentResult({ runtime, checkoutId });
  }, [account, checkoutId]);
  return <PaymentSuccessView {...useLazyActor(start, { eager: true })} {...address} />;
}
