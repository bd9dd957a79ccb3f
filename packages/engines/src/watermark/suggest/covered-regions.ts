import type { Raster } from '../../picture/raster';
import { connectedRegions, type Region } from '../mask';
import { medianOf } from '../unblend/overlay';
import { type Overlay, segment } from '../unblend/segment';

/** A region that a half-transparent mark seems to cover, measured by pairs of pixels across its outline. */
export interface CoveredRegion extends Region {
  /** Number of pairs. */
  pairs: number;
  /** The ratio of pairs that differ as the mark would make them differ. */
  explained: number;
  /** The median of the pairs' opacities, and the median deviation from it. */
  opacity: number;
  spread: number;
  /** The mean difference that the mark makes, summed over three channels. */
  step: number;
  /** Mean width of its strokes, in pixels. */
  stroke: number;
}

/** Size relative to the shorter side, and area relative to the picture. */
const regionSize = { min: 0.016, max: 0.35 } as const;
const maxArea = 0.06;
/** Enough for the width of a stroke. */
const sweeps = 3;
/** Minimum size in pixels, number of pairs and explained ratio. */
const min = { sizePx: 5, pairs: 8, explained: 0.4 } as const;
const opacityRange = { min: 0.12, max: 0.85 } as const;
/** Below this squared distance to the mark's colour, over three channels, a pixel says nothing about the opacity. */
const minReach = 900;
/** An explained pair differs from the expected step by less than this ratio of it, and these levels. */
const tolerance = { ratio: 0.35, levels: 6 } as const;

const directions = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** Pairs of pixels inside and outside a region's outline, and the outline's length in pixels. */
function outlineOf({ pixels }: Region, labels: Uint8Array, { width, height }: Raster) {
  const pairs: { inside: number; outside: number }[] = [];
  let length = 0;
  for (const pixel of pixels) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    for (const [right, down] of directions) {
      const contains = (steps: number) => {
        const [atX, atY] = [x + right * steps, y + down * steps];
        return atX >= 0 && atY >= 0 && atX < width && atY < height;
      };
      const at = (steps: number) => pixel + steps * (right + down * width);
      if (!contains(1) || labels[at(1)] === 2) continue;
      length++;
      // The pixel between is smoothed; so is the first inside, unless the stroke is thin.
      if (!contains(2) || labels[at(2)] !== 0) continue;
      pairs.push({ inside: contains(-1) && labels[at(-1)] === 2 ? at(-1) : pixel, outside: at(2) });
    }
  }
  return { pairs, length };
}

function measure(
  region: Region,
  picture: Raster,
  labels: Uint8Array,
  { colour }: Overlay,
): CoveredRegion | undefined {
  const { data } = picture;
  const outline = outlineOf(region, labels, picture);
  const opacities: number[] = [];
  const pairs = outline.pairs.filter(({ inside, outside }) => {
    let dot = 0;
    let square = 0;
    for (const [channel, value] of colour.entries()) {
      const from = data[outside * 4 + channel] ?? 0;
      dot += ((data[inside * 4 + channel] ?? 0) - from) * (value - from);
      square += (value - from) ** 2;
    }
    if (square >= minReach) opacities.push(dot / square);
    return square >= minReach;
  });
  if (pairs.length < min.pairs) return undefined;
  const opacity = medianOf(opacities);
  let explained = 0;
  let steps = 0;
  for (const { inside, outside } of pairs) {
    let step = 0;
    let rest = 0;
    for (const [channel, value] of colour.entries()) {
      const from = data[outside * 4 + channel] ?? 0;
      const expected = opacity * (value - from);
      step += Math.abs(expected);
      rest += Math.abs((data[inside * 4 + channel] ?? 0) - from - expected);
    }
    if (rest < tolerance.ratio * step + tolerance.levels) explained++;
    steps += step;
  }
  return {
    ...region,
    pairs: pairs.length,
    explained: explained / pairs.length,
    opacity,
    spread: medianOf(opacities.map((each) => Math.abs(each - opacity))),
    step: steps / pairs.length,
    stroke: (2 * region.pixels.length) / outline.length,
  };
}

function hasSizeOfLetters({ left, top, right, bottom, pixels }: Region, { width, height }: Raster): boolean {
  const side = Math.min(width, height);
  const [wide, tall] = [right - left, bottom - top];
  return (
    Math.max(wide, tall) >= Math.max(min.sizePx, regionSize.min * side) &&
    Math.min(wide, tall) <= regionSize.max * side &&
    pixels.length <= maxArea * width * height
  );
}

/**
 * The regions whose edges vanish if a mark of that colour and about that opacity is removed from the picture.
 *
 * @param texture The mean difference of neighbours, summed over three channels.
 */
export function coveredRegions(picture: Raster, overlay: Overlay, texture: number): CoveredRegion[] {
  const { width, height } = picture;
  const everywhere = { width, height, data: new Uint8Array(width * height).fill(1) };
  const { labels } = segment(picture, everywhere, overlay, { texture, sweeps });
  const data = Uint8Array.from(labels, (label) => (label === 2 ? 1 : 0));
  return [...connectedRegions({ width, height, data })]
    .filter((region) => hasSizeOfLetters(region, picture))
    .map((region) => measure(region, picture, labels, overlay))
    .filter((region) => region !== undefined)
    .filter(
      ({ explained, opacity }) =>
        explained >= min.explained && opacity >= opacityRange.min && opacity <= opacityRange.max,
    );
}
