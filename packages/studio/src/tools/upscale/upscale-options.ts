import {
  type CheckedModel,
  fileStem,
  hasPaidAccess,
  type OwnModel,
  pictureFormats,
  type PlanId,
  plans,
  type Problem,
  readItem,
  resolutions,
  type SavedFormatName,
  type UpscaleFactor,
  upscaleFactors,
  writeItem,
} from '@verapix/domain';
import type { EngineOutcome, PictureSource } from '@verapix/engines';
import { estimateUpscaleMs, type NetworkSpeed, speedOf } from '@verapix/engines/estimate';
import { networkThreads } from '@verapix/engines/threads';
import {
  type DetailRatios,
  type EnlargedTile,
  networkFor,
  ownModelId,
  timesLarger,
  type UpscaleFormat,
  type UpscaleMethod,
  type UpscaleOutput,
} from '@verapix/engines/upscale';
import * as units from '@verapix/messages/tool-units';
import * as messages from '@verapix/messages/tool-upscale-workspace';
import type { PictureMask } from '@verapix/ui';
import type { WorkspaceProps } from '../../workspace/tool-props';
import { nameFor } from '../../workspace/save-as/save-options';

/** What the user chooses before a run. */
export interface UpscaleOptions {
  factor: UpscaleFactor;
  method: UpscaleMethod;
  /** Parts of the picture that are left as they are. */
  mask?: PictureMask | undefined;
  /** PNG on a tool's page, where the format is chosen when the result is saved; the files of a batch are in this one. */
  format: UpscaleFormat;
  /** For lossy formats, 0 to 1. */
  quality: number;
}

/** What of a picture is looked at: how far it is zoomed, 1 for all of it, and its centre as ratios from left and top. */
export interface LookedAt {
  zoom: number;
  x: number;
  y: number;
}

export const wholePicture: LookedAt = { zoom: 1, x: 0.5, y: 0.5 };

/** What a run shares with the picture on its page. The page changes it, the run reads it. */
export interface LiveView {
  /** The part in view, near which a run starts. */
  lookedAt: LookedAt;
  /** Shows a tile of a run over the picture; undefined while no picture is shown. */
  show?: ((tile: EnlargedTile) => void) | undefined;
}

export const createLiveView = (): LiveView => ({ lookedAt: wholePicture });

/** What the upscaler reads from the rest of the app. */
export interface UpscaleEnv {
  planId: PlanId;
  /** Enlarges a part of a picture, apart from the tool's run, to preview a method. */
  runPart: (
    part: PictureSource,
    options: UpscaleOptions,
    signal: AbortSignal,
  ) => Promise<EngineOutcome<UpscaleOutput>>;
  /** Measures how much of a picture Sharp has to work on. */
  measureDetail: (
    picture: { file: File; factor: UpscaleFactor },
    signal: AbortSignal,
  ) => Promise<EngineOutcome<DetailRatios>>;
  /** Checks a model of the user's own. */
  checkModel: (file: File, signal: AbortSignal) => Promise<EngineOutcome<CheckedModel>>;
  live: LiveView;
}

export type UpscaleWorkspaceProps = WorkspaceProps<PictureSource, UpscaleOptions, UpscaleOutput, UpscaleEnv>;

/** Width and height in pixels. */
export interface Dimensions {
  width: number;
  height: number;
}

/** The exact size of a result that is so many times larger. */
export function outputSize({ width, height }: Dimensions, factor: UpscaleFactor | 1): Dimensions {
  return { width: width * factor, height: height * factor };
}

/** The smallest plan that allows a result of this size; undefined when no plan does. */
export function planNeeded(size: Dimensions): PlanId | undefined {
  const longest = Math.max(size.width, size.height);
  return (['free', 'premium'] as const).find(
    (planId) => longest <= resolutions[plans[planId].upscaleTo].longestSidePx,
  );
}

/** Why the plan does not allow a result of this size. Undefined if it does. */
export function sizeBlocker(
  picture: Dimensions,
  factor: UpscaleFactor | 1,
  planId: PlanId,
): Problem | undefined {
  const size = outputSize(picture, factor);
  const needed = planNeeded(size);
  if (needed === 'free' || (needed && planId !== 'free')) return undefined;
  const resolution = plans[needed ? 'free' : 'premium'].upscaleTo;
  const values = {
    factor,
    size: units.pixelSize(size),
    resolution,
    pixels: resolutions[resolution].longestSidePx,
  };
  const isSmallest = factor <= Math.min(...upscaleFactors);
  if (!needed) {
    return {
      code: 'larger-than-any-plan',
      title: messages.tooLarge,
      message: messages.largerThanAnyPlan(values),
      fix: isSmallest ? messages.smallerPicture : messages.smallerFactorOrPicture,
    };
  }
  const premium = { resolution: plans.premium.upscaleTo };
  return {
    code: 'larger-than-plan',
    title: messages.premiumNeeded,
    message: messages.largerThanFree(values),
    fix: isSmallest ? messages.smallerPictureOrPremium(premium) : messages.smallerFactorOrPremium(premium),
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

const speedsKey = 'verapix.upscale-pace';

/** How fast each network was on this device, by its name or by the id of a method with a model of the user's own. */
export type Speeds = Readonly<Record<string, NetworkSpeed>>;

const isSpeed = (value: unknown): value is NetworkSpeed => {
  const { msPerMegapixel, startMs } = Object(value) as Partial<NetworkSpeed>;
  return typeof msPerMegapixel === 'number' && msPerMegapixel > 0 && typeof startMs === 'number';
};

/** The stored speeds. A method is missing before its first run. */
function storedSpeeds(): Speeds {
  try {
    const stored: unknown = JSON.parse(readItem(() => localStorage, speedsKey) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(stored) as object).filter((entry): entry is [string, NetworkSpeed] =>
        isSpeed(entry[1]),
      ),
    );
  } catch {
    return {};
  }
}

/** Stores how fast a network was on this device. */
export function storeSpeed(network: string, { msPerMegapixel, startMs }: NetworkSpeed): void {
  const speed = { msPerMegapixel: Math.round(msPerMegapixel), startMs: Math.round(startMs) };
  writeItem(() => localStorage, speedsKey, JSON.stringify({ ...storedSpeeds(), [network]: speed }));
}

interface Known {
  /** How much of the picture Sharp has to work on; by default all of it. */
  ratios?: readonly number[] | undefined;
  /** The model of an own method. */
  model?: OwnModel | undefined;
  speeds?: Speeds;
}

/** How long a method takes for this picture on this device, in milliseconds. */
export function expectedMs(
  picture: Dimensions & Pick<PictureSource, 'jpegQuality'>,
  { factor, method }: Pick<UpscaleOptions, 'factor' | 'method'>,
  { ratios, model, speeds = storedSpeeds() }: Known = {},
): number {
  const network = networkFor(method, picture);
  const { width, height, jpegQuality } = picture;
  return estimateUpscaleMs({
    jpegQuality,
    width,
    height,
    factor,
    method,
    threads: networkThreads(),
    format: model?.format,
    speed: speeds[network ?? method] ?? (model && { msPerMegapixel: model.msPerMegapixel }),
    ...(network === 'sharp' && { ratios }),
  });
}

/** If a sharp run is expected to take longer, in milliseconds, the fast method is proposed. */
const maxProposedMs = 90_000;

/** The options for a newly chosen picture: the sharp method where it is worth its time. */
export function suitedOptions(picture: PictureSource, speeds?: Speeds): Partial<UpscaleOptions> {
  const factor = 2;
  const sharpMs = expectedMs(picture, { factor, method: 'sharp' }, speeds && { speeds });
  return { factor, method: sharpMs <= maxProposedMs ? 'sharp' : 'fast' };
}

const ownModelsArePaid: Problem = {
  code: 'larger-than-plan',
  title: messages.premiumNeeded,
  message: messages.modelsArePaid,
  fix: messages.modelsArePaidFix,
};

/** The size of the result is limited by the plan, and so are own models. */
export const validate = (
  picture: PictureSource,
  options: UpscaleOptions,
  { planId }: UpscaleEnv,
): Problem | undefined =>
  ownModelId(options.method) !== undefined && !hasPaidAccess(planId)
    ? ownModelsArePaid
    : sizeBlocker(picture, timesLarger(options), planId);

/** Stores how fast a network was on this device, for later estimates. */
export function onResult(
  { method, work, durationMs }: UpscaleOutput,
  { source, snapshot: { context } }: UpscaleWorkspaceProps,
): void {
  // The speed of an own model was measured when it was added.
  const network = method === 'simulated' ? undefined : networkFor(method, source);
  if (method === 'simulated' || !network || !work || !context.lastRunOptions) return;
  const { width, height, jpegQuality } = source;
  const { factor } = context.lastRunOptions;
  storeSpeed(network, speedOf({ width, height, jpegQuality, factor, method, work, durationMs }));
}
