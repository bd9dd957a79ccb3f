/** Runs one upscale in a worker. */
import { decodePicture, encodePicture } from '../picture/pixels';
import { serveRun } from '../worker/serve-run';
import { openTileNetwork } from './open-network';
import { runUpscale, type UpscaleTools } from './run-upscale';

const tools: UpscaleTools = {
  decode: decodePicture,
  encode: encodePicture,
  // The network's code is loaded on demand, so that Fast never loads it.
  openNetwork: openTileNetwork,
  now: () => performance.now(),
};

serveRun(runUpscale.bind(undefined, tools));
