import { useCallback } from 'react';
import { useAccount } from '../../../wiring/account/account';
import type { Notify } from '../../../wiring/tools/start-tool-run';
import { toolCode } from '../../../wiring/tools/tool-code';
import { useToolRun } from '../../../wiring/tools/use-tool-run';

const code = toolCode(
  () => import('./start-demo'),
  () => import('./DemoWorkspace'),
  () => import('@verapix/engines'),
);

/** The demo's run, fetched and started with the first event: a home page is mostly read. */
export function useDemo() {
  const account = useAccount();
  const start = useCallback(
    async (notify: Notify) =>
      (await code.load()).startDemo({ currentPlan: () => account.view().planId, notify }),
    [account],
  );
  return useToolRun(start);
}
