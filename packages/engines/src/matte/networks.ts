import type { Plane } from '../picture/plane';
import type { Raster, Size } from '../picture/raster';
import type { MatteKind } from './matte-kind';

/** The input format of a network, and the meaning of its output. */
export interface MatteNetwork {
  /** The size of its input for a picture of this size. */
  inputSize: (picture: Size) => Size;
  /** Converts a channel's value of 0 to 255 to the network's range. */
  normalise: (value: number, channel: number) => number;
  /** Converts its output to a mask of 0 to 1, in place. */
  finish: (mask: Plane) => Plane;
  /** Whether it finds a small subject better when it sees that part of the picture alone, larger. */
  looksCloser: boolean;
  /** See `refineMask`. A network for alpha means its soft values: hair. One for salience is only unsure there. */
  haze: number;
}

/** As in MODNet's training: the shorter side about 512, both multiples of 32, the longer side at most 1024. */
function modnetSize({ width, height }: Size): Size {
  const scale = Math.min(512 / Math.min(width, height), 1024 / Math.max(width, height));
  const side = (length: number) => Math.max(32, Math.round((length * scale) / 32) * 32);
  return { width: side(width), height: side(height) };
}

/** Mean and standard deviation of ImageNet's channels. */
const imageNet = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] } as const;

/** Stretches a mask to 0 to 1, unless it is so flat that this would only amplify its noise. */
function stretch(mask: Plane): Plane {
  let [min, max] = [1, 0];
  for (const value of mask.data) {
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  if (max - min < 0.1) return mask;
  for (let index = 0; index < mask.data.length; index++)
    mask.data[index] = ((mask.data[index] ?? 0) - min) / (max - min);
  return mask;
}

export const matteNetworks: Record<MatteKind, MatteNetwork> = {
  people: {
    inputSize: modnetSize,
    normalise: (value) => value / 127.5 - 1,
    finish: (mask) => mask,
    looksCloser: false,
    haze: 0.1,
  },
  anything: {
    inputSize: () => ({ width: 320, height: 320 }),
    normalise: (value, channel) =>
      (value / 255 - (imageNet.mean[channel] ?? 0)) / (imageNet.deviation[channel] ?? 1),
    finish: stretch,
    looksCloser: true,
    haze: 0.25,
  },
};

/** A picture in a network's input format: all red values, then green, then blue. */
export function networkInput({ width, height, data }: Raster, { normalise }: MatteNetwork): Float32Array {
  const planes = new Float32Array(width * height * 3);
  for (let channel = 0; channel < 3; channel++)
    for (let pixel = 0; pixel < width * height; pixel++)
      planes[channel * width * height + pixel] = normalise(data[pixel * 4 + channel] ?? 0, channel);
  return planes;
}
