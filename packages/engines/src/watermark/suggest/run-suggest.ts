import type { EngineOutcome } from '../../engine';
import { EngineStop, outcomeOf, step } from '../../failures';
import { decodePicture } from '../../picture/pixels';
import { fitWithin, type Size } from '../../picture/raster';
import { type MaskSuggestion, pictureFailure, type SuggestedMask, videoFailure } from '../contract';
import { resizeMask } from '../mask';
import { brightnessOf } from './find-letters';
import { findMarks } from './find-marks';
import { findStill } from './find-still';

/** The job of suggesting a mask; `size` is that of the source as seen. */
export interface SuggestJob {
  kind: 'suggest';
  file: File;
  of: 'picture' | 'video';
  size: Size;
}

/** Maximum side, in pixels, of the frames that are searched for marks. */
const frameSidePx = 480;
/** Number of frames, spread over the video, that are searched. */
const sampledFrames = 10;

async function searchPicture(file: File): Promise<readonly SuggestedMask[]> {
  return findMarks((maxSidePx) => decodePicture(file, maxSidePx));
}

async function searchVideo(file: File): Promise<readonly SuggestedMask[]> {
  const { withVideo } = await import('../video/read-video');
  const { sampleFrames } = await import('../video/frames');
  const found = await withVideo(file, async (video) => {
    const frames = await sampleFrames(video, sampledFrames, fitWithin(video, frameSidePx));
    return [findStill(frames.map(brightnessOf))].filter((mask) => mask !== undefined);
  });
  if (!found) throw new EngineStop('decode-failed');
  return found;
}

/** Looks for marks, inside the worker. */
export function runSuggest({ file, of, size }: SuggestJob): Promise<EngineOutcome<MaskSuggestion>> {
  const search = of === 'video' ? searchVideo : searchPicture;
  return outcomeOf(
    () =>
      step('decode-failed', async () => {
        const found = await search(file);
        return { candidates: found.map((each) => ({ ...each, mask: resizeMask(each.mask, size) })) };
      }),
    of === 'video' ? videoFailure : pictureFailure,
  );
}
