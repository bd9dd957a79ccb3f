import type { Raster } from '../../picture/raster';
import type { Mask, SuggestedMask } from '../contract';
import { countMarked, growMask } from '../mask';
import { coveredAreas } from './covered-areas';
import { findLetters } from './find-letters';
import type { MarkNetwork } from './mark-network';

/** Maximum side of a searched picture, in pixels. */
export const searchedSidePx = 480;
/** Maximum number of areas to step through. */
const maxCandidates = 4;
/** Clear letters are a mark if the network marks this ratio of them too. */
const minConfirmed = 0.5;
/** The letters say it all if this ratio of the network's area is within this distance of them, in pixels. */
const explained = { ratio: 0.75, distancePx: 10 } as const;

/** The ratio of a mask's marked pixels that are marked in another mask of its size too. */
function overlapRatio(one: Mask, other: Mask): number {
  const both = one.data.reduce((sum, marked, pixel) => sum + (marked && (other.data[pixel] ?? 0)), 0);
  return both / Math.max(1, countMarked(one));
}

/**
 * Looks for watermarks in a picture whose longer side is about `searchedSidePx`: clear letters, also tiled, and with the
 * network half-transparent marks. Without it, clear letters only.
 *
 * @returns Masks of the picture's size, likeliest first; none if nothing was found.
 */
export async function findMarks(picture: Raster, network?: MarkNetwork): Promise<SuggestedMask[]> {
  const letters = findLetters(picture);
  if (!network) return letters ? [letters] : [];
  const areas = coveredAreas(await network.run(picture), picture).slice(0, maxCandidates);
  const [whole] = areas;
  if (!whole || !letters || overlapRatio(letters.mask, whole.mask) < minConfirmed) return areas;
  // Letters are marked by themselves, the network's marks with what is between their letters.
  const aroundLetters = growMask(letters.mask, explained.distancePx);
  return overlapRatio(whole.mask, aroundLetters) < explained.ratio ? areas : [letters];
}
