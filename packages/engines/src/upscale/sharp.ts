import type { UpscaleFactor } from '@verapix/facts';
import { createRaster, type Raster } from '../picture/raster';
import { resample } from '../picture/resample';
import { nextTask } from '../worker/next-task';
import type { TileNetwork } from './swin2sr';
import { planTiles, readTile, writeTile } from './tiles';
import { trustInSharp } from './trust';

export interface SharpOptions {
  network: TileNetwork;
  jpegQuality?: number | undefined;
  /** Called after every tile, with the share of the network's work that is done, 0 to 1. */
  onTile?: (done: number) => void;
}

async function double(source: Raster, network: TileNetwork, onTile: (done: number) => void): Promise<Raster> {
  const plan = planTiles(source.width, source.height);
  const doubled = createRaster(source.width * 2, source.height * 2);
  for (const [index, tile] of plan.tiles.entries()) {
    const answer = await network.run(readTile(source, tile, plan), plan.inputWidth, plan.inputHeight);
    writeTile(doubled, tile, plan, answer, 2);
    onTile((index + 1) / plan.tiles.length);
    await nextTask();
  }
  return doubled;
}

/** Moves one picture towards another of the same size, in place. */
function mixIn(to: Raster, other: Raster, shareOfOther: number): Raster {
  if (shareOfOther === 0) return to;
  for (let index = 0; index < to.data.length; index++) {
    const own = to.data[index] ?? 0;
    to.data[index] = own + ((other.data[index] ?? 0) - own) * shareOfOther;
  }
  return to;
}

/**
 * Enlarges an opaque picture with the network: ×2 in one pass, ×4 in two, ×3 as ×4 made smaller. The network's
 * picture is mixed with the resampled one as far as the source gives cause for doubt.
 */
export async function enlargeSharp(
  source: Raster,
  factor: UpscaleFactor,
  { network, jpegQuality, onTile }: SharpOptions,
): Promise<Raster> {
  const { width, height } = source;
  // The second pass has four times the pixels of the first.
  const firstShare = factor === 2 ? 1 : 1 / 5;
  const doubled = await double(source, network, (done) => onTile?.(done * firstShare));
  const fastDoubled = await resample(source, width * 2, height * 2);
  const trust = trustInSharp({ source, sharp: doubled, fast: fastDoubled, jpegQuality });
  if (factor === 2) return mixIn(doubled, fastDoubled, 1 - trust);

  const quadrupled = await double(doubled, network, (done) => onTile?.(firstShare + done * (1 - firstShare)));
  const sharp = factor === 4 ? quadrupled : await resample(quadrupled, width * 3, height * 3);
  return mixIn(sharp, await resample(source, width * factor, height * factor), 1 - trust);
}
