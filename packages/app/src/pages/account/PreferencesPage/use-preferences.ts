import type { PreferencePage } from '@verapix/facts';
import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useAccount } from '../../../wiring/account/account';
import { useToasts } from '../../../wiring/toasts';
import { type LazyActor, useLazyActor } from '../../../wiring/use-lazy-actor';
import type { PreferencesActor } from './start-preferences';

const isSaving = (snapshot: SnapshotFrom<PreferencesActor>) => snapshot.matches('saving');

/** The settings of one person on one page, read on arrival. A save that was begun ends, on whatever page. */
export function usePreferences(page: PreferencePage, userId: string): LazyActor<PreferencesActor> {
  const account = useAccount();
  const { notify } = useToasts();
  const start = useCallback(async () => {
    const [{ startPreferences }, { api }] = await Promise.all([
      import('./start-preferences'),
      account.start(),
    ]);
    return startPreferences({ api, page, userId, notify });
  }, [account, notify, page, userId]);
  return useLazyActor(start, { eager: true, outlivesPage: isSaving });
}
