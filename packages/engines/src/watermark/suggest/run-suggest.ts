import type { EngineOutcome } from '../../engine';
import { EngineStop, outcomeOf, step } from '../../failures';
import { decodePicture } from '../../picture/pixels';
import { fitWithin, type Size } from '../../picture/raster';
import { type Mask, type MaskSuggestion, pictureFailure, videoFailure } from '../contract';
import { brightnessOf, findLetters } from './find-letters';
import { findStill } from './find-still';

/** The job of suggesting a mask; `size` is that of the source as seen. */
export interface SuggestJob {
  kind: 'suggest';
  file: File;
  of: 'picture' | 'video';
  size: Size;
}

/** Maximum side, in pixels, of the pictures that are searched for marks. */
const analysisSidePx = 480;
/** Number of frames, spread over the video, that are searched. */
const sampledFrames = 10;

/** Scales a mask up without interpolation. */
function enlargeMask(mask: Mask, { width, height }: Size): Mask {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * mask.height) / height) * mask.width;
    for (let x = 0; x < width; x++)
      data[y * width + x] = mask.data[row + Math.floor((x * mask.width) / width)] ?? 0;
  }
  return { width, height, data };
}

async function searchPicture(file: File): Promise<MaskSuggestion> {
  return findLetters(await decodePicture(file, analysisSidePx));
}

async function searchVideo(file: File): Promise<MaskSuggestion> {
  const { withVideo } = await import('../video/read-video');
  const { sampleFrames } = await import('../video/frames');
  const suggestion = await withVideo(file, async (video) => {
    const frames = await sampleFrames(video, sampledFrames, fitWithin(video, analysisSidePx));
    return findStill(frames.map(brightnessOf));
  });
  if (!suggestion) throw new EngineStop('decode-failed');
  return suggestion;
}

/** Looks for a mark, inside the worker. */
export function runSuggest({ file, of, size }: SuggestJob): Promise<EngineOutcome<MaskSuggestion>> {
  const search = of === 'video' ? searchVideo : searchPicture;
  return outcomeOf(
    () =>
      step('decode-failed', async () => {
        const suggestion = await search(file);
        return suggestion.found ? { ...suggestion, mask: enlargeMask(suggestion.mask, size) } : suggestion;
      }),
    of === 'video' ? videoFailure : pictureFailure,
  );
}
