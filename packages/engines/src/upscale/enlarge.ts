import type { UpscaleFactor } from '@verapix/domain';
import { deblock, type SaveAgain } from '../picture/deblock';
import { isTransparent, type Raster } from '../picture/raster';
import { resample } from '../picture/resize';
import { alphaAsGrey, bleedColours, setAlphaFromGrey } from '../picture/transparency';
import { sharpBlendWeight } from './blend-weight';
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
