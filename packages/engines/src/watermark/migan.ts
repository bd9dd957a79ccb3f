import { type NetworkFiles, openSession } from '../network/load-network';
import { Tensor } from '../network/session';
import { createRaster, type Raster } from '../picture/raster';
import type { Mask } from './contract';

/** Generates content for the marked pixels of a picture of any size. */
export interface FillNetwork {
  /** Returns an opaque picture of the same size, of which only the marked pixels are meaningful. */
  run(picture: Raster, mask: Mask): Promise<Raster>;
}

function planesOf({ width, height, data }: Raster): Uint8Array {
  const size = width * height;
  const planes = new Uint8Array(size * 3);
  for (let pixel = 0; pixel < size; pixel++)
    for (let channel = 0; channel < 3; channel++)
      planes[channel * size + pixel] = data[pixel * 4 + channel] ?? 0;
  return planes;
}

function fromPlanes(planes: Uint8Array, width: number, height: number): Raster {
  const picture = createRaster(width, height);
  const size = width * height;
  for (let pixel = 0; pixel < size; pixel++) {
    for (let channel = 0; channel < 3; channel++)
      picture.data[pixel * 4 + channel] = planes[channel * size + pixel] ?? 0;
    picture.data[pixel * 4 + 3] = 255;
  }
  return picture;
}

/** Starts the runtime with the weights of MI-GAN. Rejects if either file is invalid. */
export async function openMigan(files: NetworkFiles): Promise<FillNetwork> {
  const session = await openSession(files);
  const [outputName] = session.outputNames;
  if (!outputName || !session.inputNames.includes('image') || !session.inputNames.includes('mask'))
    throw new Error('The weights have no input "image" or "mask", or no output, so they are not MI-GAN.');
  return {
    async run(picture, mask) {
      const { width, height } = picture;
      const image = new Tensor('uint8', planesOf(picture), [1, 3, height, width]);
      // The network expects 255 for pixels to keep.
      const keep = mask.data.map((marked) => (marked ? 0 : 255));
      const results = await session.run({ image, mask: new Tensor('uint8', keep, [1, 1, height, width]) });
      const data = results[outputName]?.data;
      if (!(data instanceof Uint8Array) || data.length !== width * height * 3)
        throw new Error('The network returned no picture of the expected size.');
      return fromPlanes(data, width, height);
    },
  };
}
