import type { PictureSource } from '@verapix/engines';
import type { PlanId } from '@verapix/facts';
import { selectBlocker } from '@verapix/machines';
import { Heading, Stack, ToolPanel } from '@verapix/ui';
import { useObjectUrl } from '../../../wiring/use-object-url';
import { BlockedRun } from './BlockedRun';
import { UpscaleActions } from './UpscaleActions';
import { UpscaleControls } from './UpscaleControls';
import { UpscaleFacts } from './UpscaleFacts';
import { UpscaleStage } from './UpscaleStage';
import type { UpscalerSend, UpscalerSnapshot } from './upscaler-machine';

export interface UpscalerWorkspaceProps {
  snapshot: UpscalerSnapshot;
  source: PictureSource;
  send: UpscalerSend;
  planId: PlanId;
  pace: number | undefined;
}

/** The picture on one side, what is to be made of it on the other. */
export function UpscalerWorkspace({ snapshot, source, send, planId, pace }: UpscalerWorkspaceProps) {
  const { result, options } = snapshot.context;
  const blocker = selectBlocker(snapshot);
  const sourceUrl = useObjectUrl(source.file);
  const resultUrl = useObjectUrl(result?.blob);
  return (
    <Stack gap="m">
      <Heading level={2} id="upscale-heading">
        Upscale your picture
      </Heading>
      <ToolPanel.Root>
        <ToolPanel.Stage level={3} label="Picture">
          <UpscaleStage {...{ snapshot, source, sourceUrl, resultUrl }} />
        </ToolPanel.Stage>
        <ToolPanel.Controls level={3} label="Settings">
          <UpscaleControls
            {...{ source, options, send, planId, pace }}
            disabled={snapshot.matches('processing')}
          />
          {blocker && <BlockedRun blocker={blocker} />}
          <UpscaleFacts {...{ source, options, result }} />
        </ToolPanel.Controls>
        <UpscaleActions {...{ snapshot, source, send, resultUrl }} />
      </ToolPanel.Root>
    </Stack>
  );
}
