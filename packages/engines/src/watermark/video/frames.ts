import { VideoSampleSink } from 'mediabunny';
import type { EngineOutcome } from '../../engine';
import { EngineStop, outcomeOf, step } from '../../failures';
import { canvasOf, encodeCanvas, readCanvas } from '../../picture/pixels';
import type { Raster, Size } from '../../picture/raster';
import { type FramePreview, type TimedMask, type VideoStill, videoFailure } from '../contract';
import { type OpenVideo, withVideo } from './read-video';
import { createFrameFiller } from './frame-filler';

/** `count` frames, spread over a video, scaled to a size. */
export async function sampleFrames(
  { track }: OpenVideo,
  count: number,
  { width, height }: Size,
): Promise<Raster[]> {
  const first = await track.getFirstTimestamp();
  const length = (await track.computeDuration()) - first;
  const moments = Array.from({ length: count }, (_, index) => first + ((index + 0.5) / count) * length);
  const [, context] = canvasOf(width, height);
  const frames: Raster[] = [];
  for await (const frame of new VideoSampleSink(track).samplesAtTimestamps(moments)) {
    frame?.draw(context, 0, 0, width, height);
    frame?.close();
    if (frame) frames.push(readCanvas(context));
  }
  return frames;
}

/** The job of taking one frame of a video. */
export interface StillJob {
  kind: 'still';
  file: File;
  atSeconds: number;
}

/** The job of taking one frame and filling it. */
export interface PreviewJob extends Omit<StillJob, 'kind'> {
  kind: 'preview';
  areas: readonly TimedMask[];
}

/** The frame at a time, clamped to the first and the last frame. */
async function frameAt({ track }: OpenVideo, atSeconds: number) {
  const first = await track.getFirstTimestamp();
  const frame = await new VideoSampleSink(track).getSample(Math.max(first, atSeconds));
  if (!frame) throw new EngineStop('decode-failed');
  return frame;
}

async function takeStill(video: OpenVideo, atSeconds: number): Promise<VideoStill> {
  const { width, height } = video;
  const [canvas, context] = canvasOf(width, height);
  const frame = await frameAt(video, atSeconds);
  frame.draw(context, 0, 0, width, height);
  frame.close();
  return { blob: await encodeCanvas(canvas, 'image/png'), width, height };
}

async function fillStill(video: OpenVideo, { areas, atSeconds }: PreviewJob): Promise<FramePreview> {
  const { width, height } = video;
  const filler = createFrameFiller(areas, video, video);
  const frame = await frameAt(video, atSeconds);
  const before = await encodeCanvas(filler.draw(frame), 'image/png');
  frame.close();
  return { before, after: await encodeCanvas(filler.fill(), 'image/png'), width, height };
}

async function withOpenVideo<Result>(
  file: File,
  work: (video: OpenVideo) => Promise<Result>,
): Promise<Result> {
  const result = await step('decode-failed', () => withVideo(file, work));
  if (!result) throw new EngineStop('decode-failed');
  return result;
}

/** Takes one frame as a picture. */
export function runStill({ file, atSeconds }: StillJob): Promise<EngineOutcome<VideoStill>> {
  return outcomeOf(() => withOpenVideo(file, (video) => takeStill(video, atSeconds)), videoFailure);
}

/** Takes one frame before and after the fill. */
export function runPreview(job: PreviewJob): Promise<EngineOutcome<FramePreview>> {
  return outcomeOf(() => withOpenVideo(job.file, (video) => fillStill(video, job)), videoFailure);
}
