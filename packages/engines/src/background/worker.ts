/** Runs one cut-out in a worker. */
import { runtimes } from '../downloads';
import { isFileCached, loadCode } from '../network/load-file';
import { loadNetwork } from '../network/load-network';
import type { Matting } from '../matte/matting';
import { decodePicture, encodePicture } from '../picture/pixels';
import { keepLast } from '../worker/keep-last';
import { serveRun } from '../worker/serve-run';
import { type CutOutTools, runCutOut } from './run-cut-out';

const opened = keepLast<Matting>();

const tools: CutOutTools = {
  decode: decodePicture,
  encode: encodePicture,
  // The network's code is loaded on demand, so that Instant never loads it.
  openMatting: (kind, weights, onProgress) =>
    opened(weights.sha256, async () => {
      const [{ openMatting }, files] = await Promise.all([
        loadCode(() => import('../matte/matting')),
        loadNetwork('onnx', weights, onProgress),
      ]);
      return openMatting(kind, files);
    }),
  isLoaded: async (weights) => {
    const cached = await Promise.all([runtimes.onnx, weights].map(isFileCached));
    return cached.every(Boolean);
  },
};

serveRun(runCutOut.bind(undefined, tools));
