import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type AccountRuntime, useAccount } from './account';

/**
 * Starts the account before it is needed, for example while a user types. If it cannot be loaded, the request that needs it
 * loads it again, or fails and says so.
 */
export function usePrepareAccount(): () => void {
  const account = useAccount();
  return useCallback(() => void account.start().catch(console.error), [account]);
}

/** Starts the account with the page. If it cannot be loaded, the page fails. */
export function useStartedAccount(): void {
  const account = useAccount();
  const [error, setError] = useState<unknown>();
  if (error) throw error;
  useEffect(() => {
    account.start().catch(setError);
  }, [account]);
}

/** What runs with the account; undefined until it has started. */
export function useAccountRuntime(): AccountRuntime | undefined {
  const { subscribe, runtime } = useAccount();
  return useSyncExternalStore(subscribe, runtime, () => undefined);
}
