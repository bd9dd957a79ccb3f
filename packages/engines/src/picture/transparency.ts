import { createRaster, type Raster } from './raster';

/** Below this alpha a stored colour is too imprecise to use. */
const minReliableAlpha = 16;

/** Copies the colour of a neighbour that is nearer to a reliable colour. */
function adoptColour(opaque: Raster, distance: Uint16Array, pixel: number, neighbour: number): void {
  const further = (distance[neighbour] ?? 0) + 1;
  if (further >= (distance[pixel] ?? 0)) return;
  distance[pixel] = further;
  opaque.data.copyWithin(pixel * 4, neighbour * 4, neighbour * 4 + 3);
}

/**
 * An opaque copy in which transparent pixels have the colour of the nearest visible pixel. Enlarged instead of the
 * picture itself, it keeps the black of transparent pixels out of the subject's edge.
 */
export function bleedColours(picture: Raster): Raster {
  const { width, height } = picture;
  const opaque = createRaster(width, height);
  opaque.data.set(picture.data);
  const count = width * height;
  const distance = new Uint16Array(count);
  for (let pixel = 0; pixel < count; pixel++) {
    if ((picture.data[pixel * 4 + 3] ?? 0) < minReliableAlpha) distance[pixel] = 0xffff;
    opaque.data[pixel * 4 + 3] = 255;
  }
  for (let pixel = 0; pixel < count; pixel++) {
    if (pixel % width > 0) adoptColour(opaque, distance, pixel, pixel - 1);
    if (pixel >= width) adoptColour(opaque, distance, pixel, pixel - width);
  }
  for (let pixel = count - 1; pixel >= 0; pixel--) {
    if (pixel % width < width - 1) adoptColour(opaque, distance, pixel, pixel + 1);
    if (pixel + width < count) adoptColour(opaque, distance, pixel, pixel + width);
  }
  return opaque;
}

/** The alpha of a picture as an opaque grey picture. */
export function alphaAsGrey({ width, height, data }: Raster): Raster {
  const grey = createRaster(width, height);
  for (let index = 0; index < data.length; index += 4) {
    const alpha = data[index + 3] ?? 0;
    grey.data.set([alpha, alpha, alpha, 255], index);
  }
  return grey;
}

/** Sets the alpha of a picture, in place, from a grey picture of the same size. */
export function setAlphaFromGrey(picture: Raster, grey: Raster): Raster {
  for (let index = 0; index < picture.data.length; index += 4)
    picture.data[index + 3] = grey.data[index] ?? 0;
  return picture;
}
