import type { PictureJob } from './run-picture';
import type { SuggestJob } from './suggest/run-suggest';
import type { VideoJob } from './video/run-video';
import type { PreviewJob, StillJob } from './video/stills';

/** Asks what is in a video file. */
interface ReadJob {
  kind: 'read';
  file: File;
}

/** Everything the worker can be asked for. */
export type WatermarkJob = PictureJob | VideoJob | ReadJob | StillJob | PreviewJob | SuggestJob;

export const startWatermarkWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'watermark' });
