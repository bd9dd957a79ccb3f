import type { FramePreview, VideoSource, VideoStill } from '@verapix/engines/watermark';
import type { PictureMask } from '@verapix/ui';
import { useCallback, useEffect, useState } from 'react';
import { type Question, useQuestion } from './use-question';
import type { WatermarkAsks } from './watermark-asks';

export interface Frames {
  /** Seconds from the video's start to the frame that is looked at. */
  at: number;
  goTo: (seconds: number) => void;
  still: Question<VideoStill>;
  preview: Question<FramePreview>;
  /** Fills this one frame. */
  show: (mask: PictureMask) => void;
}

/** The frame of a video that is marked and looked at. For a picture nothing is ever asked. */
export function useFrames(video: VideoSource | undefined, asks: WatermarkAsks): Frames {
  const [at, setAt] = useState(0);
  const still = useQuestion<VideoStill>();
  const preview = useQuestion<FramePreview>();
  const { ask } = still;
  const { forget } = preview;

  const take = useCallback(
    (seconds: number) => {
      if (video?.support.ok) ask((signal) => asks.still(video, seconds, signal));
    },
    [video, asks, ask],
  );
  useEffect(() => take(0), [take]);

  return {
    at,
    goTo: (seconds) => {
      setAt(seconds);
      forget();
      take(seconds);
    },
    still,
    preview,
    show: (mask) => {
      if (video) preview.ask((signal) => asks.preview(video, mask, at, signal));
    },
  };
}
