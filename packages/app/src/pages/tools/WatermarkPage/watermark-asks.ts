import type { EngineOutcome } from '@verapix/engines';
import type { FramePreview, Mask, MaskSuggestion, VideoSource, VideoStill } from '@verapix/engines/watermark';
import type { WatermarkSource } from './watermark-options';

/** What the workspace asks the engine besides the run itself. A story gives answers of its own. */
export interface WatermarkAsks {
  /** One frame of a video, to mark it on. */
  still: (video: VideoSource, atSeconds: number, signal: AbortSignal) => Promise<EngineOutcome<VideoStill>>;
  /** One frame as the run would fill it. */
  preview: (
    video: VideoSource,
    mask: Mask,
    atSeconds: number,
    signal: AbortSignal,
  ) => Promise<EngineOutcome<FramePreview>>;
  /** Where a mark seems to be. */
  suggest: (source: WatermarkSource, signal: AbortSignal) => Promise<EngineOutcome<MaskSuggestion>>;
}

const engine = () => import('@verapix/engines/watermark');

/** The questions as the device answers them. */
export const deviceAsks: WatermarkAsks = {
  still: async (video, atSeconds, signal) => (await engine()).takeStill(video, atSeconds, { signal }),
  preview: async (video, mask, atSeconds, signal) =>
    (await engine()).previewFrame({ video, mask, atSeconds }, { signal }),
  suggest: async (source, signal) => (await engine()).suggestMask(source, { signal }),
};
