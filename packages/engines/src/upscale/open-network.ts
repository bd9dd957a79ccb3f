import { loadNetwork, loadRuntime, openSession } from '../network/load-network';
import type { NetworkSource } from './run-upscale';
import type { TileNetwork } from './tiles';

/** The runtime, and the weights of a model of the user's own. */
async function ownFiles(file: Blob, onProgress: (done: number) => void) {
  const runtime = await loadRuntime('onnx', onProgress);
  return { runtime, weights: new Uint8Array(await file.arrayBuffer()) };
}

/** Loads a network that enlarges pictures, with its code. Rejects if the runtime or the weights can't be loaded. */
export async function openTileNetwork(
  { format, weights }: NetworkSource,
  onProgress: (done: number) => void,
): Promise<TileNetwork> {
  const [{ tileNetworkIn }, files] = await Promise.all([
    import('./tile-network'),
    weights instanceof Blob ? ownFiles(weights, onProgress) : loadNetwork('onnx', weights, onProgress),
  ]);
  return tileNetworkIn(await openSession(files), format);
}
