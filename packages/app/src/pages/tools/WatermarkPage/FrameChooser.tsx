import type { VideoSource } from '@verapix/engines/watermark';
import { Alert, Button, Facts, Icon, type PictureMask, Slider, Stack } from '@verapix/ui';
import { ScanEye } from 'lucide-react';
import { useState } from 'react';
import { formatBytes } from '../../../content/format';
import type { Frames } from './use-frames';

interface FrameChooserProps {
  video: VideoSource;
  frames: Frames;
  mask: PictureMask | undefined;
  disabled: boolean;
}

/** Seconds between two places the slider stops at. */
const step = 0.1;

/** Which frame is marked, and a look at it filled in before the whole video is run. */
export function FrameChooser({ video, frames, mask, disabled }: FrameChooserProps) {
  const [seconds, setSeconds] = useState(frames.at);
  const { state } = frames.preview;
  const last = Math.max(0, video.durationMs / 1000 - 1 / video.frameRate);
  return (
    <Stack gap="m">
      <Facts
        facts={[
          { label: 'Size', value: `${video.width} × ${video.height}` },
          { label: 'Length', value: `${(video.durationMs / 1000).toFixed(1)} s` },
          { label: 'Sound', value: video.hasAudio ? 'Kept as it is' : 'None' },
          { label: 'File', value: formatBytes(video.bytes) },
        ]}
      />
      {video.warning && <Alert title={video.warning} />}
      <Slider
        label="Frame to look at"
        hint="The marks are filled in on every frame, so mark what stands still."
        min={0}
        max={Number(last.toFixed(1))}
        step={step}
        value={seconds}
        formatValue={(value) => `${value.toFixed(1)} s`}
        onValueChange={setSeconds}
        onValueCommit={frames.goTo}
        disabled={disabled}
      />
      <Button
        wide
        icon={<Icon of={ScanEye} />}
        disabled={disabled || !mask}
        pending={state.status === 'asking'}
        pendingLabel="Filling in this frame"
        onClick={() => mask && frames.show(mask)}
      >
        Preview this frame
      </Button>
      {state.status === 'failed' && (
        <Alert tone="danger" title={state.failure.message} live>
          {state.failure.fix}
        </Alert>
      )}
    </Stack>
  );
}
