import { api, pictureFormats, type UpscaleFactor } from '@verapix/domain';
import type { UpscaleJob, UpscaleModel } from '@verapix/domain/public-api';
import type { Job, PictureFile } from '../ports';

/** The path of a job. */
export const jobPath = ({ id }: Job): string => `/v1/jobs/${id}`;

/** When nothing of a job is left any more, milliseconds since 1970: neither its picture nor its result. */
export const jobEnd = ({ created_at }: Pick<Job, 'created_at'>): number =>
  Date.parse(created_at) + api.jobLifetimeSeconds * 1000;

/** When a result that is made now is deleted: after `api.resultLifetimeSeconds`, and at the latest with its job. */
export const resultEnd = (job: Pick<Job, 'created_at'>, now: number): number =>
  Math.min(now + api.resultLifetimeSeconds * 1000, jobEnd(job));

/** The work of a job, in units of `api.workUnit`. */
export const workOf = (
  { width, height }: Pick<PictureFile, 'width' | 'height'>,
  factor: UpscaleFactor,
  model: UpscaleModel,
): number => Math.ceil((width * height * factor * api.modelWeights[model]) / api.workUnit);

/** For how long an address gets no webhooks, in milliseconds, after it did not answer so many times in a row. */
export function silenceAfter(times: number): number {
  const { firstSeconds, timesToPause, pauseSeconds } = api.webhookSilence;
  return (times < timesToPause ? firstSeconds * 2 ** (times - 1) : pauseSeconds) * 1000;
}

/** What the API says about a job. `origin` is that of the API. */
export function toUpscaleJob(job: Job, origin: string): UpscaleJob {
  const content_type = pictureFormats[job.format].mime;
  const { output_width: width, output_height: height, output_bytes: bytes } = job;
  const hasOutput = job.result_id !== null && width !== null && height !== null && bytes !== null;
  return {
    id: job.id,
    status: job.status,
    mode: job.mode,
    scale_factor: job.scale_factor,
    model: job.model,
    priority: job.priority,
    input: { width: job.input_width, height: job.input_height, content_type, bytes: job.input_bytes },
    ...(hasOutput && {
      output: { url: `${origin}/v1/results/${job.result_id}`, width, height, content_type, bytes },
    }),
    ...(job.error_code !== null && {
      error: { code: job.error_code, message: job.error_message ?? '' },
    }),
    created_at: job.created_at,
    ...(job.finished_at !== null && { finished_at: job.finished_at }),
    ...(job.expires_at !== null && { expires_at: job.expires_at }),
  };
}
