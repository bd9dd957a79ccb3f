import { cropRaster, type Raster } from '../../picture/raster';
import type { Mask } from '../contract';
import { type Box, connectedRegions, cropMask, markBoxes, mergeBoxes, overlap, padBox } from '../mask';
import { apart, candidateOverlays, fitOverlay, medianOf, textureOf, textureRatio } from './overlay';
import { recover } from './recover';
import { type Overlay, segment } from './segment';

/** Margin of known pixels around an area, and the distance at which areas are one group. */
const margin = 8;
/** Candidates that are compared on a part of the area, and the part's maximum size in pixels. */
const maxCandidates = 8;
const samplePixels = { width: 300, height: 200 } as const;
const fitRounds = 3;

/** An overlay that was found in an area. */
interface FoundOverlay {
  overlay: Overlay;
  /** 0 outside, 1 on the outline, 2 inside. */
  labels: Uint8Array;
  /** The ratio of the mark's outline that the overlay does not explain. */
  remainder: number;
  /** Texture without the overlay, relative to the texture beside it. */
  textureRatio: number;
}

/** The part of an area with the most marked pixels and the strongest edges. */
function samplePart(picture: Raster, area: Mask): Box {
  const { width, height } = picture;
  const partWidth = Math.min(width, samplePixels.width);
  const partHeight = Math.min(height, samplePixels.height);
  let best = { left: 0, top: 0, right: partWidth, bottom: partHeight };
  let most = -1;
  for (let top = 0; top <= height - partHeight; top += Math.max(1, partHeight >> 1))
    for (let left = 0; left <= width - partWidth; left += Math.max(1, partWidth >> 1)) {
      let score = 0;
      for (let y = top; y < top + partHeight; y += 2)
        for (let x = left; x < left + partWidth - 3; x += 2) {
          const pixel = y * width + x;
          if (!area.data[pixel]) continue;
          const at = pixel * 4 + 1;
          score += Math.min(30, Math.abs((picture.data[at] ?? 0) - (picture.data[at + 12] ?? 0)));
        }
      if (score > most) {
        most = score;
        best = { left, top, right: left + partWidth, bottom: top + partHeight };
      }
    }
  return best;
}

interface OutlineQuality {
  /** The difference across the outline, summed over three channels, and what the overlay leaves of it. */
  step: number;
  residual: number;
  /** Number of compared pairs of pixels. */
  count: number;
}

/** Compares pixels on both sides of the outline of a labelled region; medians. */
function outlineQuality(
  { width, data }: Raster,
  labels: Uint8Array,
  { opacity, colour }: Overlay,
  pixels: Iterable<number>,
): OutlineQuality {
  const steps: number[] = [];
  const residuals: number[] = [];
  for (const pixel of pixels) {
    if (labels[pixel] !== 2) continue;
    for (const by of [-apart, apart, -apart * width, apart * width]) {
      const other = pixel + by;
      if (labels[other] !== 0) continue;
      let step = 0;
      let residual = 0;
      for (let channel = 0; channel < 3; channel++) {
        const outside = data[other * 4 + channel] ?? 0;
        const inside = data[pixel * 4 + channel] ?? 0;
        step += Math.abs(inside - outside);
        residual += Math.abs(inside - (1 - opacity) * outside - opacity * (colour[channel] ?? 0));
      }
      steps.push(step);
      residuals.push(residual);
    }
  }
  return { step: medianOf(steps), residual: medianOf(residuals), count: steps.length };
}

/** The ratio of the step that remains visible. */
const remainderOf = ({ step, residual }: OutlineQuality) => residual / Math.max(1, step);

/** A region whose outline remains visible by more than this ratio is not part of the mark. */
const maxRegionRemainder = 0.45;
/** Nor is one with less of the explained outline than this ratio of the largest region's. */
const minRegionEvidence = 0.02;

/** Removes labelled regions that the overlay does not explain: texture that happens to have its colour. */
function prune(picture: Raster, labels: Uint8Array, overlay: Overlay): void {
  const data = labels.map((label) => (label ? 1 : 0));
  const regions = Array.from(
    connectedRegions({ width: picture.width, height: picture.height, data }),
    (region) => {
      const quality = outlineQuality(picture, labels, overlay, region.pixels);
      const evidence = quality.count * (quality.step - quality.residual);
      return { pixels: region.pixels, evidence, remainder: remainderOf(quality) };
    },
  );
  const most = Math.max(0, ...regions.map(({ evidence }) => evidence));
  for (const { pixels, evidence, remainder } of regions)
    if (remainder > maxRegionRemainder || evidence < most * minRegionEvidence)
      for (const pixel of pixels) labels[pixel] = 0;
}

/** Side of the tiles in which a large area is segmented, and by how much they overlap, in pixels. */
const tile = { side: 448, overlap: 32 } as const;

/** Segments an area tile by tile: the messages of a whole photograph would not fit into memory. */
function segmentTiles(picture: Raster, area: Mask, overlay: Overlay, texture: number): Uint8Array {
  const { width, height } = picture;
  const labels = new Uint8Array(width * height);
  for (let top = 0; top < height; top += tile.side)
    for (let left = 0; left < width; left += tile.side) {
      const core = {
        left,
        top,
        right: Math.min(width, left + tile.side),
        bottom: Math.min(height, top + tile.side),
      };
      const view = padBox(core, tile.overlap, picture);
      const part = cropBox(picture, view);
      const found = segment(part, cropMask(area, view), overlay, { texture }).labels;
      for (let y = core.top; y < core.bottom; y++) {
        const from = (y - view.top) * part.width + core.left - view.left;
        labels.set(found.subarray(from, from + core.right - core.left), y * width + core.left);
      }
    }
  return labels;
}

const cropBox = (picture: Raster, { left, top, right, bottom }: Box) =>
  cropRaster(picture, left, top, right - left, bottom - top);

/** Finds the overlay in an area; undefined if nothing in it looks like one. */
function findOverlay(picture: Raster, area: Mask): FoundOverlay | undefined {
  const texture = textureOf(picture, area);
  const part = samplePart(picture, area);
  const sample = cropBox(picture, part);
  const sampleArea = cropMask(area, part);
  const tryOverlay = (overlay: Overlay) => {
    const { labels, gain } = segment(sample, sampleArea, overlay, { texture });
    const unlike = Math.log(textureRatio(sample, labels, overlay));
    const remainder = remainderOf(outlineQuality(sample, labels, overlay, labels.keys()));
    return { labels, gain: (gain * Math.max(0, 1 - 2.2 * remainder)) / (1 + unlike * unlike) };
  };
  let best: { overlay: Overlay; gain: number; labels: Uint8Array } | undefined;
  for (const overlay of candidateOverlays(picture, area, texture, maxCandidates)) {
    const found = tryOverlay(overlay);
    if (found.gain > (best?.gain ?? 0)) best = { overlay, ...found };
  }
  if (!best) return undefined;
  for (let round = 0; round < fitRounds; round++) {
    const overlay = fitOverlay(sample, best.labels, best.overlay);
    const found = tryOverlay(overlay);
    if (found.gain < best.gain * 0.97) break;
    best = { overlay, ...found };
  }
  const labels = segmentTiles(picture, area, best.overlay, texture);
  prune(picture, labels, best.overlay);
  const overlay = fitOverlay(picture, labels, best.overlay);
  const quality = outlineQuality(picture, labels, overlay, labels.keys());
  return quality.count === 0
    ? undefined
    : {
        overlay,
        labels,
        remainder: remainderOf(quality),
        textureRatio: textureRatio(picture, labels, overlay),
      };
}

/** Above the first opacity too little of the picture is left to recover; above the second, letters are not told apart. */
const maxOpacity = { recovered: 0.85, letters: 0.93 } as const;
/** Above this ratio of textures, the overlay is not what lies over the picture. */
const maxTextureRatio = 2.5;
/** Above this ratio the overlay does not explain the area, so that all of it is filled. */
const maxRemainder = 0.2;
/** Maximum ratio of recovered values outside 0 to 255, with a tolerance. */
const maxOutOfRange = 0.12;
const rangeTolerance = 10;

/** The ratio of the letters' values that would be outside 0 to 255 without the overlay. */
function outOfRange({ data }: Raster, labels: Uint8Array, { opacity, colour }: Overlay): number {
  let count = 0;
  let out = 0;
  for (let pixel = 0; pixel < labels.length; pixel++) {
    if (labels[pixel] !== 2) continue;
    for (let channel = 0; channel < 3; channel++) {
      const value = ((data[pixel * 4 + channel] ?? 0) - opacity * (colour[channel] ?? 0)) / (1 - opacity);
      count++;
      if (value < -rangeTolerance || value > 255 + rangeTolerance) out++;
    }
  }
  return count === 0 ? 1 : out / count;
}

export interface Unblended {
  /** The marked pixels that still have to be filled: all of an area, only its opaque letters, or none. */
  remaining: Mask;
  /** Number of recovered pixels. */
  recovered: number;
}

function paste(into: Raster, from: Raster, { left, top }: Box): void {
  for (let y = 0; y < from.height; y++) {
    const row = from.data.subarray(y * from.width * 4, (y + 1) * from.width * 4);
    into.data.set(row, ((top + y) * into.width + left) * 4);
  }
}

/** Removes the marked pixels of a box that are not letters. */
function keepLetters(mask: Mask, labels: Uint8Array, { left, top, right, bottom }: Box): void {
  for (let y = top, at = 0; y < bottom; y++)
    for (let x = left; x < right; x++, at++) mask.data[y * mask.width + x] = labels[at] ? 1 : 0;
}

/**
 * Removes half-transparent marks from the marked area of a picture in place: each group of marks whose pixels are a blend
 * of the picture with one colour at one opacity. Only what is mark changes. Of opaque letters, nothing is recovered, but
 * only they are left to fill. What doesn't look like such a blend stays as it is.
 *
 * @param grown The marked pixels with a margin, in which the letters are searched.
 */
export function unblend(picture: Raster, { mask, grown }: { mask: Mask; grown: Mask }): Unblended {
  const remaining = { ...mask, data: mask.data.slice() };
  let recovered = 0;
  const groups = mergeBoxes(
    markBoxes(grown).map((box) => padBox(box, margin, grown)),
    overlap,
  );
  for (const box of groups) {
    const view = cropBox(picture, box);
    const area = cropMask(grown, box);
    const found = findOverlay(view, area);
    if (!found || found.remainder > maxRemainder || found.overlay.opacity > maxOpacity.letters) continue;
    const { overlay, labels } = found;
    const isLost =
      overlay.opacity > maxOpacity.recovered || outOfRange(view, labels, overlay) > maxOutOfRange;
    if (!isLost && found.textureRatio > maxTextureRatio) continue;
    keepLetters(remaining, isLost ? labels : new Uint8Array(labels.length), box);
    if (isLost) continue;
    paste(picture, recover(view, { labels, area }, overlay), box);
    recovered += labels.reduce((sum, label) => sum + (label ? 1 : 0), 0);
  }
  return { remaining, recovered };
}
