/** Runs one cut-out off the page's thread. */
import { loadNetwork } from '../network/load-network';
import { decodeWithin } from '../picture/decode-within';
import { encodePng } from '../picture/encode-png';
import { decodePicture } from '../picture/pixels';
import { serveRun } from '../worker/serve-run';
import { type CutOutTools, runCutOut } from './run-cut-out';

/** The runtime is a chunk of its own, so that Instant never loads it. */
const openScissors: CutOutTools['openScissors'] = async (kind, weights, onProgress) => {
  const [{ foreground, openMatte }, files] = await Promise.all([
    import('../matte'),
    loadNetwork('onnx', weights, onProgress),
  ]);
  const matte = await openMatte(kind, files);
  return { ...matte, foreground };
};

const tools: CutOutTools = { decode: decodePicture, decodeWithin, encode: encodePng, openScissors };

serveRun(runCutOut.bind(undefined, tools));
