/** Runs one upscale in a worker. */
import { loadNetwork, openSession } from '../network/load-network';
import { decodePicture, encodePicture } from '../picture/pixels';
import { serveRun } from '../worker/serve-run';
import { runUpscale, type UpscaleTools } from './run-upscale';

const tools: UpscaleTools = {
  decode: decodePicture,
  encode: encodePicture,
  // The network's code is loaded on demand, so that Fast never loads it.
  openNetwork: async (weights, onProgress) => {
    const [{ swin2srIn }, files] = await Promise.all([
      import('./swin2sr'),
      loadNetwork('onnx', weights, onProgress),
    ]);
    return swin2srIn(await openSession(files));
  },
  now: () => performance.now(),
};

serveRun(runUpscale.bind(undefined, tools));
