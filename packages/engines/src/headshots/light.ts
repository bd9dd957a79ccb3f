import type { Raster } from '../picture/raster';
import { brightness, type Skin } from './skin';

/**
 * Brightness of the lit parts of a face, 0 to 1: left as it is within the first and the second. Skin is dark or
 * light by nature, so that only what no skin in good light would be is corrected, and not all the way.
 */
const litRange = { least: 0.55, most: 0.9 } as const;
/** How much of the way to that range is gone, as an exponent. */
const eagerness = 0.85;
/** Brightness that white has in a photo that was exposed well; where nothing is so bright, all of it is too dark. */
const whiteLevel = 0.9;
/** The lit parts of a face are not made lighter than this. */
const litCeiling = 0.8;
/** The most a face is lightened and darkened. */
const gains = { least: 0.85, most: 2.4 } as const;
/** From there on values are eased towards white instead of being cut off at it. */
const shoulder = 0.78;

/** Below it a face is too dark to be lit afterwards. */
export const darkestLit = 0.14;
/** Below it a face is made so much lighter that its noise shows. */
export const darkLit = 0.3;

/** By how much a photo is to be made lighter: for all of it, where all of it is dark, and for the face. */
export function exposureOf({ lit, white }: Pick<Skin, 'lit' | 'white'>): number {
  const seen = Math.max(lit, 0.01);
  const forAll = Math.min(Math.max(1, whiteLevel / Math.max(white, 0.01)), Math.max(1, litCeiling / seen));
  const wanted = Math.min(litRange.most, Math.max(litRange.least, seen));
  const forFace = (wanted / seen) ** eagerness;
  return Math.min(gains.most, Math.max(gains.least, forFace < 1 ? forFace : Math.max(forFace, forAll)));
}

/** How red and how blue skin is against its green, whoever's it is, in light without a cast. */
const skinRange = { red: [1.12, 1.75], blue: [0.55, 0.92] } as const;
/** The most a channel is changed to take a cast away: gentle, since a sunset is no mistake. */
const mostBalance = 0.14;

function towards(ratio: number, [least, most]: readonly [number, number]): number {
  const wanted = Math.min(most, Math.max(least, ratio));
  return Math.min(1 + mostBalance, Math.max(1 - mostBalance, wanted / Math.max(ratio, 0.01)));
}

/** Factors of red, green and blue that take a cast off the skin, without a change of its brightness. */
export function balanceOf({ red, green, blue }: Skin): readonly [number, number, number] {
  const base = Math.max(green, 1);
  const factors = [towards(red / base, skinRange.red), 1, towards(blue / base, skinRange.blue)] as const;
  const change =
    brightness(red * factors[0], green, blue * factors[2]) / Math.max(1, brightness(red, green, blue));
  return [factors[0] / change, 1 / change, factors[2] / change];
}

/**
 * A value made lighter or darker, 0 to 1 to 0 to 1. Near white the curve bends, so that white stays white and nothing
 * below it is cut off.
 */
function ease(value: number, gain: number): number {
  const lit = value * gain;
  if (lit <= shoulder || gain <= 1) return lit;
  const [room, reach] = [1 - shoulder, gain - shoulder];
  return shoulder + room * (1 - (1 - (lit - shoulder) / reach) ** (reach / room));
}

/** The new values of a channel, by its old one. */
function curveOf(gain: number): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: 256 }, (_, value) => ease(value / 255, gain) * 255);
}

/** Gives a picture the exposure and the balance that suit the skin in it, in place. */
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
