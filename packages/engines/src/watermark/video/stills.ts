import { VideoSampleSink } from 'mediabunny';
import type { EngineOutcome } from '../../engine';
import { EngineStop, outcomeOf, step } from '../../failures';
import { canvasOf, encodeCanvas } from '../../picture/pixels';
import { videoFailure } from '../failures';
import type { FramePreview, Mask, VideoStill } from '../types';
import { createFrameFiller } from './frame-filler';
import { type OpenVideo, withVideo } from './open-video';
import { videoMask } from './run-video';

/** Asks for one frame of a video: as it is, and filled in where a mask is given. */
export interface StillJob {
  kind: 'still';
  file: File;
  atSeconds: number;
}

export interface PreviewJob extends Omit<StillJob, 'kind'> {
  kind: 'preview';
  mask: Mask;
}

/** The frame that is seen at a moment; the first one before it begins, the last one after its end. */
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

async function fillStill(video: OpenVideo, { mask, atSeconds }: PreviewJob): Promise<FramePreview> {
  const { width, height } = video;
  const filler = createFrameFiller(videoMask(mask, video), video);
  const frame = await frameAt(video, atSeconds);
  const before = await encodeCanvas(filler.draw(frame), 'image/png');
  frame.close();
  return { before, after: await encodeCanvas(filler.fill(), 'image/png'), width, height };
}

async function opened<Result>(file: File, work: (video: OpenVideo) => Promise<Result>): Promise<Result> {
  const result = await step('decode-failed', () => withVideo(file, work));
  if (!result) throw new EngineStop('decode-failed');
  return result;
}

/** One frame as a picture. */
export function runStill({ file, atSeconds }: StillJob): Promise<EngineOutcome<VideoStill>> {
  return outcomeOf(() => opened(file, (video) => takeStill(video, atSeconds)), videoFailure);
}

/** One frame, before and after. */
export function runPreview(job: PreviewJob): Promise<EngineOutcome<FramePreview>> {
  return outcomeOf(() => opened(job.file, (video) => fillStill(video, job)), videoFailure);
}
