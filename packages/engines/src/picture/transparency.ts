import { createRaster, type Raster } from './raster';

/** Alpha below which a colour is too coarse to trust: it was stored multiplied by almost nothing. */
const trustedAlpha = 16;

/** Takes the colour of a neighbour that is nearer to a known colour, if there is one. */
function adopt(opaque: Raster, distance: Uint16Array, pixel: number, neighbour: number): void {
  const further = (distance[neighbour] ?? 0) + 1;
  if (further >= (distance[pixel] ?? 0)) return;
  distance[pixel] = further;
  opaque.data.copyWithin(pixel * 4, neighbour * 4, neighbour * 4 + 3);
}

/**
 * An opaque copy in which see-through places have the colour of the nearest visible pixel. Enlarged instead of
 * the picture itself, it lends no black from behind an outline to the pixels in front of it.
 */
export function bleedColours(picture: Raster): Raster {
  const { width, height } = picture;
  const opaque = createRaster(width, height);
  opaque.data.set(picture.data);
  const count = width * height;
  const distance = new Uint16Array(count);
  for (let pixel = 0; pixel < count; pixel++) {
    if ((picture.data[pixel * 4 + 3] ?? 0) < trustedAlpha) distance[pixel] = 0xffff;
    opaque.data[pixel * 4 + 3] = 255;
  }
  for (let pixel = 0; pixel < count; pixel++) {
    if (pixel % width > 0) adopt(opaque, distance, pixel, pixel - 1);
    if (pixel >= width) adopt(opaque, distance, pixel, pixel - width);
  }
  for (let pixel = count - 1; pixel >= 0; pixel--) {
    if (pixel % width < width - 1) adopt(opaque, distance, pixel, pixel + 1);
    if (pixel + width < count) adopt(opaque, distance, pixel, pixel + width);
  }
  return opaque;
}

/** The alpha of a picture as an opaque grey one. */
export function alphaAsGrey({ width, height, data }: Raster): Raster {
  const grey = createRaster(width, height);
  for (let index = 0; index < data.length; index += 4) {
    const alpha = data[index + 3] ?? 0;
    grey.data.set([alpha, alpha, alpha, 255], index);
  }
  return grey;
}

/** Gives a picture the alpha that a grey one of the same size stands for, in place. */
export function setAlphaFromGrey(picture: Raster, grey: Raster): Raster {
  for (let index = 0; index < picture.data.length; index += 4)
    picture.data[index + 3] = grey.data[index] ?? 0;
  return picture;
}
