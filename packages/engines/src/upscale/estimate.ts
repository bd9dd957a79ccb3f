/** What can be said before a run: how long it takes, how much memory it needs, and how much Sharp gains. */
import type { UpscaleFactor } from '@verapix/domain';
import type { EngineFailure } from '../engine';
import type { PictureSource } from '../intake/rejections';
import type { UpscaleMethod } from './contract';
import { networkFormats, passesOf } from './network-format';

/** Milliseconds per megapixel of a network's input on two threads of an ordinary laptop, and to start it. */
const networkMs = {
  sharp: { perMegapixel: 125_000, start: 3500 },
  detail: { perMegapixel: 160_000, start: 2000 },
};
/** Factors of that for other threads. */
const atThreads = { one: 1.65, two: 1, more: 0.6 } as const;
/** Milliseconds per megapixel of the result for resampling and encoding, and to start the worker. */
const plainMs = { perMegapixel: 200, start: 200 } as const;

export interface UpscaleTimeInput {
  /** Pixels of the source picture. */
  pixels: number;
  factor: UpscaleFactor;
  method: UpscaleMethod;
  /** The scale of an own method's model. */
  scale?: number | undefined;
  /** Threads the network may use: see `networkThreads`. */
  threads: number;
  /** The throughput of an earlier run with the same method on this device, from {@link upscaleThroughput}. */
  msPerMegapixel?: number;
}

/** Megapixels that a run processes: those of the network's input, or those of the result. */
function megapixelsOfWork({
  pixels,
  factor,
  method,
  scale,
}: Pick<UpscaleTimeInput, 'pixels' | 'factor' | 'method' | 'scale'>) {
  const times = method === 'fast' ? factor ** 2 : passesOf(scaleOf(method, scale), factor).pixels;
  return (pixels * times) / 1_000_000;
}

const isBuiltIn = (method: UpscaleMethod): method is keyof typeof networkMs => method in networkMs;

/** The scale of a method's network: of an own one as given, 2 if it is not. */
const scaleOf = (method: UpscaleMethod, scale = 2) =>
  isBuiltIn(method) ? networkFormats[method].scale : scale;

/** What a run takes besides its network. An own model, which is no known one, counts as Sharp. */
function startMs(method: UpscaleMethod): number {
  if (method === 'fast') return plainMs.start;
  return networkMs[isBuiltIn(method) ? method : 'sharp'].start;
}

function usualMsPerMegapixel(method: UpscaleMethod, threads: number): number {
  if (method === 'fast') return plainMs.perMegapixel;
  const { one, two, more } = atThreads;
  const { perMegapixel } = networkMs[isBuiltIn(method) ? method : 'sharp'];
  return perMegapixel * (threads <= 1 ? one : threads < 4 ? two : more);
}

/** The expected duration of a run, in milliseconds, from this device's throughput if known, else from a usual one. */
export function estimateUpscaleMs(input: UpscaleTimeInput): number {
  const msPerMegapixel = input.msPerMegapixel ?? usualMsPerMegapixel(input.method, input.threads);
  return startMs(input.method) + megapixelsOfWork(input) * msPerMegapixel;
}

/** The throughput of a finished run, in milliseconds per megapixel, for the next estimate. */
export function upscaleThroughput(
  run: Pick<UpscaleTimeInput, 'pixels' | 'factor' | 'method' | 'scale'> & { durationMs: number },
): number {
  return Math.max(0, run.durationMs - startMs(run.method)) / megapixelsOfWork(run);
}

/** Limits of a run that current browsers handle reliably. */
export const upscaleBudget = {
  /** Longest side of a result: the largest canvas that all browsers support. */
  maxSidePx: 16_384,
  /** Working memory: 1 GiB. */
  maxBytes: 1024 ** 3,
} as const;

const bytesPerPixel = 4;
/** The runtime with the network loaded and a tile in progress, measured. */
const networkBytes = 350 * 1024 ** 2;

interface UpscaleSize {
  width: number;
  height: number;
  factor: UpscaleFactor;
  method: UpscaleMethod;
  /** The scale of an own method's model. */
  scale?: number | undefined;
}

/** Peak memory of a run, in bytes. */
export function estimateUpscaleBytes({ width, height, factor, method, ...own }: UpscaleSize): number {
  const source = width * height * bytesPerPixel;
  const result = source * factor ** 2;
  // The source is in memory twice while it is decoded; the result twice while it is mixed or encoded.
  if (method === 'fast') return 2 * source + 2 * result;
  const scale = scaleOf(method, own.scale);
  const { count } = passesOf(scale, factor);
  const first = source * scale ** 2;
  const last = source * scale ** (2 * count);
  // After two passes the pictures of the first, its resampled counterpart, the last one and the result are in memory.
  if (count === 2) return source + 2 * first + last + result + networkBytes;
  return 2 * source + last + (scale === factor ? last : 2 * result) + networkBytes;
}

/** A failure if the result would not fit; called before the start, so that no run fails half-way. */
export function refuseTooLarge(size: UpscaleSize): EngineFailure | undefined {
  const width = size.width * size.factor;
  const height = size.height * size.factor;
  const fits =
    Math.max(width, height) <= upscaleBudget.maxSidePx &&
    estimateUpscaleBytes(size) <= upscaleBudget.maxBytes;
  if (fits) return undefined;
  return {
    code: 'too-large',
    message: `The result would be ${width} × ${height} pixels, more than this browser can be relied on to hold.`,
    fix: size.factor > 2 ? 'Choose a smaller factor.' : 'Make the picture smaller first.',
  };
}

/** The expected gain of Sharp over Fast: as usual, little, or none that is worth its minutes. */
export type SharpGain = 'usual' | 'little' | 'none';

/** JPEG qualities below which the gain is lower, measured with `npm run bench`. */
const noGainBelow = 60;
const littleGainBelow = 80;

/** The expected gain of Sharp: in a strongly compressed JPEG it also sharpens the compression artefacts. */
export function expectedSharpGain({ jpegQuality = 100 }: Pick<PictureSource, 'jpegQuality'>): SharpGain {
  if (jpegQuality < noGainBelow) return 'none';
  return jpegQuality < littleGainBelow ? 'little' : 'usual';
}
