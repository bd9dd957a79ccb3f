/** Runs one upscale off the page's thread. */
import { loadNetwork } from '../network/load-network';
import { decodePicture, encodePicture } from '../picture/pixels';
import { serveRun } from '../worker/serve-run';
import { runUpscale, type UpscaleTools } from './run-upscale';

/** The runtime is a chunk of its own, so that Fast never loads it. */
const openNetwork: UpscaleTools['openNetwork'] = async (weights, onProgress) => {
  const [{ openSwin2sr }, files] = await Promise.all([
    import('./swin2sr'),
    loadNetwork('onnx', weights, onProgress),
  ]);
  return openSwin2sr(files);
};

const tools: UpscaleTools = {
  decode: decodePicture,
  encode: encodePicture,
  openNetwork,
  now: () => performance.now(),
};

serveRun(runUpscale.bind(undefined, tools));
