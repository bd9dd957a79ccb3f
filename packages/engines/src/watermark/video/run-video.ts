import { BufferTarget, Conversion, Mp4OutputFormat, Output, Quality, type VideoSample } from 'mediabunny';
import type { EngineOutcome } from '../../engine';
import { EngineStop, outcomeOf, step } from '../../failures';
import { canvasOf } from '../../picture/pixels';
import type { Size } from '../../picture/raster';
import { type Mask, videoFailure, type WatermarkMethod, watermarkNote } from '../contract';
import {
  type Box,
  checkMask,
  countMarked,
  cropMask,
  growMask,
  growthFor,
  markBoxes,
  mergeBoxes,
  overlap,
  padBox,
} from '../mask';
import { type FillPlan, fillFrame, planFill } from '../quick-fill';
import { createFillReporter, type WatermarkReport, type WatermarkResult } from '../run-picture';
import { teleaRadius } from '../telea';
import { floorToEven, type OpenVideo, pickCodec, withVideo } from './read-video';

interface Part {
  box: Box;
  plan: FillPlan;
}

/** Plans the fill of each mark separately, so that only the surroundings of marks are read back from the canvas. */
function partsOf(mask: Mask): Part[] {
  const padded = markBoxes(mask).map((box) => padBox(box, teleaRadius, mask));
  const boxes = mergeBoxes(padded, overlap);
  return boxes.map((box) => {
    const part = cropMask(mask, box);
    return { box, plan: planFill(part, countMarked(part)) };
  });
}

/** Draws frames on one canvas and fills the marked area; the fill is precomputed from the mask. */
interface FrameFiller {
  /** Returns the canvas with the original frame. The next frame overwrites it. */
  draw(frame: VideoSample): OffscreenCanvas;
  /** Returns the canvas with the marked area filled. */
  fill(): OffscreenCanvas;
}

/** @param size The size of the canvas. An odd last row or column of the frames is cut off. */
export function createFrameFiller(mask: Mask, size: Size): FrameFiller {
  const [canvas, context] = canvasOf(size.width, size.height);
  const frame = { left: 0, top: 0, right: size.width, bottom: size.height };
  const parts = partsOf(cropMask(mask, frame));
  return {
    draw(frame) {
      frame.draw(context, 0, 0);
      return canvas;
    },
    fill() {
      for (const { box, plan } of parts) {
        const { left, top, right, bottom } = box;
        const area = context.getImageData(left, top, right - left, bottom - top);
        fillFrame({ width: area.width, height: area.height, data: area.data }, plan);
        context.putImageData(area, left, top);
      }
      return canvas;
    },
  };
}

/** The job of filling a video. */
export interface VideoJob {
  kind: 'video';
  file: File;
  mask: Mask;
  method: WatermarkMethod;
  /** Approximate number of frames, for the progress. */
  frames: number;
}

/** The grown mask of a video. Throws an `EngineStop` if it cannot be filled. */
export function videoMask(mask: Mask, { width, height }: Size): Mask {
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
  const size = { processedWidth: floorToEven(width), processedHeight: floorToEven(height) };
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
  const onFilled = createFillReporter(report, () => performance.now());
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
  const size = { width: floorToEven(video.width), height: floorToEven(video.height) };
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

/** A run on a video inside the worker. Resolves with a failure for every expected error. */
export function runVideo(job: VideoJob, report: WatermarkReport): Promise<EngineOutcome<WatermarkResult>> {
  return outcomeOf(() => removeFromVideo(job, report), videoFailure);
}
