import { useAccountView } from '../../../wiring/account/account';
import { readPace } from '../../../wiring/upscale-pace';
import { LeaveRunGuard } from '../shared/LeaveRunGuard';
import { UpscalerView } from './UpscalerView';
import { useUpscaler } from './use-upscaler';

/** `/tools/image-upscaler`: the run of the page, and the view of it. */
export function UpscalerPage() {
  const { planId } = useAccountView();
  const { snapshot, send } = useUpscaler();
  return (
    <>
      <UpscalerView snapshot={snapshot} send={send} planId={planId} pace={readPace()} />
      <LeaveRunGuard snapshot={snapshot} />
    </>
  );
}
