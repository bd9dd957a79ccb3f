import { useCallback, useEffect } from 'react';
import { useAccount } from './account';

/**
 * Starts the account before it is needed, for example while a user types. If it cannot be loaded, the request that needs it
 * loads it again, or fails and says so.
 */
export function usePrepareAccount(): () => void {
  const account = useAccount();
  return useCallback(() => void account.start().catch(console.error), [account]);
}

/** Starts the account with the page. */
export function useStartedAccount(): void {
  const prepare = usePrepareAccount();
  useEffect(prepare, [prepare]);
}
