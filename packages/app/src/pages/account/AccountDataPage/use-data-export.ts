import { useCallback } from 'react';
import { useAccount } from '../../../wiring/account/account';
import { saveFile } from '../../../wiring/save-file';
import { useToasts } from '../../../wiring/toasts';
import { type LazyActor, useLazyActor } from '../../../wiring/use-lazy-actor';
import type { DataExportActor } from './start-data-export';

/** The download of one person's data. Its machine starts with the first press. */
export function useDataExport(userId: string): LazyActor<DataExportActor> {
  const account = useAccount();
  const { notify } = useToasts();
  const start = useCallback(async () => {
    const [{ startDataExport }, { api }] = await Promise.all([
      import('./start-data-export'),
      account.start(),
    ]);
    return startDataExport({ api, userId, saveFile, notify });
  }, [account, notify, userId]);
  return useLazyActor(start);
}
