import { useCallback } from 'react';
import { useAccount } from '../../../wiring/account/account';
import { useToasts } from '../../../wiring/toasts';
import { useLazyActor } from '../../../wiring/use-lazy-actor';
import type { UpscalerSend, UpscalerSnapshot } from './upscaler-machine';

/**
 * The run of this page. The machine is fetched and started with the first event, since most of a visit comes before
 * it; until then there is no snapshot, which is as good as the machine's own beginning, `empty`.
 */
export function useUpscaler(): { snapshot: UpscalerSnapshot | undefined; send: UpscalerSend } {
  const { notify } = useToasts();
  const account = useAccount();
  const start = useCallback(
    async () =>
      (await import('./start-upscaler')).startUpscaler({ currentPlan: () => account.view().planId, notify }),
    [account, notify],
  );
  return useLazyActor(start);
}
