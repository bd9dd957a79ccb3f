import type { EngineOutcome } from '../../engine';
import { EngineStop, outcomeOf, step } from '../../failures';
import { pictureFailure, videoFailure } from '../failures';
import type { MaskSuggestion } from '../types';
import { findLetters } from './find-letters';
import { findStill } from './find-still';
import { brightnessOf } from './grey';
import { enlargeMask, lookedAtSize, shrunk } from './shrink';

/** Asks where a mark seems to be. */
export interface SuggestJob {
  kind: 'suggest';
  file: File;
  of: 'picture' | 'video';
}

function enlarged(suggestion: MaskSuggestion, size: { width: number; height: number }): MaskSuggestion {
  return suggestion.found ? { ...suggestion, mask: enlargeMask(suggestion.mask, size) } : suggestion;
}

async function suggestForPicture(file: File): Promise<MaskSuggestion> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  const small = shrunk(bitmap, lookedAtSize(bitmap));
  bitmap.close();
  return enlarged(findLetters(small), { width, height });
}

/** Frames looked at, from all over the video. */
const framesLookedAt = 10;

async function suggestForVideo(file: File): Promise<MaskSuggestion> {
  const { withVideo } = await import('../video/open-video');
  const { framesOf } = await import('./frames-of');
  const suggestion = await withVideo(file, async (video) => {
    const frames = await framesOf(video, framesLookedAt, lookedAtSize(video));
    return enlarged(findStill(frames.map(brightnessOf)), video);
  });
  if (!suggestion) throw new EngineStop('decode-failed');
  return suggestion;
}

/** Looks for a mark, inside the worker. */
export function runSuggest({ file, of }: SuggestJob): Promise<EngineOutcome<MaskSuggestion>> {
  const suggest = of === 'video' ? suggestForVideo : suggestForPicture;
  return outcomeOf(
    () => step('decode-failed', () => suggest(file)),
    of === 'video' ? videoFailure : pictureFailure,
  );
}
