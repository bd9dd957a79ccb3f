import type { Face } from '../face/types';
import type { Raster } from '../picture/raster';

/** What the light on a face is like. */
export interface Skin {
  /** Means of the skin's red, green and blue, 0 to 255. */
  red: number;
  green: number;
  blue: number;
  /** Brightness of its lit parts, 0 to 1: nineteen twentieths of the face are darker. */
  lit: number;
  /** Brightness of what is white in the photo, 0 to 1: all but a hundredth of it is darker. */
  white: number;
}

/** The part of a face that is skin whatever the hair does: an ellipse over cheeks and nose, in widths of the box. */
const cheeks = { down: 0.52, across: 0.36, along: 0.34 } as const;

/** Brightness as the eye weighs the channels (BT.709), of values of any range. */
export const brightness = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

type Rgb = [red: number, green: number, blue: number];

function skinPixels({ width, height, data }: Raster, { box }: Pick<Face, 'box'>): Rgb[] {
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

/** The brightness that all but a hundredth of a picture stays below, 0 to 1. */
function whiteOf({ data }: Raster): number {
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let index = 0; index < data.length; index += 4) {
    if ((data[index + 3] ?? 0) < 250) continue;
    const level = Math.round(brightness(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0));
    counts[level] = (counts[level] ?? 0) + 1;
    seen++;
  }
  let above = 0;
  for (let level = 255; level > 0; level--) {
    above += counts[level] ?? 0;
    if (above > seen / 100) return level / 255;
  }
  return 0;
}

/** Measures the skin of a face, without the darkest quarter (eyes, brows, nostrils, beard) and the glints. */
export function measureSkin(picture: Raster, face: Pick<Face, 'box'>): Skin {
  const sorted = skinPixels(picture, face).sort((one, other) => brightness(...one) - brightness(...other));
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
