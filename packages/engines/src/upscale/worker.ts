/** Runs one upscale off the page's thread. */
import { loadWeights } from '../network/load-weights';
import { decodePicture, encodePicture } from '../picture/pixels';
import { serveRun } from '../worker/serve-run';
import { runUpscale, type UpscaleTools } from './run-upscale';

/** The runtime is a chunk of its own, so that Fast never loads it. */
const openNetwork: UpscaleTools['openNetwork'] = async (weights, onProgress) => {
  const [{ openSwin2sr }, content] = await Promise.all([
    import('./swin2sr'),
    loadWeights(weights, onProgress),
  ]);
  return openSwin2sr(content);
};

const tools: UpscaleTools = {
  decode: decodePicture,
  encode: encodePicture,
  openNetwork,
  now: () => performance.now(),
};

serveRun(runUpscale.bind(undefined, tools));
