/** Runs one cut-out in a worker. */
import { runtimes } from '../downloads';
import { isFileCached, loadCode } from '../network/load-file';
import { loadNetwork } from '../network/load-network';
import { decodePicture, encodePicture } from '../picture/pixels';
import { serveRun } from '../worker/serve-run';
import { type CutOutTools, runCutOut } from './run-cut-out';

const tools: CutOutTools = {
  decode: decodePicture,
  encode: encodePicture,
  // The network's code is loaded on demand, so that Instant never loads it.
  openMatting: async (kind, weights, onProgress) => {
    const [{ openMatting }, files] = await Promise.all([
      loadCode(() => import('../matte/matting')),
      loadNetwork('onnx', weights, onProgress),
    ]);
    return openMatting(kind, files);
  },
  isLoaded: async (weights) => {
    const cached = await Promise.all([runtimes.onnx, weights].map(isFileCached));
    return cached.every(Boolean);
  },
};

serveRun(runCutOut.bind(undefined, tools));
