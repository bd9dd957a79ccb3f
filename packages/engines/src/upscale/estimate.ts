/** What can be said before a run: how long it takes, and how much memory it needs. */
import type { NetworkFormat, UpscaleFactor } from '@verapix/domain';
import type { EngineFailure } from '../engine';
import type { Size } from '../picture/raster';
import { type NetworkWork, timesLarger, type UpscaleMethod } from './contract';
import { type BuiltInNetwork, formatFor, networkFor, networkFormats, passesOf } from './network-format';
import { pixelsSeen, planTiles } from './tile-plan';
import * as messages from '@verapix/messages/engines-upscale';

/** How fast a network works on a device. */
export interface NetworkSpeed {
  /** Milliseconds for a million pixels that it sees. */
  msPerMegapixel: number;
  /** Milliseconds to load it and to warm it up. */
  startMs: number;
}

/** The networks on two threads of an ordinary laptop. */
const usualSpeeds: Record<BuiltInNetwork, NetworkSpeed> = {
  sharp: { msPerMegapixel: 110_000, startMs: 3500 },
  sharpCompressed: { msPerMegapixel: 20_000, startMs: 1000 },
  detail: { msPerMegapixel: 120_000, startMs: 2000 },
  detailCompressed: { msPerMegapixel: 20_000, startMs: 1500 },
  illustration: { msPerMegapixel: 10_000, startMs: 1500 },
};
/** Factors of that for other threads. */
const atThreads = { one: 1.65, two: 1, more: 0.6 } as const;
/**
 * Milliseconds per megapixel of the result for resampling and encoding, and to start the worker; per megapixel of a JPEG
 * that is saved again without its blocks.
 */
const plainMs = { perMegapixel: 200, start: 200, deblock: 1000 } as const;

interface Enlargement extends Size {
  factor: UpscaleFactor;
  method: UpscaleMethod;
  /** The quality of a JPEG, 0 to 100. */
  jpegQuality?: number | undefined;
  /** The format of an own method's model. */
  format?: NetworkFormat | undefined;
  /** Whether some parts are left as they are. */
  isMasked?: boolean | undefined;
}

/** The format of a run's network. An own model whose format is unknown counts as Sharp. */
function formatOf(run: Enlargement): NetworkFormat {
  const network = networkFor(run.method, run);
  return network ? formatFor(network, timesLarger(run)) : (run.format ?? networkFormats.sharp);
}

/** The millions of pixels that a network sees in all passes: of the whole picture, or of its `ratios`. */
function megapixelsSeen(run: Enlargement, ratios: readonly number[] | undefined): number {
  const { width, height } = run;
  const { scale, tiles } = formatOf(run);
  const passes = Array.from({ length: passesOf(scale, timesLarger(run)).count }, (_, pass) => {
    const size = { width: width * scale ** pass, height: height * scale ** pass };
    const ratio = ratios?.[pass];
    return ratio === undefined ? pixelsSeen(planTiles(size, tiles)) : ratio * size.width * size.height;
  });
  return passes.reduce((sum, pixels) => sum + pixels, 0) / 1_000_000;
}

function usualSpeed(run: Enlargement, threads: number): NetworkSpeed {
  const { one, two, more } = atThreads;
  const { msPerMegapixel, startMs } = usualSpeeds[networkFor(run.method, run) ?? 'sharp'];
  return { msPerMegapixel: msPerMegapixel * (threads <= 1 ? one : threads < 4 ? two : more), startMs };
}

function plainTime(run: Enlargement): number {
  const megapixels = (run.width * run.height) / 1_000_000;
  const deblockMs = run.method === 'clean' && run.jpegQuality !== undefined ? plainMs.deblock : 0;
  return plainMs.start + megapixels * (timesLarger(run) ** 2 * plainMs.perMegapixel + deblockMs);
}

export interface UpscaleTimeInput extends Enlargement {
  /** For Sharp, how much its network has to do: see `createDetailMeter`. By default all of the picture. */
  ratios?: readonly number[] | undefined;
  /** Threads the network may use: see `networkThreads`. */
  threads: number;
  /** What is known of the network's speed on this device, such as from {@link speedOf} an earlier run. */
  speed?: Partial<NetworkSpeed> | undefined;
}

/** The expected duration of a run, in milliseconds, by the network's speed on this device if known, else by a usual one. */
export function estimateUpscaleMs({ ratios, threads, speed, ...run }: UpscaleTimeInput): number {
  if (run.method === 'fast') return plainTime(run);
  const { msPerMegapixel, startMs } = { ...usualSpeed(run, threads), ...speed };
  return plainTime(run) + startMs + megapixelsSeen(run, ratios) * msPerMegapixel;
}

/** The network's speed in a finished run, for the next estimate. */
export function speedOf(run: Enlargement & { work: NetworkWork; durationMs: number }): NetworkSpeed {
  const { megapixels, msPerMegapixel } = run.work;
  return {
    msPerMegapixel,
    startMs: Math.max(0, run.durationMs - plainTime(run) - megapixels * msPerMegapixel),
  };
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

/** Peak memory of a run, in bytes. */
export function estimateUpscaleBytes(run: Enlargement): number {
  const { width, height, method } = run;
  const factor = timesLarger(run);
  const source = width * height * bytesPerPixel;
  const result = source * factor ** 2;
  // The source is in memory twice while it is decoded; the result twice while it is mixed or encoded.
  if (method === 'fast') return 2 * source + 2 * result;
  const { scale } = formatOf(run);
  const { count } = passesOf(scale, factor);
  const first = source * scale ** 2;
  const last = source * scale ** (2 * count);
  // After two passes the pictures of the first, its resampled counterpart, the last one and the result are in memory.
  const plain = run.isMasked ? result : 0;
  if (count === 2) return source + 2 * first + last + result + plain + networkBytes;
  return plain + 2 * source + last + (scale === factor ? last : 2 * result) + networkBytes;
}

/** A failure if the result would not fit; called before the start, so that no run fails half-way. */
export function refuseTooLarge(size: Enlargement): EngineFailure | undefined {
  const width = size.width * timesLarger(size);
  const height = size.height * timesLarger(size);
  const fits =
    Math.max(width, height) <= upscaleBudget.maxSidePx &&
    estimateUpscaleBytes(size) <= upscaleBudget.maxBytes;
  if (fits) return undefined;
  return {
    code: 'too-large',
    message: messages.tooLarge({ width, height }),
    fix: timesLarger(size) > 2 ? messages.smallerFactor : messages.smallerFirst,
  };
}
