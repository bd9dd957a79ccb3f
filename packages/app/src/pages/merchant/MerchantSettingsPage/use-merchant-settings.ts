import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useAccount } from '../../../wiring/account/account';
import { useToasts } from '../../../wiring/toasts';
import { type LazyActor, useLazyActor } from '../../../wiring/use-lazy-actor';
import type { MerchantSettingsActor } from './start-merchant-settings';

const isSaving = (snapshot: SnapshotFrom<MerchantSettingsActor>) => snapshot.matches('saving');

/** The payment settings, read on arrival. A save that was begun ends, on whatever page. */
export function useMerchantSettings(): LazyActor<MerchantSettingsActor> {
  const account = useAccount();
  const { notify } = useToasts();
  const start = useCallback(async () => {
    const [{ startMerchantSettings }, { api }] = await Promise.all([
      import('./start-merchant-settings'),
      account.start(),
    ]);
    return startMerchantSettings({ api, notify });
  }, [account, notify]);
  return useLazyActor(start, { eager: true, outlivesPage: isSaving });
}
