import type { UpscaleFactor } from '@verapix/facts';
import type { EngineFailure } from '../engine';
import type { UpscaleMethod } from './types';

/** What a run may take. Within it a browser tab of today can be relied on. */
export const upscaleBudget = {
  /** Longest side of a result: the largest canvas that all browsers have. */
  maxSidePx: 16_384,
  /** Working memory: 1 GiB. */
  maxBytes: 1024 ** 3,
} as const;

const bytesPerPixel = 4;
/** The runtime with the network loaded and a tile in work, measured. */
const networkBytes = 350 * 1024 ** 2;

export interface UpscaleSize {
  width: number;
  height: number;
  factor: UpscaleFactor;
  method: UpscaleMethod;
}

/** The most memory a run takes at one time, in bytes. */
export function estimateUpscaleBytes({ width, height, factor, method }: UpscaleSize): number {
  const source = width * height * bytesPerPixel;
  const result = source * factor ** 2;
  if (method === 'fast' || factor === 2) {
    // The source twice while it is decoded; the result twice while it is mixed or encoded.
    return 2 * source + 2 * result + (method === 'fast' ? 0 : networkBytes);
  }
  const doubled = source * 2 ** 2;
  const quadrupled = source * 4 ** 2;
  // Both methods' doubled pictures are there at once, and both of the result's size or larger.
  return source + 2 * doubled + quadrupled + result + networkBytes;
}

/** A refusal if the result would not fit; asked before the start, so that no run dies on the way. */
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
