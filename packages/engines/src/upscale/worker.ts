/** Runs one upscale off the page's thread. The page ends the worker when it has the outcome, or to cancel. */
import { decodePicture, encodePicture } from './pixels';
import type { WorkerMessage } from './protocol';
import { runUpscale, type UpscaleJob, type UpscaleTools, type WeightsSource } from './run-upscale';

function post(message: WorkerMessage): void {
  self.postMessage(message);
}

/** The runtime is a chunk of its own, so that Fast never loads it. */
async function openNetwork({ url, integrity }: WeightsSource) {
  const [{ openSwin2sr }, response] = await Promise.all([import('./swin2sr'), fetch(url, { integrity })]);
  return openSwin2sr(new Uint8Array(await response.arrayBuffer()));
}

const tools: UpscaleTools = {
  decode: decodePicture,
  encode: encodePicture,
  openNetwork,
  now: () => performance.now(),
};

self.addEventListener('message', ({ data }: MessageEvent<UpscaleJob>) => {
  runUpscale(data, tools, (step) => post({ type: 'progress', step })).then(
    (outcome) => post({ type: 'outcome', outcome }),
    // Thrown again outside the promise it becomes the worker's error event, which the page hears.
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
});
