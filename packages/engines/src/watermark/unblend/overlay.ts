import type { Raster, Size } from '../../picture/raster';
import type { Mask } from '../contract';
import type { Overlay } from './segment';

type Colour = Overlay['colour'];

/** The colours that the search starts from; the fit then moves freely. */
const palette: readonly Colour[] = [
  [255, 255, 255],
  [0, 0, 0],
  [128, 128, 128],
  [255, 0, 0],
  [0, 160, 0],
  [0, 0, 255],
  [255, 220, 0],
  [0, 200, 255],
  [255, 0, 255],
  [210, 40, 40],
  [40, 140, 60],
  [40, 70, 200],
  [240, 140, 20],
];

/** Range of opacities that are searched. */
const opacityRange = { min: 0.08, max: 0.97 } as const;
const bins = 50;
/** Distance of two compared pixels: across the smoothed outline of a letter. */
export const apart = 3;
/** Minimum difference, summed over three channels, of pixels on two sides of an outline. */
const minStep = 18;

/** Pairs of pixels across possible outlines: three channels of the pixel outside the mark, and of the one inside. */
interface Pairs {
  outside: Float32Array;
  inside: Float32Array;
  count: number;
}

/** A pixel's three channels. */
function copyPixel({ data }: Raster, pixel: number, to: Float32Array, index: number): void {
  for (let channel = 0; channel < 3; channel++) to[index * 3 + channel] = data[pixel * 4 + channel] ?? 0;
}

/** Calls back with pairs of pixels `distance` apart in a row or column, in both orders; every `every`th in each direction. */
function forEachPair(
  { width, height }: Size,
  { distance, every = 1 }: { distance: number; every?: number },
  visit: (from: number, to: number, step: number) => void,
): void {
  for (let y = 0; y < height; y += every)
    for (let x = 0; x < width; x += every) {
      const pixel = y * width + x;
      if (x + distance < width) {
        visit(pixel, pixel + distance, 1);
        visit(pixel + distance, pixel, -1);
      }
      if (y + distance < height) {
        visit(pixel, pixel + distance * width, width);
        visit(pixel + distance * width, pixel, -width);
      }
    }
}

/** Maximum number of pixels whose pairs are counted; in larger areas some are left out. */
const maxCounted = 400_000;
const strideFor = ({ width, height }: Size) => Math.ceil(Math.sqrt((width * height) / maxCounted));

/** The opacity at which a colour laid over the pixel outside comes closest to the one inside; undefined if not close. */
function vote(
  picture: Raster,
  from: number,
  to: number,
  colour: Colour,
  texture: number,
): number | undefined {
  let dot = 0;
  let square = 0;
  let step = 0;
  for (let channel = 0; channel < 3; channel++) {
    const outside = picture.data[from * 4 + channel] ?? 0;
    const inside = picture.data[to * 4 + channel] ?? 0;
    const reach = (colour[channel] ?? 0) - outside;
    dot += (inside - outside) * reach;
    square += reach * reach;
    step += Math.abs(inside - outside);
  }
  if (square < 900 || step < minStep + 1.5 * texture) return undefined;
  const opacity = dot / square;
  if (opacity < opacityRange.min || opacity > opacityRange.max) return undefined;
  let rest = 0;
  for (let channel = 0; channel < 3; channel++) {
    const outside = picture.data[from * 4 + channel] ?? 0;
    const inside = picture.data[to * 4 + channel] ?? 0;
    rest += Math.abs(inside - outside - opacity * ((colour[channel] ?? 0) - outside));
  }
  return rest < 0.25 * step + 4 ? opacity : undefined;
}

/** By how much a bin exceeds the bins around it. */
function prominence(histogram: Float32Array, bin: number): number {
  const near = (histogram[bin - 1] ?? 0) + (histogram[bin] ?? 0) + (histogram[bin + 1] ?? 0);
  let around = 0;
  let count = 0;
  for (let other = bin - 7; other <= bin + 7; other++) {
    if (Math.abs(other - bin) < 3 || other < 0 || other >= bins) continue;
    around += histogram[other] ?? 0;
    count++;
  }
  return (near - (3 * around) / Math.max(1, count)) / Math.sqrt(near + 20);
}

/** Overlays that many edges of an area agree with, the likeliest first. */
export function candidateOverlays(picture: Raster, area: Mask, texture: number, max: number): Overlay[] {
  const histograms = palette.map(() => new Float32Array(bins));
  forEachPair(picture, { distance: apart, every: strideFor(picture) }, (from, to) => {
    if (!area.data[to]) return;
    for (const [index, colour] of palette.entries()) {
      const opacity = vote(picture, from, to, colour, texture);
      const histogram = histograms[index];
      if (opacity === undefined || !histogram) continue;
      const bin = Math.min(bins - 1, Math.floor(opacity * bins));
      histogram[bin] = (histogram[bin] ?? 0) + 1;
    }
  });
  const peaks = palette.flatMap((colour, index) => {
    const histogram = histograms[index] ?? new Float32Array(bins);
    const scores = Array.from(histogram, (_, bin) => ({
      overlay: { opacity: (bin + 0.5) / bins, colour },
      score: prominence(histogram, bin),
      bin,
    })).sort((one, other) => other.score - one.score);
    const [first] = scores;
    if (!first) return [];
    const second = scores.find(({ bin }) => Math.abs(bin - first.bin) > 3);
    return second ? [first, second] : [first];
  });
  return peaks
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, max)
    .map(({ overlay }) => overlay);
}

/** The pairs across the outlines of a labelled mark. */
function outlinePairs(picture: Raster, labels: Uint8Array): Pairs {
  const outside: number[] = [];
  const inside: number[] = [];
  forEachPair(picture, { distance: apart }, (from, to, step) => {
    if (labels[from] !== 0 || labels[to] !== 2) return;
    // The pixels between change once: from the outside to the inside.
    if ((labels[from + step] ?? 0) > (labels[to - step] ?? 0)) return;
    outside.push(from);
    inside.push(to);
  });
  const pairs = {
    outside: new Float32Array(outside.length * 3),
    inside: new Float32Array(outside.length * 3),
    count: outside.length,
  };
  for (const [index, pixel] of outside.entries()) {
    copyPixel(picture, pixel, pairs.outside, index);
    copyPixel(picture, inside[index] ?? 0, pairs.inside, index);
  }
  return pairs;
}

/** The distance of each pair from an overlay, summed over three channels. */
function residuals({ outside, inside, count }: Pairs, { opacity, colour }: Overlay): Float32Array {
  return Float32Array.from({ length: count }, (_, index) => {
    let sum = 0;
    for (let channel = 0; channel < 3; channel++) {
      const at = index * 3 + channel;
      sum += Math.abs(
        (inside[at] ?? 0) - (1 - opacity) * (outside[at] ?? 0) - opacity * (colour[channel] ?? 0),
      );
    }
    return sum;
  });
}

export function medianOf(values: ArrayLike<number>): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[sorted.length >> 1] ?? 0;
}

interface Moments {
  outside: [number, number, number];
  inside: [number, number, number];
  /** Standard deviations, over all channels. */
  spreadOutside: number;
  spreadInside: number;
  correlation: number;
  count: number;
}

function momentsOf({ outside, inside, count }: Pairs, included: (index: number) => boolean): Moments {
  const means = {
    outside: [0, 0, 0] as [number, number, number],
    inside: [0, 0, 0] as [number, number, number],
  };
  let used = 0;
  for (let index = 0; index < count; index++) {
    if (!included(index)) continue;
    used++;
    for (const channel of [0, 1, 2] as const) {
      means.outside[channel] += outside[index * 3 + channel] ?? 0;
      means.inside[channel] += inside[index * 3 + channel] ?? 0;
    }
  }
  for (const channel of [0, 1, 2] as const) {
    means.outside[channel] /= Math.max(1, used);
    means.inside[channel] /= Math.max(1, used);
  }
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let index = 0; index < count; index++) {
    if (!included(index)) continue;
    for (const channel of [0, 1, 2] as const) {
      const x = (outside[index * 3 + channel] ?? 0) - means.outside[channel];
      const y = (inside[index * 3 + channel] ?? 0) - means.inside[channel];
      xx += x * x;
      yy += y * y;
      xy += x * y;
    }
  }
  const total = Math.max(1, 3 * used);
  return {
    ...means,
    spreadOutside: Math.sqrt(xx / total),
    spreadInside: Math.sqrt(yy / total),
    correlation: xy / Math.max(1e-6, Math.sqrt(xx * yy)),
    count: used,
  };
}

const clampOpacity = (opacity: number) => Math.max(opacityRange.min, Math.min(opacityRange.max, opacity));

/** The opacity of an overlay of a given colour, from the mean step across the outline. */
function withColour(colour: Colour, { outside, inside }: Moments): Overlay {
  let dot = 0;
  let square = 0;
  for (const channel of [0, 1, 2] as const) {
    const reach = colour[channel] - outside[channel];
    dot += (inside[channel] - outside[channel]) * reach;
    square += reach * reach;
  }
  return { opacity: clampOpacity(dot / Math.max(1, square)), colour };
}

/** Standard deviation, in levels, of the surroundings from which the opacity can be told. */
const minSpread = 9;
/** A fitted colour this close to white or black is that. */
const snap = 24;

const clampColour = (colour: Colour): Colour => [
  Math.max(0, Math.min(255, colour[0])),
  Math.max(0, Math.min(255, colour[1])),
  Math.max(0, Math.min(255, colour[2])),
];

/**
 * Fits an overlay to the pixels on both sides of a labelled mark's outline. What is under the mark varies as much as what
 * is beside it, so the ratio of the two standard deviations is the transparency (reduced major axis regression); the
 * means then give the colour. On a flat background these cannot be told apart: the colour stays.
 */
export function fitOverlay(picture: Raster, labels: Uint8Array, start: Overlay): Overlay {
  const pairs = outlinePairs(picture, labels);
  if (pairs.count < 30) return start;
  let overlay = start;
  for (let round = 0; round < 3; round++) {
    const distances = residuals(pairs, overlay);
    const limit = Math.max(18, 2.5 * medianOf(distances));
    const moments = momentsOf(pairs, (index) => (distances[index] ?? 0) <= limit);
    if (moments.count < 20) return overlay;
    overlay = withColour(overlay.colour, moments);
    if (moments.spreadOutside < minSpread || moments.correlation < 0.5) continue;
    const opacity = clampOpacity(1 - moments.spreadInside / moments.spreadOutside);
    const fitted: Colour = [0, 1, 2].map(
      (channel) =>
        ((moments.inside[channel] ?? 0) - (1 - opacity) * (moments.outside[channel] ?? 0)) / opacity,
    ) as [number, number, number];
    const isWhite = fitted.every((value) => value > 255 - snap);
    const isBlack = fitted.every((value) => value < snap);
    if (isWhite || isBlack) overlay = withColour(isWhite ? [255, 255, 255] : [0, 0, 0], moments);
    else if (fitted.every((value) => value > -snap && value < 255 + snap))
      overlay = withColour(clampColour(fitted), moments);
  }
  return overlay;
}

/** Above this difference an edge is not texture. */
const maxTextureStep = 100;

/** The mean difference of neighbours in an area, summed over three channels; strong edges count as `maxTextureStep`. */
export function textureOf(picture: Raster, area: Mask): number {
  let sum = 0;
  let count = 0;
  forEachPair(picture, { distance: 1, every: strideFor(picture) }, (from, to, step) => {
    if (step < 0 || !area.data[from]) return;
    let difference = 0;
    for (let channel = 0; channel < 3; channel++)
      difference += Math.abs((picture.data[from * 4 + channel] ?? 0) - (picture.data[to * 4 + channel] ?? 0));
    sum += Math.min(maxTextureStep, difference);
    count++;
  });
  return sum / Math.max(1, count);
}

/**
 * The texture inside a labelled mark's outline, with the overlay removed, relative to the texture outside; about 1 if the
 * overlay and the labels are right, because what is under the mark varies as much as what is beside it.
 */
export function textureRatio(
  { width, height, data }: Raster,
  labels: Uint8Array,
  { opacity }: Overlay,
): number {
  let outside = 1;
  let inside = 1;
  const difference = (one: number, other: number) => {
    let sum = 0;
    for (let channel = 0; channel < 3; channel++)
      sum += Math.abs((data[one * 4 + channel] ?? 0) - (data[other * 4 + channel] ?? 0));
    return sum;
  };
  forEachPair({ width, height }, { distance: apart }, (from, to, step) => {
    if (labels[from] !== 0 || labels[to] !== 2) return;
    if (labels[from - step] !== 0 || labels[to + step] !== 2) return;
    outside += difference(from, from - step);
    inside += difference(to, to + step);
  });
  return inside / (1 - opacity) / outside;
}
