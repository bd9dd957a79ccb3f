/** Does one job of the watermark remover off the page's thread. The code for videos is a chunk of its own. */
import type { EngineOutcome } from '../engine';
import { loadNetwork } from '../network/load-network';
import { decodePicture, encodePicture } from '../picture/pixels';
import { serveRun } from '../worker/serve-run';
import type { WatermarkJob } from './jobs';
import { type PictureTools, runPicture, type WatermarkReport } from './run-picture';

/** The runtime is a chunk of its own, so that Quick never loads it. */
const openNetwork: PictureTools['openNetwork'] = async (weights, onProgress) => {
  const [{ openMigan }, files] = await Promise.all([
    import('./migan'),
    loadNetwork('onnx', weights, onProgress),
  ]);
  return openMigan(files);
};

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
      return (await import('./video/stills')).runStill(job);
    case 'preview':
      return (await import('./video/stills')).runPreview(job);
    case 'suggest':
      return (await import('./suggest/run-suggest')).runSuggest(job);
  }
}

serveRun(run);
