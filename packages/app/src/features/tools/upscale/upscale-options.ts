import { readItem, writeItem } from '@verapix/client/safe-storage';
import {
  fileStem,
  hasPaidAccess,
  type OwnModel,
  type PlanId,
  pictureFormats,
  plans,
  resolutions,
  type SavedFormatName,
  type UpscaleFactor,
  upscaleFactors,
} from '@verapix/domain';
import type { EngineOutcome, PictureSource } from '@verapix/engines';
import { estimateUpscaleMs, expectedSharpGain, upscaleThroughput } from '@verapix/engines/estimate';
import { networkThreads } from '@verapix/engines/threads';
import {
  ownModelId,
  type UpscaleFormat,
  type UpscaleMethod,
  type UpscaleOutput,
} from '@verapix/engines/upscale';
import type { Blocker } from '@verapix/machines';
import type { WorkspaceProps } from '../define-tool';
import { nameFor } from '../parts/save-as/save-options';

/** What the user chooses before a run. */
export interface UpscaleOptions {
  factor: UpscaleFactor;
  method: UpscaleMethod;
  /** PNG on a tool's page, where the format is chosen when the result is saved; the files of a batch are in this one. */
  format: UpscaleFormat;
  /** For lossy formats, 0 to 1. */
  quality: number;
}

/** What the upscaler reads from the rest of the app. */
export interface UpscaleEnv {
  planId: PlanId;
  /** Enlarges a part of a picture, apart from the tool's run, to preview a method. */
  runPart: (
    part: PictureSource,
    options: UpscaleOptions,
    signal: AbortSignal,
  ) => Promise<EngineOutcome<UpscaleOutput>>;
}

export type UpscaleWorkspaceProps = WorkspaceProps<PictureSource, UpscaleOptions, UpscaleOutput, UpscaleEnv>;

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

/** The smallest plan that allows a result of this size; undefined when no plan does. */
export function planNeeded(size: Dimensions): PlanId | undefined {
  const longest = Math.max(size.width, size.height);
  return (['free', 'premium'] as const).find(
    (planId) => longest <= resolutions[plans[planId].upscaleTo].longestSidePx,
  );
}

/** Why the plan does not allow a result of this size. Undefined if it does. */
export function sizeBlocker(picture: Dimensions, factor: UpscaleFactor, planId: PlanId): Blocker | undefined {
  const size = outputSize(picture, factor);
  const needed = planNeeded(size);
  if (needed === 'free' || (needed && planId !== 'free')) return undefined;
  const limitName = plans[needed ? 'free' : 'premium'].upscaleTo;
  const limit = `${limitName}, ${resolutions[limitName].longestSidePx} pixels on the longer side`;
  const message = `At ${factor}× the result would be ${formatSize(size)}.`;
  const isSmallest = factor === Math.min(...upscaleFactors);
  if (!needed) {
    return {
      code: 'larger-than-any-plan',
      title: 'Too large',
      message: `${message} Verapix goes up to ${limit}.`,
      fix: isSmallest ? 'Choose a smaller picture.' : 'Choose a smaller factor or a smaller picture.',
    };
  }
  return {
    code: 'larger-than-plan',
    title: 'Premium needed',
    message: `${message} The free plan goes up to ${limit}.`,
    fix: `Choose a smaller ${isSmallest ? 'picture' : 'factor'}, or upgrade to Premium for results up to ${plans.premium.upscaleTo}.`,
  };
}

/** The picture's own format, in which its result is saved by default. */
export function ownFormat({ mime }: Pick<PictureSource, 'mime'>): UpscaleFormat {
  if (mime === pictureFormats.jpeg.mime) return 'jpeg';
  return mime === pictureFormats.webp.mime ? 'webp' : 'png';
}

/** `boats-2048x1366.jpg`: the picture's name, its new size and the extension of its new format. */
export function upscaledName(
  sourceName: string,
  { width, height }: Dimensions,
  format: SavedFormatName,
): string {
  return nameFor(`${fileStem(sourceName)}-${width}x${height}.`, format);
}

const throughputKey = 'verapix.upscale-pace';

/** Milliseconds that a megapixel of a network's input took on this device, by method. */
export type Throughputs = Readonly<Record<string, number>>;

/** The stored throughputs. A method is missing before its first run. */
function storedThroughputs(): Throughputs {
  try {
    const stored: unknown = JSON.parse(readItem(() => localStorage, throughputKey) ?? '{}');
    const entries = Object.entries(Object(stored) as object);
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'number' && value > 0));
  } catch {
    return {};
  }
}

/** Stores how many milliseconds a megapixel of a network's input took on this device. */
export function storeThroughput(method: UpscaleMethod, msPerMegapixel: number): void {
  const throughputs = { ...storedThroughputs(), [method]: Math.round(msPerMegapixel) };
  writeItem(() => localStorage, throughputKey, JSON.stringify(throughputs));
}

/** How long a method takes for this picture on this device, in milliseconds. */
export function expectedMs(
  { width, height }: Dimensions,
  { factor, method }: Pick<UpscaleOptions, 'factor' | 'method'>,
  throughputs: Throughputs = storedThroughputs(),
  model?: OwnModel,
): number {
  const msPerMegapixel = throughputs[method] ?? model?.msPerMegapixel;
  return estimateUpscaleMs({
    pixels: width * height,
    factor,
    method,
    threads: networkThreads(),
    scale: model?.format.scale,
    ...(msPerMegapixel !== undefined && { msPerMegapixel }),
  });
}

/** If a sharp run is expected to take longer, in milliseconds, the fast method is proposed. */
const maxProposedMs = 90_000;

/** The options for a newly chosen picture: the sharp method where it is worth its time. */
export function suitedOptions(picture: PictureSource, throughputs?: Throughputs): Partial<UpscaleOptions> {
  const factor = 2;
  const sharpMs = expectedMs(picture, { factor, method: 'sharp' }, throughputs);
  const isSharpWorthIt = expectedSharpGain(picture) !== 'none' && sharpMs <= maxProposedMs;
  return { factor, method: isSharpWorthIt ? 'sharp' : 'fast' };
}

const ownModelsArePaid: Blocker = {
  code: 'larger-than-plan',
  title: 'Premium needed',
  message: 'Models of your own are part of the paid plans.',
  fix: 'Choose another method, or upgrade to Premium.',
};

/** The size of the result is limited by the plan, and so are own models. */
export const validate = (
  picture: PictureSource,
  { factor, method }: UpscaleOptions,
  { planId }: UpscaleEnv,
): Blocker | undefined =>
  ownModelId(method) !== undefined && !hasPaidAccess(planId)
    ? ownModelsArePaid
    : sizeBlocker(picture, factor, planId);

/** Stores what a network's run took on this device, for later estimates. */
export function onResult(
  { method, durationMs }: UpscaleOutput,
  { source, snapshot: { context } }: UpscaleWorkspaceProps,
): void {
  // The time of an own model was measured when it was added.
  if (method === 'fast' || method === 'simulated' || ownModelId(method) || !context.lastRunOptions) return;
  const pixels = source.width * source.height;
  const { factor } = context.lastRunOptions;
  storeThroughput(method, upscaleThroughput({ pixels, factor, method, durationMs }));
}
