import { lumaAt } from '../../picture/luma';
import { createPlane, type Plane } from '../../picture/plane';
import type { Raster } from '../../picture/raster';

/** Brightness, 0 to 255 (Rec. 601). */
export function brightnessOf({ width, height, data }: Raster): Plane {
  const brightness = createPlane(width, height);
  for (let pixel = 0; pixel < brightness.data.length; pixel++)
    brightness.data[pixel] = lumaAt(data, pixel * 4);
  return brightness;
}

type Choose = (one: number, other: number) => number;

/**
 * The least or greatest in a stretch of `2 * radius + 1` along every line, at the same cost for every radius: blocks
 * of that length are run through from both ends (van Herk 1992, Gil and Werman 1993).
 */
function alongLines(plane: Plane, radius: number, choose: Choose, across: boolean): Plane {
  const { width, height, data } = plane;
  const [lines, length, lineStep, step] = across ? [width, height, 1, width] : [height, width, width, 1];
  const block = 2 * radius + 1;
  const padded = length + 2 * radius;
  const ahead = new Float32Array(padded);
  const back = new Float32Array(padded);
  const result = new Float32Array(data.length);
  for (let line = 0; line < lines; line++) {
    for (let at = 0; at < padded; at++) {
      const inside = Math.min(length - 1, Math.max(0, at - radius));
      const value = data[line * lineStep + inside * step] ?? 0;
      back[at] = value;
      ahead[at] = at % block === 0 ? value : choose(value, ahead[at - 1] ?? 0);
    }
    for (let at = padded - 2; at >= 0; at--)
      if (at % block !== block - 1) back[at] = choose(back[at] ?? 0, back[at + 1] ?? 0);
    for (let at = 0; at < length; at++)
      result[line * lineStep + at * step] = choose(back[at] ?? 0, ahead[at + 2 * radius] ?? 0);
  }
  return { width, height, data: result };
}

function extreme(plane: Plane, radius: number, choose: Choose): Plane {
  return alongLines(alongLines(plane, radius, choose, false), radius, choose, true);
}

/** The least of a square around every pixel. */
export const erode = (plane: Plane, radius: number) => extreme(plane, radius, Math.min);
/** The greatest of a square around every pixel. */
export const dilate = (plane: Plane, radius: number) => extreme(plane, radius, Math.max);
