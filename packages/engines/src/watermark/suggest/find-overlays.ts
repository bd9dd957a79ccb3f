import type { Raster, Size } from '../../picture/raster';
import type { Mask, SuggestedMask } from '../contract';
import { textureOf } from '../unblend/overlay';
import type { Overlay } from '../unblend/segment';
import { type CoveredRegion, coveredRegions } from './covered-regions';
import { type TextLine, textLines } from './text-lines';

const white = [255, 255, 255] as const;
const black = [0, 0, 0] as const;
/** The marks that are searched for; each finds opacities around its own. */
const searched: readonly Overlay[] = [
  { colour: white, opacity: 0.28 },
  { colour: white, opacity: 0.42 },
  { colour: white, opacity: 0.58 },
  { colour: black, opacity: 0.33 },
  { colour: black, opacity: 0.5 },
];

/** A line with the mark that explains it. */
interface Found {
  line: TextLine;
  overlay: Overlay;
  /** Mean opacity. */
  opacity: number;
  confidence: number;
}

/** Means over a line's regions, weighted by the length of their outlines. */
function meansOf(regions: readonly CoveredRegion[]) {
  const pairs = regions.reduce((sum, region) => sum + region.pairs, 0);
  const mean = (of: (region: CoveredRegion) => number) =>
    regions.reduce((sum, region) => sum + of(region) * region.pairs, 0) / pairs;
  const deviation = (of: (region: CoveredRegion) => number) => {
    const middle = mean(of);
    return Math.sqrt(mean((region) => (of(region) - middle) ** 2));
  };
  return { pairs, mean, deviation };
}

/** What tells marks from the picture's own edges. */
function featuresOf({ regions, height, unevenness }: TextLine, overlay: Overlay, size: Size) {
  const { pairs, mean, deviation } = meansOf(regions);
  const stroke = mean((region) => region.stroke);
  return {
    outline: Math.log(pairs / 60),
    explained: mean((region) => region.explained),
    opacities: deviation((region) => region.opacity),
    spread: mean((region) => region.spread),
    strokes: deviation((region) => region.stroke) / stroke,
    thinness: height / stroke,
    height: height / Math.min(size.width, size.height),
    regions: Math.log(regions.length),
    step: Math.min(1, mean((region) => region.step) / 150),
    unevenness,
    black: overlay.colour === black ? 1 : 0,
  };
}

type Features = ReturnType<typeof featuresOf>;

/** Logistic regression: see decision 0082. */
const weights: Features = {
  outline: 4.19,
  explained: 14.9,
  opacities: -33,
  spread: -18.9,
  strokes: -6.82,
  thinness: -0.42,
  height: -15.2,
  regions: 1.68,
  step: -7.98,
  unevenness: -5.77,
  black: -2.16,
};
const bias = -5.84;

/** What words keep to, nineteen in twenty of them; the regression would let a long outline make up for it. */
const limits = {
  explained: 0.78,
  opacities: 0.045,
  spread: 0.09,
  strokes: 0.27,
  thinness: 14,
  unevenness: 0.35,
} as const;

function isPlausible(features: Features): boolean {
  const { explained, opacities, spread, strokes, thinness, unevenness } = features;
  return (
    explained >= limits.explained &&
    opacities <= limits.opacities &&
    spread <= limits.spread &&
    strokes <= limits.strokes &&
    thinness <= limits.thinness &&
    unevenness <= limits.unevenness
  );
}

function confidenceOf(features: Features): number {
  if (!isPlausible(features)) return 0;
  let sum = bias;
  for (const name of Object.keys(weights) as (keyof Features)[]) sum += weights[name] * features[name];
  return 1 / (1 + Math.exp(-sum));
}

/** All lines that marks of the searched kinds could have made, best first. */
function linesUnderMarks(picture: Raster): Found[] {
  const { width, height } = picture;
  const everywhere = { width, height, data: new Uint8Array(width * height).fill(1) };
  const texture = textureOf(picture, everywhere);
  return searched
    .flatMap((overlay) =>
      textLines(coveredRegions(picture, overlay, texture), width).map((line) => {
        const opacity = meansOf(line.regions).mean((region) => region.opacity);
        return { line, overlay, opacity, confidence: confidenceOf(featuresOf(line, overlay, picture)) };
      }),
    )
    .sort((one, other) => other.confidence - one.confidence);
}

/** Minimum confidence of a mark. */
const minConfidence = 0.9;
/** Margin of a mark around its letters, in their heights: an ascender or the last letter may be missing. */
const margin = { along: 0.3, across: 0.12 } as const;
/**
 * Lines are of one mark if their areas overlap by the first ratio of the smaller, or if they look alike. Above the second
 * ratio the likelier line says it all.
 */
const alike = { overlap: 0.3, maxOverlap: 0.7, opacity: 0.1, heights: 1.5 } as const;

/** The box of a line with a margin, as a mask. */
function bandOf({ angle, start, end, top, bottom, height }: TextLine, size: Size): Mask {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const data = new Uint8Array(size.width * size.height);
  for (let pixel = 0; pixel < data.length; pixel++) {
    const x = pixel % size.width;
    const y = (pixel - x) / size.width;
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    const isInside =
      along >= start - margin.along * height &&
      along <= end + margin.along * height &&
      across >= top - margin.across * height &&
      across <= bottom + margin.across * height;
    if (isInside) data[pixel] = 1;
  }
  return { ...size, data };
}

/** The ratio of the smaller mask that the other one covers too. */
export function overlapOf(one: Mask, other: Mask): number {
  const counts = { one: 0, other: 0, both: 0 };
  for (const [pixel, marked] of one.data.entries()) {
    const alsoMarked = other.data[pixel] ?? 0;
    counts.one += marked;
    counts.other += alsoMarked;
    counts.both += marked && alsoMarked;
  }
  return counts.both / Math.max(1, Math.min(counts.one, counts.other));
}

interface Mark {
  mask: Mask;
  /** The best of its lines. */
  found: Found;
}

function areOne({ mask, found }: Mark, band: Mask, other: Found): boolean {
  const heights = [found.line.height, other.line.height];
  const looksAlike =
    found.overlay.colour === other.overlay.colour &&
    Math.abs(found.opacity - other.opacity) <= alike.opacity &&
    Math.max(...heights) <= alike.heights * Math.min(...heights);
  return looksAlike || overlapOf(mask, band) >= alike.overlap;
}

/**
 * Looks for half-transparent words in white or black. For a few opacities, belief propagation labels the pixels that
 * such a mark would cover so that the picture without it has the fewest edges (as in the recovery); regions that its colour
 * explains are joined to lines, and a logistic regression tells words from the picture's own edges. Takes a picture of
 * about 400 pixels. Returns the areas of the words, of its size, likeliest first.
 */
export function findOverlays(picture: Raster): SuggestedMask[] {
  const { width, height } = picture;
  const marks: Mark[] = [];
  for (const found of linesUnderMarks(picture)) {
    if (found.confidence < minConfidence) break;
    const band = bandOf(found.line, { width, height });
    const mark = marks.find((each) => areOne(each, band, found));
    if (!mark) marks.push({ mask: band, found });
    else if (overlapOf(mark.mask, band) < alike.maxOverlap)
      for (const [pixel, marked] of band.data.entries()) mark.mask.data[pixel] ||= marked;
  }
  return marks.map(({ mask, found }) => ({ mask, confidence: found.confidence }));
}
