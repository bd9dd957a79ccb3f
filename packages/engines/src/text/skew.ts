import type { Grey } from './grey';

/** How the lines of a page run. */
export interface LineDirection {
  /** Whether they run up or down the picture, so that the page lies on its side. */
  sideways: boolean;
  /** By how much they fall to the right once the page stands upright, in radians. */
  skew: number;
}

/** Points of ink that are looked at, at most; more tell nothing more. */
const maxPoints = 12_000;
/** A skew up to this, in degrees, is found. */
const maxDegrees = 15;
/** Longest side, in pixels, at which lines of small print still part. */
const lookSidePx = 1200;

interface Ink {
  x: Float32Array;
  y: Float32Array;
  /** The farthest a point can be from the corner. */
  reach: number;
}

/** Numbers from 0 to 1 that look random and are the same each time (a linear congruence modulo 2³²). */
function chance(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Where there is ink on an evenly lit page: what is dark, or what is light if most is dark. Which pixels are taken
 * and where in the pixel a point lies is left to chance: anything regular would pass for lines of print.
 */
function inkOf({ width, height, data }: Grey): Ink {
  let dark = 0;
  for (const value of data) if (value < 128) dark++;
  const inverted = dark > data.length / 2;
  const share = maxPoints / (inverted ? data.length - dark : dark);
  const scale = Math.min(1, lookSidePx / Math.max(width, height));
  const next = chance();
  const [x, y]: [number[], number[]] = [[], []];
  for (let at = 0; at < data.length; at++) {
    if ((data[at] ?? 0) < 128 === inverted || next() >= share) continue;
    x.push(((at % width) + next()) * scale);
    y.push((Math.floor(at / width) + next()) * scale);
  }
  return { x: Float32Array.from(x), y: Float32Array.from(y), reach: Math.ceil((width + height) * scale) };
}

/** How sharply the ink parts into lines across one direction: between lines of print there is none. */
function sharpness({ x, y, reach }: Ink, across: number, down: number, bin: number): number {
  const bins = new Uint32Array(Math.ceil((2 * reach) / bin) + 2);
  for (let point = 0; point < x.length; point++) {
    const at = Math.floor(((x[point] ?? 0) * across + (y[point] ?? 0) * down + reach) / bin);
    bins[at] = (bins[at] ?? 0) + 1;
  }
  let sum = 0;
  for (let at = 1; at < bins.length; at++) sum += ((bins[at] ?? 0) - (bins[at - 1] ?? 0)) ** 2;
  return sum;
}

interface Peak {
  degrees: number;
  sharpness: number;
}

interface Search {
  sideways: boolean;
  /** From and to, in degrees, and the step between. */
  from: number;
  to: number;
  step: number;
  /** How wide a strip counts as one, in pixels: a narrow one finds an angle only from close by. */
  bin: number;
}

function sharpest(ink: Ink, { sideways, from, to, step, bin }: Search): Peak {
  let best: Peak = { degrees: 0, sharpness: -1 };
  for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
    const radians = (degrees * Math.PI) / 180;
    const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
    const value = sideways ? sharpness(ink, cosine, sine, bin) : sharpness(ink, -sine, cosine, bin);
    if (value > best.sharpness) best = { degrees, sharpness: value };
  }
  return best;
}

function peakOf(ink: Ink, sideways: boolean): Peak {
  const rough = sharpest(ink, { sideways, from: -maxDegrees, to: maxDegrees, step: 0.5, bin: 4 });
  const [from, to] = [rough.degrees - 0.5, rough.degrees + 0.5];
  return sharpest(ink, { sideways, from, to, step: 0.1, bin: 1 });
}

/**
 * Finds how the lines of an evenly lit page run: the direction across which its ink parts most sharply (W. Postl,
 * 'Detection of linear oblique structures and skew scan in digitized documents', 1986). Whether the page stands on
 * its head it can't tell.
 */
export function findLineDirection(page: Grey): LineDirection {
  const ink = inkOf(page);
  if (ink.x.length === 0) return { sideways: false, skew: 0 };
  const level = peakOf(ink, false);
  const upended = peakOf(ink, true);
  const sideways = upended.sharpness > level.sharpness;
  return { sideways, skew: ((sideways ? upended : level).degrees * Math.PI) / 180 };
}
