import { blurPlane } from '../../picture/blur-plane';
import type { Raster } from '../../picture/raster';
import { enlarged, type PaintRow } from './paint-background';

/** The shadow's softness and how far below the subject it falls, as shares of the longer side. */
const shadowShape = { radius: 0.02, drop: 0.02 };

/** How much of the light the subject takes from each place behind it, 0 to 1. */
export type ShadowAt = (x: number, y: number) => number;

/** The shadow of a subject as large as `width` × `height`, found on a small copy of it. */
export function shadowOf(small: Raster, strength: number, width: number, height: number): ShadowAt {
  const alpha = new Float32Array(small.width * small.height);
  for (let pixel = 0; pixel < alpha.length; pixel++)
    alpha[pixel] = ((small.data[pixel * 4 + 3] ?? 0) / 255) * strength;
  const radius = Math.max(1, Math.max(small.width, small.height) * shadowShape.radius);
  const read = enlarged(
    blurPlane({ width: small.width, height: small.height, data: alpha }, radius),
    width,
    height,
  );
  const drop = Math.max(width, height) * shadowShape.drop;
  return (x, y) => read(x, y - drop);
}

/** Darkens one row of a background; where there is none, the shadow itself is what is seen. */
function darken(row: Uint8ClampedArray, y: number, shadowAt: ShadowAt): void {
  for (let x = 0; x * 4 < row.length; x++) {
    const shade = shadowAt(x, y);
    if (shade <= 0) continue;
    const index = x * 4;
    const behind = ((row[index + 3] ?? 0) / 255) * (1 - shade);
    const alpha = shade + behind;
    for (let channel = index; channel < index + 3; channel++)
      row[channel] = ((row[channel] ?? 0) * behind) / alpha;
    row[index + 3] = alpha * 255;
  }
}

/** Lays one row of the subject over one of its background, in the subject's place. */
function layRow(front: Uint8ClampedArray, back: Uint8ClampedArray): void {
  for (let index = 0; index < front.length; index += 4) {
    const over = front[index + 3] ?? 0;
    const under = ((back[index + 3] ?? 0) * (255 - over)) / 255;
    if (under === 0) continue;
    const alpha = over + under;
    for (let channel = index; channel < index + 3; channel++)
      front[channel] = ((front[channel] ?? 0) * over + (back[channel] ?? 0) * under) / alpha;
    front[index + 3] = alpha;
  }
}

/** Lays the subject over its background, in the subject's own memory. */
export function layOver(subject: Raster, paint: PaintRow, shadowAt?: ShadowAt): Raster {
  const { width, height, data } = subject;
  const back = new Uint8ClampedArray(width * 4);
  for (let y = 0; y < height; y++) {
    paint(back, y);
    if (shadowAt) darken(back, y, shadowAt);
    layRow(data.subarray(y * width * 4, (y + 1) * width * 4), back);
  }
  return subject;
}
