import { createPlane, type Plane } from '../picture/plane';
import { createRaster, type Raster } from '../picture/raster';
import { resize } from '../picture/resize';

/**
 * Maximum pixels at which edges are computed. It limits the memory to about 100 MB, whatever the picture's size: the
 * result is then evaluated with the picture's own pixels.
 */
const maxWorkPixels = 1024 ** 2;
/** The colour behind transparent pixels in the network's input. */
const grey = 128;

/** An opaque copy of a picture on grey. */
function layOnGrey(picture: Raster): Raster {
  const laid = createRaster(picture.width, picture.height);
  for (let index = 0; index < laid.data.length; index += 4) {
    const alpha = (picture.data[index + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel++)
      laid.data[index + channel] = grey + ((picture.data[index + channel] ?? 0) - grey) * alpha;
    laid.data[index + 3] = 255;
  }
  return laid;
}

/** The picture, opaque, at the size its edges are computed at. Small pictures keep their size. */
export async function workPicture(picture: Raster): Promise<Raster> {
  const { width, height } = picture;
  const scale = Math.min(1, Math.sqrt(maxWorkPixels / (width * height)));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return layOnGrey(await resize(picture, side(width), side(height)));
}

/** Red, green and blue, 0 to 1 each. */
export type ColourPlanes = readonly [red: Plane, green: Plane, blue: Plane];

/** The colours of a picture. */
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
