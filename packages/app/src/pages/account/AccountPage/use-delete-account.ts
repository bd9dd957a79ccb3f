import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { useAccount } from '../../../wiring/account/account';
import { useToasts } from '../../../wiring/toasts';
import { type LazyActor, useLazyActor } from '../../../wiring/use-lazy-actor';
import type { DeleteAccountActor } from './start-delete-account';

const isDeleting = (snapshot: SnapshotFrom<DeleteAccountActor>) => snapshot.matches('deleting');

/** The deletion of the account. Its machine starts with the first press; once begun it ends, on whatever page. */
export function useDeleteAccount(): LazyActor<DeleteAccountActor> {
  const account = useAccount();
  const { notify } = useToasts();
  const navigate = useNavigate();
  const start = useCallback(async () => {
    const [{ startDeleteAccount }, runtime] = await Promise.all([
      import('./start-delete-account'),
      account.start(),
    ]);
    return startDeleteAccount({ runtime, notify, navigate });
  }, [account, notify, navigate]);
  return useLazyActor(start, { outlivesPage: isDeleting });
}
