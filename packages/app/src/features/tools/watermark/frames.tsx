import type { FramePreview, VideoSource, VideoStill } from '@verapix/engines/watermark';
import {
  Alert,
  Button,
  ComparisonSlider,
  DescriptionList,
  Icon,
  type PictureMask,
  Skeleton,
  Slider,
  Stack,
} from '@verapix/ui';
import { Highlighter, ScanEye } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { formatBytes } from '../../../content/format';
import { useObjectUrl } from '../../../lib/object-url';
import { type EngineRequest, useEngineRequest, type WatermarkRequests } from './requests';

export interface Frames {
  /** The shown frame, in seconds from the video's start. */
  at: number;
  goTo: (seconds: number) => void;
  still: EngineRequest<VideoStill>;
  preview: EngineRequest<FramePreview>;
  /** Requests a preview of this frame. */
  previewWith: (mask: PictureMask) => void;
}

/** The frame of a video that is marked and previewed. Does nothing for a picture. */
export function useFrames(video: VideoSource | undefined, requests: WatermarkRequests): Frames {
  const [at, setAt] = useState(0);
  const still = useEngineRequest<VideoStill>();
  const preview = useEngineRequest<FramePreview>();
  const { start } = still;
  const { reset } = preview;

  const take = useCallback(
    (seconds: number) => {
      if (video?.support.ok) start((signal) => requests.still(video, seconds, signal));
    },
    [video, requests, start],
  );
  useEffect(() => take(0), [take]);

  return {
    at,
    goTo: (seconds) => {
      setAt(seconds);
      reset();
      take(seconds);
    },
    still,
    preview,
    previewWith: (mask) => {
      if (video) preview.start((signal) => requests.preview(video, mask, at, signal));
    },
  };
}

interface FrameChooserProps {
  video: VideoSource;
  frames: Frames;
  mask: PictureMask | undefined;
  disabled: boolean;
}

/** Seconds between two positions of the slider. */
const step = 0.1;

/** Chooses the frame to mark, and previews it filled in before the whole video is. */
export function FrameChooser({ video, frames, mask, disabled }: FrameChooserProps) {
  const [seconds, setSeconds] = useState(frames.at);
  const { state } = frames.preview;
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
        pending={state.status === 'pending'}
        pendingLabel="Filling in this frame"
        onClick={() => mask && frames.previewWith(mask)}
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

interface FramePreviewViewProps {
  preview: FramePreview;
  onBack: () => void;
}

/** One frame of the video before and after. */
export function FramePreviewView({ preview, onBack }: FramePreviewViewProps) {
  const before = useObjectUrl(preview.before);
  const after = useObjectUrl(preview.after);
  const { width, height } = preview;
  if (!before || !after) return <Skeleton shape="block" style={{ aspectRatio: `${width} / ${height}` }} />;
  return (
    <Stack gap="s">
      <ComparisonSlider
        before={{ src: before, alt: 'The frame as it is', width, height }}
        after={{ src: after, alt: 'The frame, filled in', width, height }}
        describeValue={(percent) => `${percent} % of the filled in frame shown`}
      />
      <Button wide variant="ghost" icon={<Icon of={Highlighter} />} onClick={onBack}>
        Back to marking
      </Button>
    </Stack>
  );
}
