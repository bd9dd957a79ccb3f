import { useAccountView } from '../../../wiring/account/account';
import { readPace } from '../../../wiring/upscale-pace';
import { useBrowserValue } from '../../../wiring/use-browser-value';
import { ToolPage } from '../shared/ToolPage';
import { UpscalerView } from './UpscalerView';
import { useUpscaler } from './use-upscaler';

/** `/tools/image-upscaler`: the run of the page, and the view of it. */
export function UpscalerPage() {
  const { planId } = useAccountView();
  const { snapshot, send, missing } = useUpscaler();
  return (
    <ToolPage {...{ snapshot, missing }}>
      <UpscalerView
        snapshot={snapshot}
        send={send}
        planId={planId}
        pace={useBrowserValue(readPace, undefined)}
      />
    </ToolPage>
  );
}
