import type { PictureSource } from '@verapix/engines';
import { estimateUpscaleMs } from '@verapix/engines/estimate';
import { networkThreads } from '@verapix/engines/threads';
import { sharpOutlook, type UpscaleFormat, type UpscaleMethod } from '@verapix/engines/upscale';
import {
  type PlanId,
  pictureFormats,
  plans,
  resolutions,
  type UpscaleFactor,
  upscaleFactors,
} from '@verapix/facts';
import type { Blocker } from '@verapix/machines';

/** What the person chooses before a run. */
export interface UpscaleOptions {
  factor: UpscaleFactor;
  method: UpscaleMethod;
  format: UpscaleFormat;
  /** For lossy formats, 0 to 1. */
  quality: number;
}

export const initialOptions: UpscaleOptions = { factor: 2, method: 'sharp', format: 'png', quality: 0.92 };

/** Width and height in pixels. */
export interface Dimensions {
  width: number;
  height: number;
}

/** The exact size of the result. */
export function outputSize({ width, height }: Dimensions, factor: UpscaleFactor): Dimensions {
  return { width: width * factor, height: height * factor };
}

/** `1024 × 683 px`. */
export function formatSize({ width, height }: Dimensions): string {
  return `${width} × ${height} px`;
}

/** The smallest plan's limit a result fits in; undefined when it is larger than any plan's. */
export function planNeeded(size: Dimensions): PlanId | undefined {
  const longest = Math.max(size.width, size.height);
  return (['free', 'premium'] as const).find(
    (planId) => longest <= resolutions[plans[planId].upscaleTo].longestSidePx,
  );
}

function limitInWords(planId: PlanId): string {
  const name = plans[planId].upscaleTo;
  return `${name}, ${resolutions[name].longestSidePx} pixels on the longer side`;
}

/** Why a result of this size may not be made on this plan. */
export function sizeBlocker(picture: Dimensions, factor: UpscaleFactor, planId: PlanId): Blocker | undefined {
  const size = outputSize(picture, factor);
  const limit = resolutions[plans[planId].upscaleTo].longestSidePx;
  if (Math.max(size.width, size.height) <= limit) return undefined;
  const isSmallest = factor === Math.min(...upscaleFactors);
  if (planNeeded(size) === undefined) {
    return {
      code: 'larger-than-any-plan',
      title: 'Too large',
      message: `At ${factor}× the result would be ${formatSize(size)}. Verapix goes up to ${limitInWords('premium')}.`,
      fix: isSmallest ? 'Choose a smaller picture.' : 'Choose a smaller factor or a smaller picture.',
    };
  }
  return {
    code: 'larger-than-plan',
    title: 'Premium needed',
    message: `At ${factor}× the result would be ${formatSize(size)}. The free plan goes up to ${limitInWords('free')}.`,
    fix: `Choose a smaller ${isSmallest ? 'picture' : 'factor'}, or upgrade to Premium for results up to ${plans.premium.upscaleTo}.`,
  };
}

/** The check the tool's machine asks before a run. */
export function validateFor(currentPlan: () => PlanId) {
  return (picture: PictureSource, { factor }: UpscaleOptions) => sizeBlocker(picture, factor, currentPlan());
}

/** The format of the picture itself: what its result is written as unless the person says otherwise. */
export function ownFormat({ mime }: Pick<PictureSource, 'mime'>): UpscaleFormat {
  if (mime === pictureFormats.jpeg.mime) return 'jpeg';
  return mime === pictureFormats.webp.mime ? 'webp' : 'png';
}

/** How long a method would take for this picture here, in milliseconds. */
export function expectedMs(
  { width, height }: Dimensions,
  { factor, method }: Pick<UpscaleOptions, 'factor' | 'method'>,
  pace: number | undefined,
): number {
  return estimateUpscaleMs({
    pixels: width * height,
    factor,
    method,
    threads: networkThreads(),
    ...(pace !== undefined && method === 'sharp' && { msPerMegapixel: pace }),
  });
}

/** Longest a sharp run may be expected to take, in milliseconds, before the fast method is proposed instead. */
const patienceMs = 90_000;

/** The options a newly chosen picture starts with: its own format, and the sharp method where it is worth its time. */
export function suitedOptions(picture: PictureSource, pace: number | undefined): Partial<UpscaleOptions> {
  const { factor } = initialOptions;
  const sharpMs = expectedMs(picture, { factor, method: 'sharp' }, pace);
  const isSharpWorthIt = sharpOutlook(picture) !== 'none' && sharpMs <= patienceMs;
  return { factor, format: ownFormat(picture), method: isSharpWorthIt ? 'sharp' : 'fast' };
}
