import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useAccount } from '../../../wiring/account/account';
import { useToasts } from '../../../wiring/toasts';
import { type LazyActor, useLazyActor } from '../../../wiring/use-lazy-actor';
import type { ApiKeysActor } from './start-api-keys';

/** A key that nobody was told of could never be shown: what was begun ends, with the page open or not. */
const isChanging = (snapshot: SnapshotFrom<ApiKeysActor>) =>
  snapshot.matches('creating') || snapshot.matches('revoking');

/** The API keys of one person, read on arrival. */
export function useApiKeys(userId: string): LazyActor<ApiKeysActor> {
  const account = useAccount();
  const { notify } = useToasts();
  const start = useCallback(async () => {
    const [{ startApiKeys }, runtime] = await Promise.all([import('./start-api-keys'), account.start()]);
    return startApiKeys({ runtime, userId, notify });
  }, [account, userId, notify]);
  return useLazyActor(start, { eager: true, outlivesPage: isChanging });
}
