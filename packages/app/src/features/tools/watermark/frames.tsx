import type { FramePreview, VideoSource, VideoStill } from '@verapix/engines/watermark';
import { Alert, Button, DescriptionList, Icon, type PictureMask, Slider, Stack } from '@verapix/ui';
import { ScanEye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatBytes } from '../../../content/format';
import { RunFailure } from '../parts/run-controls';
import { useEngineRequest } from '../parts/use-engine-request';
import type { WatermarkRequests } from './requests';
import type { Marking } from './watermark-options';

export type Frames = ReturnType<typeof useFrames>;

/** The frame of a video that is marked and previewed. Does nothing for a picture. */
export function useFrames(video: VideoSource | undefined, requests: WatermarkRequests) {
  const [at, setAt] = useState(0);
  const still = useEngineRequest<VideoStill>();
  const preview = useEngineRequest<FramePreview>();
  const { start } = still;
  useEffect(() => {
    if (video?.support.ok) start((signal) => requests.still(video, at, signal));
  }, [video, requests, at, start]);
  return {
    /** The shown frame, in seconds from the video's start. */
    at,
    goTo: (seconds: number) => {
      setAt(seconds);
      preview.reset();
    },
    still,
    preview,
    /** Requests a preview of this frame. */
    previewWith: (mask: PictureMask) => {
      if (video) preview.start((signal) => requests.preview(video, mask, at, signal));
    },
  };
}

interface FrameChooserProps {
  video: VideoSource;
  frames: Frames;
  marking: Marking;
}

/** Chooses the frame to mark, and previews it filled in before the whole video is. */
export function FrameChooser({ video, frames, marking: { mask, disabled } }: FrameChooserProps) {
  const [seconds, setSeconds] = useState(frames.at);
  const last = Math.max(0, video.durationMs / 1000 - 1 / video.frameRate);
  return (
    <Stack gap="m">
      <DescriptionList
        items={[
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
        max={Number(last.toFixed(1))}
        step={0.1}
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
        pending={frames.preview.pending}
        pendingLabel="Filling in this frame"
        onClick={() => mask && frames.previewWith(mask)}
      >
        Preview this frame
      </Button>
      <RunFailure failure={frames.preview.failure} />
    </Stack>
  );
}
