import { Pica } from 'pica/pica_main';
import type { Raster } from './raster';

// Without its own worker: it would come from a blob, which the content security policy forbids.
const pica = new Pica({ features: ['js', 'wasm'] });

/**
 * Resizes to any size with pica's Hamming filter, which neither rings nor sharpens. Transparent pixels lend no
 * colour to their neighbours. Gives the picture itself where the size is the same already.
 */
export async function resize(from: Raster, width: number, height: number): Promise<Raster> {
  if (from.width === width && from.height === height) return from;
  const resized = await pica.resizeBuffer({
    src: from.data,
    width: from.width,
    height: from.height,
    toWidth: width,
    toHeight: height,
    filter: 'hamming',
  });
  return { width, height, data: new Uint8ClampedArray(resized.slice().buffer) };
}

/** The sides of a picture made to fit, never larger than they are and never below 1. */
export function fitWithin(
  { width, height }: Pick<Raster, 'width' | 'height'>,
  maxSidePx: number,
): { width: number; height: number } {
  const scale = Math.min(1, maxSidePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
