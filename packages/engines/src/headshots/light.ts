import type { Raster } from '../picture/raster';
import type { Box } from './find-faces';

/** The light on a face. */
export interface Skin {
  /** Means of the skin's red, green and blue, 0 to 255. */
  red: number;
  green: number;
  blue: number;
  /** Brightness of its lit parts, 0 to 1: the 95th percentile of the face. */
  lit: number;
  /** Brightness of white in the photo, 0 to 1: the 99th percentile. */
  white: number;
}

/** The part of a face that is always skin: an ellipse over cheeks and nose, in widths of the box. */
const cheeks = { down: 0.52, across: 0.36, along: 0.34 } as const;

/** Perceived brightness of a colour (BT.709), in the range of its channels. */
const brightness = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

type Rgb = [red: number, green: number, blue: number];

function skinPixels({ width, height, data }: Raster, box: Box): Rgb[] {
  const [middle, level] = [box.x + box.width / 2, box.y + box.height * cheeks.down];
  const [across, along] = [box.width * cheeks.across, box.height * cheeks.along];
  const pixels: Rgb[] = [];
  for (let y = Math.max(0, Math.ceil(level - along)); y < Math.min(height, level + along); y++)
    for (let x = Math.max(0, Math.ceil(middle - across)); x < Math.min(width, middle + across); x++) {
      if (((x - middle) / across) ** 2 + ((y - level) / along) ** 2 > 1) continue;
      const index = (y * width + x) * 4;
      if ((data[index + 3] ?? 0) > 250)
        pixels.push([data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0]);
    }
  return pixels;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The 99th percentile of a picture's brightness, 0 to 1. */
function whiteOf({ data }: Raster): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let index = 0; index < data.length; index += 4) {
    if ((data[index + 3] ?? 0) < 250) continue;
    const level = Math.round(brightness(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0));
    counts[level] = (counts[level] ?? 0) + 1;
    total++;
  }
  let above = 0;
  for (let level = 255; level > 0; level--) {
    above += counts[level] ?? 0;
    if (above > total / 100) return level / 255;
  }
  return 0;
}

/** Measures the skin of a face, without the darkest quarter (eyes, brows, nostrils, beard) and the highlights. */
export function measureSkin(picture: Raster, faceBox: Box): Skin {
  const sorted = skinPixels(picture, faceBox).sort((one, other) => brightness(...one) - brightness(...other));
  const [from, to] = [Math.floor(sorted.length * 0.25), Math.floor(sorted.length * 0.95)];
  const skin = sorted.slice(from, to);
  const [red, green, blue] = ([0, 1, 2] as const).map((channel) => mean(skin.map((rgb) => rgb[channel])));
  const lit = sorted[to];
  return {
    red: red ?? 0,
    green: green ?? 0,
    blue: blue ?? 0,
    lit: lit ? brightness(...lit) / 255 : 0,
    white: whiteOf(picture),
  };
}

/**
 * Brightness of the lit parts of a face, 0 to 1, that is left unchanged. Skin is naturally dark or light, so only
 * brightness that no skin has in good light is corrected, and not fully.
 */
const litRange = { min: 0.55, max: 0.9 } as const;
/** How far the brightness moves towards that range, as an exponent. */
const correction = 0.85;
/** Brightness of white in a well exposed photo; if nothing is so bright, the whole photo is too dark. */
const whiteLevel = 0.9;
/** Exposure of the whole photo does not lighten the lit parts of a face beyond this. */
const maxLit = 0.8;
/** Limits of the gain. */
const gains = { min: 0.85, max: 2.4 } as const;
/** Values above this approach white asymptotically instead of being clipped. */
const shoulder = 0.78;

/** Below this a face is too dark to be lightened. */
export const minLit = 0.14;
/** Below this a face is lightened so much that its noise becomes visible. */
export const darkLit = 0.3;

/** The gain for a photo: the larger of what its exposure and what the face needs. */
export function exposureOf({ lit, white }: Pick<Skin, 'lit' | 'white'>): number {
  const seen = Math.max(lit, 0.01);
  const forAll = Math.min(Math.max(1, whiteLevel / Math.max(white, 0.01)), Math.max(1, maxLit / seen));
  const wanted = Math.min(litRange.max, Math.max(litRange.min, seen));
  const forFace = (wanted / seen) ** correction;
  return Math.min(gains.max, Math.max(gains.min, forFace < 1 ? forFace : Math.max(forFace, forAll)));
}

/** Ratios of red and of blue to green in every skin, in light without a colour cast. */
const skinRange = { red: [1.12, 1.75], blue: [0.55, 0.92] } as const;
/** Maximum change of a channel: small, because a sunset is not a mistake. */
const maxBalance = 0.14;

function factorTowards(ratio: number, [min, max]: readonly [number, number]): number {
  const wanted = Math.min(max, Math.max(min, ratio));
  return Math.min(1 + maxBalance, Math.max(1 - maxBalance, wanted / Math.max(ratio, 0.01)));
}

/** Factors of red, green and blue that reduce a colour cast of the skin and keep its brightness. */
export function balanceOf({ red, green, blue }: Skin): readonly [number, number, number] {
  const base = Math.max(green, 1);
  const factors = [
    factorTowards(red / base, skinRange.red),
    1,
    factorTowards(blue / base, skinRange.blue),
  ] as const;
  const change =
    brightness(red * factors[0], green, blue * factors[2]) / Math.max(1, brightness(red, green, blue));
  return [factors[0] / change, 1 / change, factors[2] / change];
}

/** Applies a gain to a value, 0 to 1. Near white the curve bends, so that no value below white is clipped. */
function applyGain(value: number, gain: number): number {
  const lit = value * gain;
  if (lit <= shoulder || gain <= 1) return lit;
  const [outputRange, inputRange] = [1 - shoulder, gain - shoulder];
  return shoulder + outputRange * (1 - (1 - (lit - shoulder) / inputRange) ** (inputRange / outputRange));
}

/** A lookup table with the new value for each value of a channel. */
function curveOf(gain: number): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: 256 }, (_, value) => applyGain(value / 255, gain) * 255);
}

/** Corrects exposure and colour balance of a picture for the skin in it, in place. */
export function relight(picture: Raster, skin: Skin): Raster {
  const exposure = exposureOf(skin);
  const curves = balanceOf(skin).map((factor) => curveOf(exposure * factor));
  const { data } = picture;
  for (let index = 0; index < data.length; index++) {
    const curve = curves[index % 4];
    if (curve) data[index] = curve[data[index] ?? 0] ?? 0;
  }
  return picture;
}
