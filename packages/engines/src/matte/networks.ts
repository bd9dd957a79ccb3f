import type { Plane } from '../picture/plane';
import type { Raster } from '../picture/raster';

/** `people` finds persons down to their hair (MODNet); `anything` finds what a picture is about (U²-Net small). */
export type MatteKind = 'people' | 'anything';

/** How a network wants a picture, and what its answer means. */
export interface MatteNetwork {
  /** The size it looks at. */
  inputSize: (picture: { width: number; height: number }) => { width: number; height: number };
  /** What a channel's value of 0 to 255 is to it. */
  normalise: (value: number, channel: number) => number;
  /** Its answer as a mask of 0 to 1, in place. */
  finish: (mask: Plane) => Plane;
}

/** MODNet's training: the shorter side at 512, both a multiple of 32. A longer side is kept within bounds. */
function modnetSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(512 / Math.min(width, height), 1024 / Math.max(width, height));
  const side = (length: number) => Math.max(32, Math.round((length * scale) / 32) * 32);
  return { width: side(width), height: side(height) };
}

/** Mean and deviation of ImageNet's channels. */
const imageNet = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] } as const;

/** Spreads a mask over 0 to 1, unless it is so flat that only its noise would be seen. */
function spread(mask: Plane): Plane {
  let [least, most] = [1, 0];
  for (const value of mask.data) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (most - least < 0.1) return mask;
  for (let index = 0; index < mask.data.length; index++)
    mask.data[index] = ((mask.data[index] ?? 0) - least) / (most - least);
  return mask;
}

export const matteNetworks: Record<MatteKind, MatteNetwork> = {
  people: {
    inputSize: modnetSize,
    normalise: (value) => value / 127.5 - 1,
    finish: (mask) => mask,
  },
  anything: {
    inputSize: () => ({ width: 320, height: 320 }),
    normalise: (value, channel) =>
      (value / 255 - (imageNet.mean[channel] ?? 0)) / (imageNet.deviation[channel] ?? 1),
    finish: spread,
  },
};

/** A picture as the planes a network takes: red, then green, then blue. */
export function networkInput({ width, height, data }: Raster, { normalise }: MatteNetwork): Float32Array {
  const planes = new Float32Array(width * height * 3);
  for (let channel = 0; channel < 3; channel++)
    for (let pixel = 0; pixel < width * height; pixel++)
      planes[channel * width * height + pixel] = normalise(data[pixel * 4 + channel] ?? 0, channel);
  return planes;
}
