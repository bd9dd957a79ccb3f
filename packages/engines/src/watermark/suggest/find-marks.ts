import type { Raster } from '../../picture/raster';
import type { SuggestedMask } from '../contract';
import { resizeMask } from '../mask';
import { findLetters } from './find-letters';
import { findOverlays, overlapOf } from './find-overlays';

/** Maximum side of the searched pictures, in pixels: thin letters need more, and belief propagation takes its time. */
const sidePx = { letters: 480, overlays: 400 } as const;
/** Maximum number of places to step through. */
const maxCandidates = 4;
/** A place is dropped if a better one overlaps it by this ratio of the smaller. */
const maxOverlap = 0.3;

const byConfidence = (one: SuggestedMask, other: SuggestedMask) => other.confidence - one.confidence;

/**
 * Looks for watermarks in a picture: clear letters, also tiled, and half-transparent words.
 *
 * @param open Opens the picture, scaled down if a side exceeds a number of pixels.
 * @returns Masks of a scaled down size, likeliest first; none if nothing was found.
 */
export async function findMarks(open: (maxSidePx: number) => Promise<Raster>): Promise<SuggestedMask[]> {
  const picture = await open(sidePx.letters);
  const letters = findLetters(picture);
  const overlays = findOverlays(await open(sidePx.overlays)).map((each) => ({
    ...each,
    mask: resizeMask(each.mask, picture),
  }));
  // Letters are marked by themselves, words by their box: where both were found, the letters say more.
  const kept: SuggestedMask[] = letters ? [letters] : [];
  for (const candidate of overlays.toSorted(byConfidence))
    if (kept.every(({ mask }) => overlapOf(mask, candidate.mask) < maxOverlap)) kept.push(candidate);
  return kept.toSorted(byConfidence).slice(0, maxCandidates);
}
