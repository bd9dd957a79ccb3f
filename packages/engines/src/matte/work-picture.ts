import { createPlane } from '../picture/plane';
import { createRaster, type Raster } from '../picture/raster';
import { resize } from '../picture/resize';
import type { ColourPlanes } from './guided-filter';

/**
 * Most pixels the edges are worked out on. It bounds the memory (about 100 MB), whatever the picture's size: what
 * is found at this size is evaluated with the picture's own pixels.
 */
const workPixels = 1024 ** 2;
/** What shows through transparent places while the subject is looked for. */
const grey = 128;

/** Lays a picture on grey, as a new one. */
function layOnGrey(picture: Raster): Raster {
  const laid = createRaster(picture.width, picture.height);
  for (let index = 0; index < laid.data.length; index += 4) {
    const share = (picture.data[index + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel++)
      laid.data[index + channel] = grey + ((picture.data[index + channel] ?? 0) - grey) * share;
    laid.data[index + 3] = 255;
  }
  return laid;
}

/** The picture at the size its edges are worked out on, opaque. Small pictures keep their size. */
export async function workPicture(picture: Raster): Promise<Raster> {
  const { width, height } = picture;
  const scale = Math.min(1, Math.sqrt(workPixels / (width * height)));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return layOnGrey(await resize(picture, side(width), side(height)));
}

/** The colours of a picture, 0 to 1 each. */
export function colourPlanes({ width, height, data }: Raster): ColourPlanes {
  const planes = [
    createPlane(width, height),
    createPlane(width, height),
    createPlane(width, height),
  ] as const;
  for (const [channel, plane] of planes.entries())
    for (let pixel = 0; pixel < plane.data.length; pixel++)
      plane.data[pixel] = (data[pixel * 4 + channel] ?? 0) / 255;
  return planes;
}
