import { hasPaidAccess } from '@verapix/domain';
import { useCallback, useEffect, useState } from 'react';
import { type AccountView, useAccount, useAccountView } from '../account/account';

/**
 * Whether the user may use the paid features. `pending`: the plan is being read. `unknown`: it could not be read, so
 * access is denied without an offer to buy what the user may already have. `signing-out`: the session is ending.
 */
export type Entitlement = 'granted' | 'denied' | 'pending' | 'unknown' | 'signing-out';

/** Grants access only to a plan that is known to include the paid features. */
export function entitlementOf({ status, planId, planStatus }: AccountView): Entitlement {
  if (status === 'signing-out') return 'signing-out';
  if (status === 'loading' || planStatus === 'pending') return 'pending';
  if (planStatus === 'failed') return 'unknown';
  return hasPaidAccess(planId) ? 'granted' : 'denied';
}

/** The user's entitlement to the paid features; it follows the plan. `isRetrying`: the plan is read again after a failure. */
export function useEntitlement() {
  const account = useAccount();
  const view = useAccountView();
  const [isUnreachable, setIsUnreachable] = useState(false);
  const [wasUnknown, setWasUnknown] = useState(false);
  const current = entitlementOf(view);
  const entitlement = current === 'pending' && isUnreachable ? 'unknown' : current;
  const isRetrying = entitlement === 'pending' && wasUnknown;
  if (entitlement !== 'pending' && wasUnknown !== (entitlement === 'unknown')) {
    setWasUnknown(entitlement === 'unknown');
  }

  const start = useCallback(async () => {
    setIsUnreachable(false);
    try {
      return await account.start();
    } catch (error) {
      console.error(error);
      setIsUnreachable(true);
    }
  }, [account]);

  const isLoading = view.status === 'loading';
  useEffect(() => {
    if (isLoading) start();
  }, [isLoading, start]);

  const retry = async () => (await start())?.subscription.send({ type: 'load.retried' });
  return { entitlement: isRetrying ? 'unknown' : entitlement, isRetrying, retry };
}
