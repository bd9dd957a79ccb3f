import type { EngineOutcome } from '../engine';
import type { PictureSource } from '../intake/types';
import { type AskOptions, ask } from './ask';
import {
  type FramePreview,
  isVideo,
  type Mask,
  type MaskSuggestion,
  type VideoInspection,
  type VideoLimits,
  type VideoSource,
  type VideoStill,
} from './types';
import { inspectVideoWith } from './video/inspect-video';
import type { VideoReading } from './video/read-video';
import { readingTakesAtMost } from './video/reading-limit';

async function readInWorker(file: File): Promise<VideoReading> {
  try {
    const outcome = await ask<VideoReading>(
      { kind: 'read', file },
      { signal: AbortSignal.timeout(readingTakesAtMost) },
    );
    return outcome.ok ? outcome.value : { kind: 'damaged' };
  } catch {
    return { kind: 'damaged' };
  }
}

/**
 * The one way in for videos: how many files there are, what their content really is (MP4, WEBM or QuickTime), what is
 * in them, and whether this browser can open and write them. Nothing is refused for its size: above the hint there is
 * a `warning`.
 */
export function inspectVideo(files: readonly File[], limits: VideoLimits): Promise<VideoInspection> {
  return inspectVideoWith({ readVideo: readInWorker }, files, limits);
}

/** One frame of a video as a picture, to mark the watermark on. */
export function takeStill(
  video: VideoSource,
  atSeconds: number,
  options: AskOptions,
): Promise<EngineOutcome<VideoStill>> {
  return ask({ kind: 'still', file: video.file, atSeconds }, options);
}

/** One frame before and after, exactly as a run on the whole video would fill it. */
export function previewFrame(
  { video, mask, atSeconds }: { video: VideoSource; mask: Mask; atSeconds: number },
  options: AskOptions,
): Promise<EngineOutcome<FramePreview>> {
  return ask({ kind: 'preview', file: video.file, mask, atSeconds }, options);
}

/**
 * Looks for a watermark: overlaid letters or a logo in a picture, what stands still while the rest moves in a video.
 * The answer is a mask to be looked at and changed, or that nothing was found.
 */
export function suggestMask(
  source: PictureSource | VideoSource,
  options: AskOptions,
): Promise<EngineOutcome<MaskSuggestion>> {
  return ask({ kind: 'suggest', file: source.file, of: isVideo(source) ? 'video' : 'picture' }, options);
}
