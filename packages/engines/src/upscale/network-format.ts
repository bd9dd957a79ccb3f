/** What is known of a network before it runs. */
import type { NetworkFormat, TensorFormat } from '@verapix/domain';

const planes: TensorFormat = { layout: 'nchw', type: 'float32', white: 1 };

/** The networks that come with the product: Swin2SR ×2 and GANS ×4. */
export const networkFormats = {
  sharp: { scale: 2, tiles: { overlap: 4 }, input: planes, output: planes },
  detail: { scale: 4, tiles: { overlap: 8 }, input: planes, output: planes },
} as const satisfies Record<string, NetworkFormat>;

/** How often a network runs over a picture until it is large enough, and over how many pixels for each of its own. */
export function passesOf(scale: number, factor: number): { count: number; pixels: number } {
  return scale >= factor ? { count: 1, pixels: 1 } : { count: 2, pixels: 1 + scale ** 2 };
}
