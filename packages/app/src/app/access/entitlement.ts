import { hasPaidAccess } from '@verapix/domain';
import type { Entitlement, PlanAccess } from '@verapix/studio/host';
import { useCallback, useEffect, useState } from 'react';
import { type AccountView, useAccount, useAccountView } from '../account/account';

/** Grants access only to a plan that is known to include the paid features. */
export function entitlementOf({ status, planId, planStatus }: AccountView): Entitlement {
  if (status === 'signing-out') return 'signing-out';
  if (status === 'loading' || planStatus === 'pending') return 'pending';
  if (planStatus === 'failed') return 'unknown';
  return hasPaidAccess(planId) ? 'granted' : 'denied';
}

/** The user's entitlement to the paid features; it follows the plan. */
export function useEntitlement(): PlanAccess {
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
