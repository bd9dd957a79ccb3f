import { createRaster, cropRaster, lumaAt, type Raster } from './raster';

/** Saves a picture as JPEG with a quality of 0 to 100, and decodes it again. */
export type SaveAgain = (picture: Raster, quality: number) => Promise<Raster>;

/** From this quality on, a JPEG has no blocks that are worth their detail. Chosen by `npm run bench -- upscale`. */
const maxQuality = 95;
/** The side of a JPEG's blocks, and the step by which their grid is moved, in pixels. */
const blockSide = 8;
const step = 2;

/**
 * Takes the block artefacts out of a decoded JPEG: the mean of copies that are saved again with the same quality, each with
 * another grid of blocks (Nosratinia, "Enhancement of JPEG-compressed images by re-application of JPEG", 2001). Only the
 * brightness changes: encoders store colour at half the size, which would blur it.
 *
 * Returns the picture itself if its quality is too high to gain. `quality` is 0 to 100.
 */
export async function deblock(picture: Raster, quality: number, saveAgain: SaveAgain): Promise<Raster> {
  if (quality >= maxQuality) return picture;
  const { width, height } = picture;
  const sums = new Float32Array(width * height);
  const counts = new Uint8Array(width * height);
  for (let top = 0; top < Math.min(blockSide, height); top += step)
    for (let left = 0; left < Math.min(blockSide, width); left += step) {
      const part = cropRaster(picture, left, top, width - left, height - top);
      const copy = await saveAgain(part, quality);
      for (let pixel = 0; pixel < part.width * part.height; pixel++) {
        const at = (top + Math.floor(pixel / part.width)) * width + left + (pixel % part.width);
        sums[at] = (sums[at] ?? 0) + lumaAt(copy.data, pixel * 4);
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
  const deblocked = createRaster(width, height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 4;
    const change = (sums[pixel] ?? 0) / (counts[pixel] ?? 1) - lumaAt(picture.data, at);
    for (let channel = at; channel < at + 3; channel++)
      deblocked.data[channel] = (picture.data[channel] ?? 0) + change;
    deblocked.data[at + 3] = picture.data[at + 3] ?? 0;
  }
  return deblocked;
}
