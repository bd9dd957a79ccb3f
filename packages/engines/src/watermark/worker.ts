/** The worker of the watermark remover. The code for videos is a separate chunk. */
import type { EngineOutcome } from '../engine';
import { loadNetwork } from '../network/load-network';
import { decodePicture, encodePicture } from '../picture/pixels';
import { keepLast } from '../worker/keep-last';
import { serveRun } from '../worker/serve-run';
import type { FillNetwork } from './migan';
import { type PictureJob, type PictureTools, runPicture, type WatermarkReport } from './run-picture';
import type { SuggestJob } from './suggest/run-suggest';
import type { PreviewJob, StillJob } from './video/frames';
import type { VideoJob } from './video/run-video';

/** Reads the properties of a video file. */
interface ReadJob {
  kind: 'read';
  file: File;
}

/** A job of the watermark worker. */
export type WatermarkJob = PictureJob | VideoJob | ReadJob | StillJob | PreviewJob | SuggestJob;

const opened = keepLast<FillNetwork>();

/** The runtime is a separate chunk, so that Quick does not load it. */
const openNetwork: PictureTools['openNetwork'] = (weights, onProgress) =>
  opened(weights.sha256, async () => {
    const [{ openMigan }, files] = await Promise.all([
      import('./migan'),
      loadNetwork('onnx', weights, onProgress),
    ]);
    return openMigan(files);
  });

const tools: PictureTools = {
  decode: decodePicture,
  encode: encodePicture,
  openNetwork,
  now: () => performance.now(),
};

async function run(job: WatermarkJob, report: WatermarkReport): Promise<EngineOutcome<object>> {
  switch (job.kind) {
    case 'picture':
      return runPicture(tools, job, report);
    case 'video':
      return (await import('./video/run-video')).runVideo(job, report);
    case 'read':
      return { ok: true, value: await (await import('./video/read-video')).readVideo(job.file) } as const;
    case 'still':
      return (await import('./video/frames')).runStill(job);
    case 'preview':
      return (await import('./video/frames')).runPreview(job);
    case 'suggest':
      return (await import('./suggest/run-suggest')).runSuggest(job);
  }
}

serveRun(run);
