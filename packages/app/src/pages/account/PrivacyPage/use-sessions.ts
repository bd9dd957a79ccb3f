import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useAccount } from '../../../wiring/account/account';
import { useToasts } from '../../../wiring/toasts';
import { type LazyActor, useLazyActor } from '../../../wiring/use-lazy-actor';
import type { SessionsActor } from './start-sessions';

const isRevoking = (snapshot: SnapshotFrom<SessionsActor>) => snapshot.matches('revoking');

/** Where the person is signed in, read on arrival. A revocation that was begun ends, with the list open or not. */
export function useSessions(): LazyActor<SessionsActor> {
  const account = useAccount();
  const { notify } = useToasts();
  const start = useCallback(async () => {
    const [{ startSessions }, runtime] = await Promise.all([import('./start-sessions'), account.start()]);
    return startSessions({ runtime, notify });
  }, [account, notify]);
  return useLazyActor(start, { eager: true, outlivesPage: isRevoking });
}
