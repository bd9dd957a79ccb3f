/** Runs the network of Sharp alone: over the whole picture, and not blended. */
import type { UpscaleFactor } from '../../../packages/domain/src';
import type { FileSource } from '../../../packages/engines/src/network/load-file';
import type { Raster } from '../../../packages/engines/src/picture/raster';
import { enlargeWithNetwork } from '../../../packages/engines/src/upscale/enlarge';
import { networkFormats } from '../../../packages/engines/src/upscale/network-format';
import { openTileNetwork } from '../../../packages/engines/src/upscale/open-network';
import type { TileNetwork } from '../../../packages/engines/src/upscale/tiles';
import { readPixels } from './degrade';

export interface NetworkJob {
  file: File;
  factor: UpscaleFactor;
  weights: FileSource;
}

export interface NetworkResult {
  result: Raster;
  /** Milliseconds, once the network is open. */
  enlargeMs: number;
}

let opened: Promise<TileNetwork> | undefined;

addEventListener('message', async ({ data: { file, factor, weights } }: MessageEvent<NetworkJob>) => {
  opened ??= openTileNetwork({ format: networkFormats.sharp, weights }, () => {});
  const network = await opened;
  const source = await readPixels(file);
  const start = performance.now();
  const result = await enlargeWithNetwork(source, factor, { network, onTile: () => {} });
  postMessage({ result, enlargeMs: performance.now() - start } satisfies NetworkResult);
});
