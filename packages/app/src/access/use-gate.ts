import { useCallback, useEffect, useState } from 'react';
import { useAccount, useAccountView } from '../wiring/account/account';
import { type Gate, gateOf } from './gate-of';

interface GateNow {
  gate: Gate;
  /** The plan is being read again after it could not be. */
  isRetrying: boolean;
  retry: () => void;
}

/** The gate of the paid features, kept up to date: it opens and closes with the plan. */
export function useGate(): GateNow {
  const account = useAccount();
  const view = useAccountView();
  const [isUnreachable, setIsUnreachable] = useState(false);
  const [wasUnchecked, setWasUnchecked] = useState(false);
  const now = gateOf(view);
  const gate = now === 'pending' && isUnreachable ? 'unchecked' : now;
  const isRetrying = gate === 'pending' && wasUnchecked;
  if (gate !== 'pending' && wasUnchecked !== (gate === 'unchecked')) setWasUnchecked(gate === 'unchecked');

  const start = useCallback(async () => {
    setIsUnreachable(false);
    try {
      return await account.start();
    } catch (error) {
      console.error(error);
      setIsUnreachable(true);
    }
  }, [account]);

  const isWaiting = view.status === 'loading';
  useEffect(() => {
    if (isWaiting) start();
  }, [isWaiting, start]);

  const retry = async () => (await start())?.subscription.send({ type: 'load.retried' });
  return { gate: isRetrying ? 'unchecked' : gate, isRetrying, retry };
}
