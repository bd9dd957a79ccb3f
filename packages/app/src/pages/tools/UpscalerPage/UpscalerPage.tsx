import { isBusy, shouldWarnBeforeLeaving } from '@verapix/machines';
import { useEffect } from 'react';
import { LeaveDialog } from '../../../shell/LeaveDialog';
import { useAccountView } from '../../../wiring/account/account';
import { chooseEngines } from '../../../wiring/engine-choice';
import { readPace } from '../../../wiring/upscale-pace';
import { useLeaveGuard } from '../../../wiring/use-leave-guard';
import { UpscalerView } from './UpscalerView';
import { useUpscaler } from './use-upscaler';

/** `/tools/image-upscaler`: the run of the page, and the view of it. */
export function UpscalerPage() {
  const { planId } = useAccountView();
  const { snapshot, send } = useUpscaler();
  const blocker = useLeaveGuard(snapshot !== undefined && shouldWarnBeforeLeaving(snapshot));
  // `?engines=` is remembered for the tab even when nothing is run on this page.
  useEffect(() => void chooseEngines(location.search), []);
  return (
    <>
      <UpscalerView snapshot={snapshot} send={send} planId={planId} pace={readPace()} />
      <LeaveDialog blocker={blocker} losing={snapshot && isBusy(snapshot) ? 'run' : 'result'} />
    </>
  );
}
