import { BufferTarget, Conversion, Mp4OutputFormat, Output, Quality } from 'mediabunny';
import type { EngineOutcome } from '../../engine';
import { EngineStop, outcomeOf, step } from '../../failures';
import { type TimedMask, type TimeRange, videoFailure, watermarkNote } from '../contract';
import { createFillReporter, type WatermarkReport, type WatermarkResult } from '../run-picture';
import { createFrameFiller, type FrameFiller } from './frame-filler';
import { floorToEven, type OpenVideo, pickCodec, withVideo } from './read-video';

/** The job of filling a video. */
export interface VideoJob {
  kind: 'video';
  file: File;
  areas: readonly TimedMask[];
  /** The part that the result is cut to; the whole video if undefined. */
  keep: TimeRange | undefined;
  /** Approximate number of frames, for the progress. */
  frames: number;
}

/** The time of the input at which the result starts: its timestamps count from there. */
async function startOf({ input, track }: OpenVideo, keep: TimeRange | undefined): Promise<number> {
  if (keep) return keep.start;
  return Math.max(0, await input.getFirstTimestamp([track, ...(await input.getAudioTracks())]));
}

async function openConversion(
  video: OpenVideo,
  { filler, keep, onFrame }: { filler: FrameFiller; keep: TimeRange | undefined; onFrame: () => void },
) {
  const { input, track, width, height } = video;
  const codec = await pickCodec(width, height);
  if (!codec) throw new EngineStop('unsupported-browser');
  const size = { processedWidth: floorToEven(width), processedHeight: floorToEven(height) };
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new BufferTarget(),
  });
  const start = await startOf(video, keep);
  const conversion = await Conversion.init({
    input,
    output,
    trim: { start, ...(keep && { end: keep.end }) },
    // Without this the place, the device and the title of the original would be copied.
    tags: {},
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
              filler.draw(frame, frame.timestamp + start);
              onFrame();
              return filler.fill();
            },
          }
        : { discard: true },
  });
  // They often name the camera's software.
  for (const { metadata } of output.tracks) delete metadata.name;
  const audioDropped = conversion.discardedTracks.some((discarded) => discarded.track.isAudioTrack());
  const usable = conversion.utilizedTracks.some(({ id }) => id === track.id);
  if (!conversion.isValid || !usable) throw new EngineStop('decode-failed');
  return { conversion, target: output.target, audioDropped };
}

function frameCounter(frames: number, report: WatermarkReport) {
  const onFilled = createFillReporter(report, () => performance.now());
  let count = 0;
  return () => {
    count++;
    onFilled(Math.min(1, count / Math.max(1, frames)));
  };
}

async function convert(
  video: OpenVideo,
  { areas, keep, frames }: VideoJob,
  report: WatermarkReport,
): Promise<WatermarkResult> {
  const size = { width: floorToEven(video.width), height: floorToEven(video.height) };
  const filler = await step('engine-unavailable', () => createFrameFiller(areas, video, size));
  report({ phase: 'fill', done: 0 });
  const onFrame = frameCounter(frames, report);
  const { conversion, target, audioDropped } = await step('decode-failed', () =>
    openConversion(video, { filler, keep, onFrame }),
  );
  await step('encode-failed', () => conversion.execute());
  report({ phase: 'encode', done: 1 });
  if (!target.buffer) throw new EngineStop('encode-failed');
  const blob = new Blob([target.buffer], { type: 'video/mp4' });
  const note = audioDropped && { note: watermarkNote('audio-dropped') };
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

/** A run on a video inside the worker. Resolves with a failure for every expected error. */
export function runVideo(job: VideoJob, report: WatermarkReport): Promise<EngineOutcome<WatermarkResult>> {
  return outcomeOf(() => removeFromVideo(job, report), videoFailure);
}
