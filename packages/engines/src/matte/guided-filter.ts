import { boxMean } from '../picture/blur';
import { combine, createPlane, enlargedRows, enlargePlane, multiply, type Plane } from '../picture/plane';
import type { Raster } from '../picture/raster';
import { type ColourPlanes, colourPlanes } from './work-picture';

/** For each pixel, the mask as a linear function of the colour: red · r + green · g + blue · b + offset. */
interface ColourFit {
  red: Plane;
  green: Plane;
  blue: Plane;
  offset: Plane;
}

interface GuidedFilterOptions {
  /** Half the side of the square that each fit covers, in pixels. */
  radius: number;
  /** Colour variance below which an area counts as flat; 1e-4 follows edges of 1 % and more. */
  epsilon: number;
}

function subtract(one: Plane, other: Plane): Plane {
  return combine(one, other, (left, right) => left - right);
}

/** Covariance of two planes around each pixel, given their means. */
function covariance(one: Plane, other: Plane, means: readonly [Plane, Plane], radius: number): Plane {
  return subtract(boxMean(multiply(one, other), radius), multiply(...means));
}

interface Moments {
  /** Covariances of the colours: rr, rg, rb, gg, gb, bb. */
  colours: readonly Plane[];
  /** Covariance of each colour with the mask. */
  mask: readonly Plane[];
}

/** Weights of the three colours for each pixel: the mask's covariances times the inverse of the colours' matrix. */
function solve({ colours, mask }: Moments, epsilon: number): [Plane, Plane, Plane] {
  const [rrs, rgs, rbs, ggs, gbs, bbs] = colours.map(({ data }) => data);
  const [mrs, mgs, mbs] = mask.map(({ data }) => data);
  const { width = 0, height = 0 } = mask[0] ?? {};
  const fit = [createPlane(width, height), createPlane(width, height), createPlane(width, height)] as const;
  for (let index = 0; index < width * height; index++) {
    const rr = (rrs?.[index] ?? 0) + epsilon;
    const gg = (ggs?.[index] ?? 0) + epsilon;
    const bb = (bbs?.[index] ?? 0) + epsilon;
    const [rg, rb, gb] = [rgs?.[index] ?? 0, rbs?.[index] ?? 0, gbs?.[index] ?? 0];
    const [mr, mg, mb] = [mrs?.[index] ?? 0, mgs?.[index] ?? 0, mbs?.[index] ?? 0];
    // The adjugate of the symmetric matrix, divided by its determinant.
    const first = gg * bb - gb * gb;
    const second = rb * gb - rg * bb;
    const third = rg * gb - rb * gg;
    const determinant = rr * first + rg * second + rb * third;
    const [fourth, fifth, sixth] = [rr * bb - rb * rb, rg * rb - rr * gb, rr * gg - rg * rg];
    fit[0].data[index] = (first * mr + second * mg + third * mb) / determinant;
    fit[1].data[index] = (second * mr + fourth * mg + fifth * mb) / determinant;
    fit[2].data[index] = (third * mr + fifth * mg + sixth * mb) / determinant;
  }
  return [...fit];
}

/**
 * The linear fit of the guided filter of He, Sun and Tang ("Guided Image Filtering", 2010) with a colour guide.
 * Evaluated with the colours of the guide it gives the mask with the guide's edges; evaluated with those of the same
 * picture at full size it is the fast guided filter (He and Sun, 2015).
 */
export function fitToColours(
  guide: ColourPlanes,
  mask: Plane,
  { radius, epsilon }: GuidedFilterOptions,
): ColourFit {
  const mean = (plane: Plane) => boxMean(plane, radius);
  const means = guide.map(mean);
  const maskMean = mean(mask);
  const pairs = guide.flatMap((one, first) =>
    guide.slice(first).map((other, further) => ({ one, other, first, second: first + further })),
  );
  const meanOf = (index: number) => means[index] ?? maskMean;
  const colours = pairs.map(({ one, other, first, second }) =>
    covariance(one, other, [meanOf(first), meanOf(second)], radius),
  );
  const withMask = guide.map((one, index) => covariance(one, mask, [meanOf(index), maskMean], radius));
  const weights = solve({ colours, mask: withMask }, epsilon);
  const offset = weights.reduce(
    (rest, weight, index) => subtract(rest, multiply(weight, meanOf(index))),
    maskMean,
  );
  return { red: mean(weights[0]), green: mean(weights[1]), blue: mean(weights[2]), offset: mean(offset) };
}

/** Small enough to follow edges within the blur of the network's output. */
const filter: GuidedFilterOptions = { radius: 6, epsilon: 1e-4 };
/** Evaluates a fit with every pixel of the picture, removes the haze, and keeps transparent pixels transparent. */
function evaluate(
  fit: ColourFit,
  { width, height, data }: Raster,
  haze: number,
): Uint8ClampedArray<ArrayBuffer> {
  const alpha = new Uint8ClampedArray(width * height);
  const rowsAt = enlargedRows([fit.red, fit.green, fit.blue, fit.offset], width, height);
  const scale = 1 / (1 - 2 * haze);
  for (let y = 0; y < height; y++) {
    const [red, green, blue, offset] = rowsAt(y);
    if (!red || !green || !blue || !offset) break;
    for (let x = 0; x < width; x++) {
      const index = (y * width + x) * 4;
      const byColour =
        (red[x] ?? 0) * (data[index] ?? 0) +
        (green[x] ?? 0) * (data[index + 1] ?? 0) +
        (blue[x] ?? 0) * (data[index + 2] ?? 0);
      const mask = Math.min(1, Math.max(0, (byColour / 255 + (offset[x] ?? 0) - haze) * scale));
      alpha[y * width + x] = mask * (data[index + 3] ?? 0);
    }
  }
  return alpha;
}

/**
 * Refines a network's small mask to the alpha of the whole picture, 0 to 255 for each pixel, with the picture's own edges.
 * `work` is the same picture at the size its edges are computed at. Values up to `haze` become 0, and those from `1 - haze` on 1:
 * networks leave a haze beside their subjects and holes in them.
 */
export function refineMask(
  mask: Plane,
  work: Raster,
  picture: Raster,
  haze = 0.1,
): Uint8ClampedArray<ArrayBuffer> {
  const wide = enlargePlane(mask, work.width, work.height);
  return evaluate(fitToColours(colourPlanes(work), wide, filter), picture, haze);
}
