import type { PictureSource } from '@verapix/engines';
import type { TimedMask, VideoSource } from '@verapix/engines/watermark';
import { loadEngine } from './load-engine';

/** What the workspace requests from the engine besides the run. Stories provide their own. */
export const deviceRequests = {
  /** One frame of a video, to mark it on. */
  still: async (video: VideoSource, atSeconds: number, signal: AbortSignal) =>
    (await loadEngine()).takeStill(video, atSeconds, { signal }),
  /** One frame as the run would fill it in. */
  preview: async (video: VideoSource, areas: readonly TimedMask[], atSeconds: number, signal: AbortSignal) =>
    (await loadEngine()).previewFrame({ video, areas, atSeconds }, { signal }),
  /** Where a watermark seems to be. */
  suggest: async (source: PictureSource | VideoSource, signal: AbortSignal) => {
    const [{ suggestMask }, { weightsAt }] = await Promise.all([
      loadEngine(),
      import('../../workspace/weights-at'),
    ]);
    return suggestMask(source, weightsAt('marks'), { signal });
  },
};

export type WatermarkRequests = typeof deviceRequests;
