import { loadNetwork, openSession } from '../network/load-network';
import type { NetworkSource } from './run-upscale';
import type { TileNetwork } from './tiles';

/** Loads a network that enlarges pictures, with its code. Rejects if the runtime or the weights can't be loaded. */
export async function openTileNetwork(
  { format, weights }: NetworkSource,
  onProgress: (done: number) => void,
): Promise<TileNetwork> {
  const [{ tileNetworkIn }, files] = await Promise.all([
    import('./tile-network'),
    loadNetwork('onnx', weights, onProgress),
  ]);
  return tileNetworkIn(await openSession(files), format);
}
