import type { UpscaleFactor } from '@verapix/domain';
import { isTransparent, type Raster } from '../picture/raster';
import { resample } from '../picture/resize';
import { alphaAsGrey, bleedColours, setAlphaFromGrey } from '../picture/transparency';
import { sharpBlendWeight } from './blend-weight';
import { findDetailedAreas } from './detailed-areas';
import { enlargeInTiles, type FindAreas, type TileNetwork } from './tiles';

/** Blends another picture of the same size into this one, in place. */
function blendIn(to: Raster, other: Raster, otherWeight: number): Raster {
  for (let index = 0; index < to.data.length; index++) {
    const own = to.data[index] ?? 0;
    to.data[index] = own + ((other.data[index] ?? 0) - own) * otherWeight;
  }
  return to;
}

interface EnlargeOptions {
  network: TileNetwork;
  /** Blends the result with the resampled picture, by signs of a source that the network sharpens too much. */
  blend?: { jpegQuality?: number | undefined } | undefined;
  /** The areas that are worth the network's time; by default the whole picture. */
  findAreas?: FindAreas | undefined;
  /** Called after every tile, with the completed ratio of the network's work, 0 to 1. */
  onTile: (done: number) => void;
}

/** The network's picture, scaled down if it is larger than requested. */
async function enlargeOpaque(
  source: Raster,
  factor: UpscaleFactor,
  { network, blend, ...tiling }: EnlargeOptions,
): Promise<Raster> {
  const [width, height] = [source.width * factor, source.height * factor];
  let weight = 1;
  const weigh = async (sharp: Raster, pass: number) => {
    if (!blend || pass > 0) return;
    const fast = await resample(source, sharp.width, sharp.height);
    weight = sharpBlendWeight({ source, sharp, fast, ...blend });
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
  const enlarged = await enlargeOpaque(bleedColours(source), factor, options);
  return setAlphaFromGrey(enlarged, await resample(alphaAsGrey(source), enlarged.width, enlarged.height));
}

/**
 * Enlarges a picture with the network of Sharp: only where resampling would lose detail, and blended with the resampled
 * picture as far as the source is not what the network was trained on.
 */
export function enlargeSharp(
  source: Raster,
  factor: UpscaleFactor,
  {
    jpegQuality,
    ...options
  }: Pick<EnlargeOptions, 'network' | 'onTile'> & { jpegQuality?: number | undefined },
): Promise<Raster> {
  return enlargeWithNetwork(source, factor, {
    ...options,
    blend: { jpegQuality },
    findAreas: findDetailedAreas,
  });
}
