import { Heading, isMarked, type PictureMask, Stack, ToolPanel } from '@verapix/ui';
import { FrameChooser } from './FrameChooser';
import type { SuggestAccess } from './SuggestArea';
import { SuggestArea } from './SuggestArea';
import { useFrames } from './use-frames';
import { WatermarkActions } from './WatermarkActions';
import { WatermarkControls } from './WatermarkControls';
import { WatermarkStage } from './WatermarkStage';
import type { WatermarkAsks } from './watermark-asks';
import type { WatermarkSend, WatermarkSnapshot } from './watermark-machine';
import { videoOf, type WatermarkSource } from './watermark-options';

interface WatermarkWorkspaceProps {
  snapshot: WatermarkSnapshot;
  source: WatermarkSource;
  send: WatermarkSend;
  lastMask: PictureMask | undefined;
  asks: WatermarkAsks;
  access: SuggestAccess;
}

/** The picture to mark on one side, how it is filled in on the other. */
export function WatermarkWorkspace({
  snapshot,
  source,
  send,
  lastMask,
  asks,
  access,
}: WatermarkWorkspaceProps) {
  const { result, options } = snapshot.context;
  const video = videoOf(source);
  const frames = useFrames(video, asks);
  const running = snapshot.matches('processing');
  const mark = (mask: PictureMask) => {
    frames.preview.forget();
    send({ type: 'options.changed', options: { mask: isMarked(mask) ? mask : undefined } });
  };
  const marking = { source, mask: options.mask, onMark: mark, disabled: running };
  return (
    <Stack gap="m">
      <Heading level={2} id="watermark-heading">
        {`Remove the watermark from your ${video ? 'video' : 'picture'}`}
      </Heading>
      <ToolPanel.Root>
        <ToolPanel.Stage level={3} label={video ? 'Video' : 'Picture'}>
          <WatermarkStage {...{ snapshot, frames }} {...marking} />
        </ToolPanel.Stage>
        <ToolPanel.Controls level={3} label="Settings">
          {!result && <SuggestArea {...marking} {...{ lastMask, asks, access }} />}
          {video ? (
            !result && <FrameChooser {...{ video, frames, mask: options.mask, disabled: running }} />
          ) : (
            <WatermarkControls {...{ snapshot, send }} />
          )}
        </ToolPanel.Controls>
        <WatermarkActions {...{ snapshot, send }} />
      </ToolPanel.Root>
    </Stack>
  );
}
