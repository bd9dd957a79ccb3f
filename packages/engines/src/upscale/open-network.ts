import type { NetworkFormat } from '@verapix/domain';
import { graphicsAdapter } from '../network/graphics-adapter';
import type { FileSource } from '../network/load-file';
import { loadNetwork, loadRuntime, openSession } from '../network/load-network';
import type { InferenceSession } from '../network/session';
import { keepLast } from '../worker/keep-last';
import { withFallback } from './network-fallback';
import type { NetworkSource } from './run-upscale';
import type { TileNetwork } from './tiles';

type OnProgress = (done: number) => void;

const opened = keepLast<InferenceSession>();

/** The runtime, and the weights of a model of the user's own. */
async function ownFiles(file: Blob, onProgress: OnProgress) {
  const runtime = await loadRuntime('onnx', onProgress);
  return { runtime, weights: new Uint8Array(await file.arrayBuffer()) };
}

type PlainSource = Pick<NetworkSource, 'format' | 'weights'>;

/** Loads a network that the processor computes. Rejects if the runtime or the weights can't be loaded. */
export async function openOnProcessor(
  { format, weights }: PlainSource,
  onProgress: OnProgress,
): Promise<TileNetwork> {
  const [{ tileNetworkIn }, session] = await Promise.all([
    import('./tile-network'),
    weights instanceof Blob
      ? ownFiles(weights, onProgress).then(openSession)
      : opened(weights.sha256, async () => openSession(await loadNetwork('onnx', weights, onProgress))),
  ]);
  return tileNetworkIn(session, format);
}

/**
 * Loads a network that this graphics processor computes. Rejects if the runtime or the weights can't be loaded, or if the
 * browser offers another graphics processor or none. A tile rejects if the graphics processor fails or is lost.
 */
export async function openOnGraphics(
  { format, weights }: { format: NetworkFormat; weights: FileSource },
  adapter: string,
  onProgress: OnProgress,
): Promise<TileNetwork> {
  const found = await graphicsAdapter();
  if (found !== adapter)
    throw new Error(`The graphics processor ${adapter} was expected, but the browser offers ${found}.`);
  const [{ tileNetworkIn }, { openWebgpuSession }, files] = await Promise.all([
    import('./tile-network'),
    import('../network/webgpu'),
    loadNetwork('onnxWebgpu', weights, onProgress),
  ]);
  let onLost: (reason: Error) => void = () => {};
  const lost = new Promise<never>((_, reject) => {
    onLost = reject;
  });
  // Between two tiles nothing waits for it.
  lost.catch(() => {});
  const network = tileNetworkIn(await openWebgpuSession(files, onLost), format);
  return { ...network, run: (...tile) => Promise.race([network.run(...tile), lost]) };
}

/**
 * Loads a network that enlarges pictures, with its code: on the graphics processor if the source names one, and on the
 * processor if not or as soon as the graphics processor fails. Rejects if the runtime or the weights can't be loaded.
 */
export async function openTileNetwork(
  { format, weights, adapter }: NetworkSource,
  onProgress: OnProgress,
): Promise<TileNetwork> {
  const open = () => openOnProcessor({ format, weights }, onProgress);
  if (adapter === undefined || weights instanceof Blob) return open();
  const network = await openOnGraphics({ format, weights }, adapter, onProgress).catch(() => undefined);
  return network ? withFallback(network, open) : open();
}
