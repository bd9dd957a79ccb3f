import type { UpscaleFactor } from '@verapix/facts';
import type { UpscaleMethod } from './types';

/** Milliseconds per megapixel the network is fed, on two threads of an ordinary laptop, and what threads change. */
const networkMs = {
  perMegapixel: 125_000,
  atThreads: { one: 1.65, two: 1, more: 0.6 },
  start: 3500,
} as const;
/** Milliseconds per megapixel of the result for resampling and encoding, and to start the worker. */
const plainMs = { perMegapixel: 200, start: 200 } as const;

export interface UpscaleTimeInput {
  /** Pixels of the picture as it is. */
  pixels: number;
  factor: UpscaleFactor;
  method: UpscaleMethod;
  /** Threads the network may use: see `networkThreads`. */
  threads: number;
  /** The pace of an earlier run with the same method on this device, from {@link upscalePace}. */
  msPerMegapixel?: number;
}

/** Megapixels a run works through: those fed to the network, or those of the result. */
function megapixelsOfWork({
  pixels,
  factor,
  method,
}: Pick<UpscaleTimeInput, 'pixels' | 'factor' | 'method'>) {
  const passes = method === 'fast' ? factor ** 2 : factor === 2 ? 1 : 1 + 2 ** 2;
  return (pixels * passes) / 1_000_000;
}

function usualPace(method: UpscaleMethod, threads: number): number {
  if (method === 'fast') return plainMs.perMegapixel;
  const { one, two, more } = networkMs.atThreads;
  return networkMs.perMegapixel * (threads <= 1 ? one : threads < 4 ? two : more);
}

/** How long a run will take, in milliseconds: from this device's own pace if there is one, else from a usual one. */
export function estimateUpscaleMs(input: UpscaleTimeInput): number {
  const start = input.method === 'fast' ? plainMs.start : networkMs.start;
  return start + megapixelsOfWork(input) * (input.msPerMegapixel ?? usualPace(input.method, input.threads));
}

/** The pace of a run that was made, in milliseconds per megapixel, to keep for the next estimate. */
export function upscalePace(
  run: Pick<UpscaleTimeInput, 'pixels' | 'factor' | 'method'> & { durationMs: number },
): number {
  const start = run.method === 'fast' ? plainMs.start : networkMs.start;
  return Math.max(0, run.durationMs - start) / megapixelsOfWork(run);
}
