import { videoFrameMaxPixels, videoUploadMaxBytes } from '@verapix/domain';
import { decodePicture } from '../picture/pixels';
import type { Raster } from '../picture/raster';
import { recordProgress } from '../testing/fakes';
import { chosenPicture, fileAt, servedWeights } from '../testing/files';
import { ownWeights, weights } from '../weights';
import type {
  Mask,
  MaskSuggestion,
  VideoInput,
  VideoSource,
  WatermarkMethod,
  WatermarkOutput,
} from './contract';
import { createDeviceWatermarkRemover, inspectVideo, suggestMask, takeStill } from './device';
import { fillWithMean, type Marked, psnrInside } from './marked-pictures.fixture';
import { countMarked, growMask, growthFor } from './mask';
import { overlapRatio } from './masks.fixture';

/** The real remover with the served weights. */
export const remover = createDeviceWatermarkRemover({ weights: servedWeights(weights.migan) });

const { signal } = new AbortController();

/** Fills a mask in a picture; throws if the run fails. */
export async function fillPicture(file: File, mask: Mask, method: WatermarkMethod): Promise<WatermarkOutput> {
  const input = { source: await chosenPicture(file), mask, method };
  const outcome = await remover.run(input, recordProgress().options);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
}

/** Whether two pictures are equal outside a mask. */
export function equalOutside(one: Raster, other: Raster, { data }: Mask): boolean {
  return one.data.every((value, index) => data[index >> 2] === 1 || value === other.data[index]);
}

/** Removes a mark with a method; throws if pixels outside the grown mask changed. Returns the PSNR in dB. */
export async function scoreOf({ file, mask, truth }: Marked, method: WatermarkMethod): Promise<number> {
  const output = await fillPicture(file, mask, method);
  if (output.method !== method) throw new Error(`The run used ${output.method} instead of ${method}.`);
  const result = await decodePicture(output.blob);
  if (!equalOutside(await decodePicture(file), result, growMask(mask, growthFor(mask))))
    throw new Error('Pixels outside the mask have changed.');
  return psnrInside(truth, result, mask);
}

/** The PSNR, in dB, of filling a mark with the mean colour. */
export async function baselineOf({ file, mask, truth }: Marked): Promise<number> {
  return psnrInside(truth, fillWithMean(await decodePicture(file), mask), mask);
}

/** A video of the fixtures; throws if it is rejected. */
export async function videoAt(url: string): Promise<VideoSource> {
  const inspection = await inspectVideo([await fileAt(url)], {
    hintBytes: videoUploadMaxBytes,
    maxFramePixels: videoFrameMaxPixels,
  });
  if (!inspection.ok) throw new Error(inspection.rejection.message);
  return inspection.video;
}

/** One frame of a video. */
export async function frameOf(video: VideoSource, atSeconds: number): Promise<Raster> {
  const outcome = await takeStill(video, atSeconds, { signal });
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return decodePicture(outcome.value.blob);
}

/** Fills areas in a video; throws if the run fails. */
export async function fillVideo(input: Omit<VideoInput, 'source'> & { url: string }) {
  const source = await videoAt(input.url);
  const { reported, options } = recordProgress();
  const outcome = await remover.run({ ...input, source }, options);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  const result = await videoAt(URL.createObjectURL(outcome.value.blob));
  return { source, result, output: outcome.value, reported };
}

/** Fills a mask in a whole video and compares the result: format, length, sound and one frame. */
export async function compareVideos(url: string, mask: Mask) {
  const areas = [{ mask, start: 0, end: 60 }];
  const { source: video, result, output, reported } = await fillVideo({ url, areas });
  const [before, after] = [await frameOf(video, 0.5), await frameOf(result, 0.5)];
  const unmarked = { ...mask, data: growMask(mask, 6).data.map((marked) => 1 - marked) };
  return {
    video,
    result,
    output,
    fillSteps: reported.filter(({ phase }) => phase === 'fill').length,
    framesShifted: (Math.abs(result.durationMs - video.durationMs) - 1) / (1000 / video.frameRate),
    psnrOutside: psnrInside(before, after, unmarked),
    psnrInside: psnrInside(before, after, mask),
  };
}

/** Suggests a mask for a picture's file or a video. */
export async function suggestFor(file: File | VideoSource): Promise<MaskSuggestion> {
  const source = file instanceof File ? await chosenPicture(file) : file;
  const outcome = await suggestMask(source, servedWeights(ownWeights.marks), { signal });
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
}

/** The found ratio of a mark, and the ratio of the picture that is wrongly marked. */
export async function scoreSuggestion({ file, mask }: Marked): Promise<{ found: number; wrong: number }> {
  const [suggestion] = (await suggestFor(file)).candidates;
  if (!suggestion) return { found: 0, wrong: 0 };
  const correct = overlapRatio(suggestion.mask, growMask(mask, 4));
  const area = countMarked(suggestion.mask) / mask.data.length;
  return { found: overlapRatio(mask, growMask(suggestion.mask, 2)), wrong: area * (1 - correct) };
}
