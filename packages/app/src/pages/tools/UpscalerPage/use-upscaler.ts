import { useCallback } from 'react';
import { useAccount } from '../../../wiring/account/account';
import type { Notify } from '../../../wiring/tools/start-tool-run';
import { toolCode } from '../../../wiring/tools/tool-code';
import { useToolRun } from '../../../wiring/tools/use-tool-run';

const code = toolCode(
  () => import('./start-upscaler'),
  () => import('./UpscalerWorkspace'),
  () => import('@verapix/engines'),
);

/** The run of this page, fetched and started with the first event; until then there is no snapshot. */
export function useUpscaler() {
  const account = useAccount();
  const start = useCallback(
    async (notify: Notify) =>
      (await code.load()).startUpscaler({ currentPlan: () => account.view().planId, notify }),
    [account],
  );
  return useToolRun(start, code.prepare);
}
