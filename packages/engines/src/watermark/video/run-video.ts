import { BufferTarget, Conversion, Mp4OutputFormat, Output, Quality } from 'mediabunny';
import type { EngineOutcome } from '../../engine';
import { EngineStop, outcomeOf, step } from '../../failures';
import { videoFailure, watermarkNote } from '../failures';
import { checkMask, growMask, growthFor } from '../mask';
import { paceReporter, type WatermarkReport, type WatermarkResult } from '../run-picture';
import type { Mask, WatermarkMethod } from '../types';
import { createFrameFiller, type FrameFiller } from './frame-filler';
import { type OpenVideo, withVideo } from './open-video';
import { evenBelow, pickCodec } from './read-video';

/** What the worker is asked to do with a video: all of it can be posted. */
export interface VideoJob {
  kind: 'video';
  file: File;
  mask: Mask;
  method: WatermarkMethod;
  /** How many frames there are about, for the progress. */
  frames: number;
}

/** The mask as it is filled, grown past the softened edge. Stops the run where it can't be. */
export function videoMask(mask: Mask, { width, height }: { width: number; height: number }): Mask {
  if (mask.width !== width || mask.height !== height)
    throw new Error(`The mask is ${mask.width} × ${mask.height}, but the video is ${width} × ${height}.`);
  const grown = growMask(mask, growthFor(mask));
  const problem = checkMask(mask) ?? checkMask(grown);
  if (problem) throw new EngineStop(problem);
  return grown;
}

async function openConversion(
  { input, track, width, height }: OpenVideo,
  filler: FrameFiller,
  onFrame: () => void,
) {
  const codec = await pickCodec(width, height);
  if (!codec) throw new EngineStop('unsupported-browser');
  const size = { processedWidth: evenBelow(width), processedHeight: evenBelow(height) };
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new BufferTarget(),
  });
  const conversion = await Conversion.init({
    input,
    output,
    showWarnings: false,
    video: (other) =>
      other.id === track.id
        ? {
            codec,
            quality: new Quality('very-high'),
            forceTranscode: true,
            allowTransformationMetadata: false,
            ...size,
            process: (frame) => {
              filler.draw(frame);
              onFrame();
              return filler.fill();
            },
          }
        : { discard: true },
  });
  const audioDropped = conversion.discardedTracks.some((discarded) => discarded.track.isAudioTrack());
  const usable = conversion.utilizedTracks.some(({ id }) => id === track.id);
  if (!conversion.isValid || !usable) throw new EngineStop('decode-failed');
  return { conversion, target: output.target, audioDropped };
}

function frameCounter(frames: number, report: WatermarkReport) {
  const onFilled = paceReporter(report, () => performance.now());
  let count = 0;
  return () => {
    count++;
    onFilled(Math.min(1, count / Math.max(1, frames)));
  };
}

async function convert(
  video: OpenVideo,
  { mask, method, frames }: VideoJob,
  report: WatermarkReport,
): Promise<WatermarkResult> {
  const size = { width: evenBelow(video.width), height: evenBelow(video.height) };
  const grown = videoMask(mask, video);
  const filler = await step('engine-unavailable', () => createFrameFiller(grown, size));
  report({ phase: 'fill', done: 0 });
  const onFrame = frameCounter(frames, report);
  const { conversion, target, audioDropped } = await step('decode-failed', () =>
    openConversion(video, filler, onFrame),
  );
  await step('encode-failed', () => conversion.execute());
  report({ phase: 'encode', done: 1 });
  if (!target.buffer) throw new EngineStop('encode-failed');
  const blob = new Blob([target.buffer], { type: 'video/mp4' });
  const code = audioDropped ? 'audio-dropped' : method === 'best' ? 'fell-back-video' : undefined;
  const note = code && { note: watermarkNote(code) };
  return { blob, ...size, mime: 'video/mp4', kind: 'video', method: 'quick', ...note };
}

async function removeFromVideo(job: VideoJob, report: WatermarkReport): Promise<WatermarkResult> {
  report({ phase: 'read' });
  const result = await step('decode-failed', () =>
    withVideo(job.file, (video) => convert(video, job, report)),
  );
  if (!result) throw new EngineStop('decode-failed');
  return result;
}

/** The whole of a run on a video, inside the worker. Resolves with every expected failure. */
export function runVideo(job: VideoJob, report: WatermarkReport): Promise<EngineOutcome<WatermarkResult>> {
  return outcomeOf(() => removeFromVideo(job, report), videoFailure);
}
