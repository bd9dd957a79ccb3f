import type { FramePreview, TimedMask, VideoSource, VideoStill } from '@verapix/engines/watermark';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/tool-watermark';
import { Alert, Button, DescriptionList, Grid, Icon, isMarked, Slider, Stack } from '@verapix/ui';
import { ChevronLeft, ChevronRight, ScanEye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatBytes } from '@verapix/messages/formats/sizes';
import { RunFailure } from '../../workspace/run-controls';
import { useEngineRequest } from '../../workspace/use-engine-request';
import type { WatermarkRequests } from './requests';
import { formatSeconds, formatTime, isWithin, type VideoArea } from './video-areas';

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
    /** Requests a preview of this frame, with the areas that count on it. */
    previewWith: (areas: readonly TimedMask[]) => {
      if (video) preview.start((signal) => requests.preview(video, areas, at, signal));
    },
  };
}

interface VideoProps {
  video: VideoSource;
  frames: Frames;
  disabled: boolean;
}

/** Chooses the moment that is shown: by the slider, or frame by frame. */
export function FrameChooser({ video, frames, disabled }: VideoProps) {
  /** Where the slider is while it is dragged. */
  const [dragged, setDragged] = useState<number>();
  const last = Math.max(0, video.durationMs / 1000 - 1 / video.frameRate);
  const goTo = (seconds: number) => {
    setDragged(undefined);
    frames.goTo(Math.min(last, Math.max(0, seconds)));
  };
  return (
    <Stack gap="s">
      <Slider
        label={messages.moment}
        hint={messages.momentHint}
        max={Number(last.toFixed(2))}
        step={0.1}
        value={dragged ?? frames.at}
        formatValue={formatTime}
        onValueChange={setDragged}
        onValueCommit={goTo}
        disabled={disabled}
      />
      <Grid column="s" gap="s">
        <Button
          wide
          size="s"
          icon={<Icon of={ChevronLeft} />}
          aria-label={messages.previousFrame}
          disabled={disabled}
          onClick={() => goTo(frames.at - 1 / video.frameRate)}
        >
          {common.previous}
        </Button>
        <Button
          wide
          size="s"
          icon={<Icon of={ChevronRight} />}
          aria-label={messages.nextFrame}
          disabled={disabled}
          onClick={() => goTo(frames.at + 1 / video.frameRate)}
        >
          {common.next}
        </Button>
      </Grid>
    </Stack>
  );
}

/** Previews the shown frame filled in, before the whole video is. */
export function PreviewFrame({
  frames,
  areas,
  disabled,
}: Omit<VideoProps, 'video'> & { areas: readonly VideoArea[] }) {
  const marked = areas.filter(({ mask }) => isMarked(mask));
  return (
    <Stack gap="s">
      <Button
        wide
        icon={<Icon of={ScanEye} />}
        disabled={disabled || !marked.some((area) => isWithin(area, frames.at))}
        pending={frames.preview.pending}
        pendingLabel={messages.filling}
        onClick={() => frames.previewWith(marked)}
      >
        {messages.previewFrame}
      </Button>
      <RunFailure failure={frames.preview.failure} />
    </Stack>
  );
}

/** What is known of the video. */
export function VideoProperties({ video }: { video: VideoSource }) {
  return (
    <Stack gap="m">
      <DescriptionList
        items={[
          { label: messages.size, value: `${video.width} × ${video.height}` },
          {
            label: messages.length,
            value: messages.seconds({ seconds: formatSeconds(video.durationMs / 1000) }),
          },
          { label: messages.sound, value: video.hasAudio ? messages.soundKept : messages.noSound },
          { label: messages.file, value: formatBytes(video.bytes) },
        ]}
      />
      {video.warning && <Alert title={video.warning} />}
    </Stack>
  );
}
