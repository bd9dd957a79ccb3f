import type { FileSource } from '../network/load-file';
import { loadNetwork, openSession } from '../network/load-network';
import type { TileNetwork } from './sharp';

/** Loads the network that doubles a picture, with its code. Rejects if the runtime or the weights can't be loaded. */
export async function openTileNetwork(
  weights: FileSource,
  onProgress: (done: number) => void,
): Promise<TileNetwork> {
  const [{ swin2srIn }, files] = await Promise.all([
    import('./swin2sr'),
    loadNetwork('onnx', weights, onProgress),
  ]);
  return swin2srIn(await openSession(files));
}
