import { combine, createPlane, multiply, type Plane } from '../picture/plane';
import { boxMean } from './box-mean';

/** Red, green and blue, 0 to 1 each. */
export type ColourPlanes = readonly [red: Plane, green: Plane, blue: Plane];

/** At each place, the mask as a linear function of the colour: red · r + green · g + blue · b + offset. */
export interface ColourFit {
  red: Plane;
  green: Plane;
  blue: Plane;
  offset: Plane;
}

export interface GuidedFilterOptions {
  /** Half the side of the square each fit looks at, in pixels. */
  radius: number;
  /** How much variance of colour counts as none; 1e-4 follows edges of 1 % and more. */
  epsilon: number;
}

function subtract(one: Plane, other: Plane): Plane {
  return combine(one, other, (left, right) => left - right);
}

/** Covariance of two planes around each place, given their means. */
function covariance(one: Plane, other: Plane, means: readonly [Plane, Plane], radius: number): Plane {
  return subtract(boxMean(multiply(one, other), radius), multiply(...means));
}

interface Moments {
  /** Of the colours with one another: rr, rg, rb, gg, gb, bb. */
  colours: readonly Plane[];
  /** Of each colour with the mask. */
  mask: readonly Plane[];
}

/** The best weights of the three colours at each place: the mask's covariances by the inverse of the colours'. */
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
 * The guided filter of He, Sun and Tang ("Guided Image Filtering", 2010) with a colour guide, as far as its linear
 * fit: evaluated with the colours of the guide it gives the mask with the guide's edges. Evaluated with those of
 * the same picture in full size it is the fast guided filter (He and Sun, 2015).
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
