import type { UpscaleFactor } from '@verapix/domain';
import { blurPlane } from '../picture/blur';
import { deblock, type SaveAgain } from '../picture/deblock';
import { createPlane, enlargedRows } from '../picture/plane';
import { createRaster, isTransparent, type Raster } from '../picture/raster';
import { resample } from '../picture/resize';
import { alphaAsGrey, bleedColours, setAlphaFromGrey } from '../picture/transparency';
import { sharpBlendWeight } from './blend-weight';
import type { UpscaleMask } from './contract';
import { findDetailedAreas } from './detailed-areas';
import { enlargeInTiles, type TileNetwork, type TileOptions } from './tiles';

/** Blends another picture of the same size into this one, in place. */
function blendIn(to: Raster, other: Raster, otherWeight: number): Raster {
  for (let index = 0; index < to.data.length; index++) {
    const own = to.data[index] ?? 0;
    to.data[index] = own + ((other.data[index] ?? 0) - own) * otherWeight;
  }
  return to;
}

interface EnlargeOptions extends TileOptions {
  network: TileNetwork;
  /** Blends the result with the resampled picture, by signs of a source that the network sharpens too much. */
  blend?: boolean;
}

/** The network's picture, scaled down if it is larger than requested. */
async function enlargeOpaque(
  source: Raster,
  factor: UpscaleFactor,
  { network, blend = false, ...tiling }: EnlargeOptions,
): Promise<Raster> {
  const [width, height] = [source.width * factor, source.height * factor];
  let weight = 1;
  const weigh = async (sharp: Raster, pass: number) => {
    if (!blend || pass > 0) return;
    const fast = await resample(source, sharp.width, sharp.height);
    weight = sharpBlendWeight({ source, sharp, fast });
  };
  const larger = await enlargeInTiles(source, factor, network, tiling, weigh);
  const enlarged = larger.width === width ? larger : await resample(larger, width, height);
  return weight === 1 ? enlarged : blendIn(enlarged, await resample(source, width, height), 1 - weight);
}

/** Enlarges a picture with a network. Transparency, which the network does not know, is resampled. */
export async function enlargeWithNetwork(
  source: Raster,
  factor: UpscaleFactor,
  options: EnlargeOptions,
): Promise<Raster> {
  if (!isTransparent(source)) return enlargeOpaque(source, factor, options);
  // A tile without its transparency is nothing to show.
  const onTile: TileOptions['onTile'] = ({ tile: _, ...progress }) => options.onTile(progress);
  const enlarged = await enlargeOpaque(bleedColours(source), factor, { ...options, onTile });
  return setAlphaFromGrey(enlarged, await resample(alphaAsGrey(source), enlarged.width, enlarged.height));
}

export type { SaveAgain };

interface SharpOptions extends Pick<EnlargeOptions, 'network' | 'startAt' | 'onTile'> {
  /** The quality of the JPEG that the source was decoded from, 0 to 100. */
  jpegQuality?: number | undefined;
  saveAgain: SaveAgain;
}

/**
 * Enlarges a picture with the network of Sharp: without the blocks of a JPEG, only where resampling would lose detail, and
 * blended with the resampled picture as far as the source is not what the network was trained on.
 */
export async function enlargeSharp(
  source: Raster,
  factor: UpscaleFactor,
  { jpegQuality, saveAgain, ...options }: SharpOptions,
): Promise<Raster> {
  const clean = jpegQuality === undefined ? source : await deblock(source, jpegQuality, saveAgain);
  return enlargeWithNetwork(clean, factor, { ...options, blend: true, findAreas: findDetailedAreas });
}

/** A picture at half its size: each pixel is the mean of four. */
function halve({ width, height, data }: Raster): Raster {
  const half = createRaster(width / 2, height / 2);
  for (let index = 0; index < half.data.length; index++) {
    const pixel = index >> 2;
    const corner = 8 * (Math.floor(pixel / half.width) * width + (pixel % half.width)) + (index & 3);
    const below = corner + 4 * width;
    half.data[index] =
      ((data[corner] ?? 0) + (data[corner + 4] ?? 0) + (data[below] ?? 0) + (data[below + 4] ?? 0)) / 4;
  }
  return half;
}

/** The weight of the network's picture in a cleaned one; from that quality on a JPEG has little that it could take out. */
const [cleanWeight, goodWeight, goodQuality] = [0.5, 0.25, 85];

/**
 * Takes compression artifacts and noise out of a picture, which keeps its size: the mean of two pictures whose errors
 * differ, one that is deblocked and one that is doubled by the network for compressed pictures and halved again.
 */
export async function cleanUp(
  source: Raster,
  { jpegQuality, saveAgain, ...options }: SharpOptions,
): Promise<Raster> {
  const deblocked = jpegQuality === undefined ? source : await deblock(source, jpegQuality, saveAgain);
  const doubled = await enlargeWithNetwork(source, 2, options);
  const isGood = jpegQuality !== undefined && jpegQuality >= goodQuality;
  return blendIn(halve(doubled), deblocked, 1 - (isGood ? goodWeight : cleanWeight));
}

/** Half the width of the soft edge around the parts that are left as they are, in pixels of the source. */
const edgePx = 3;

/** Puts the resampled source back where the mask is marked, in place, with a soft edge. */
export async function leaveParts(enlarged: Raster, source: Raster, mask: UpscaleMask): Promise<Raster> {
  const { width, height, data } = enlarged;
  const plain = width === source.width ? source : await resample(source, width, height);
  const weights = createPlane(mask.width, mask.height);
  weights.data.set(mask.data);
  const rowAt = enlargedRows([blurPlane(weights, edgePx, 2)], width, height);
  for (let y = 0; y < height; y++) {
    const [row] = rowAt(y);
    for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
      const weight = row?.[x] ?? 0;
      if (weight === 0) continue;
      for (let channel = at; channel < at + 4; channel++) {
        const own = data[channel] ?? 0;
        data[channel] = own + ((plain.data[channel] ?? 0) - own) * weight;
      }
    }
  }
  return enlarged;
}
