/** What is known of a network before it runs. */
import type { NetworkFormat, TensorFormat, UpscaleFactor } from '@verapix/domain';
import type { WeightsKey } from '../weights';
import type { UpscaleMethod } from './contract';

const planes: TensorFormat = { layout: 'nchw', type: 'float32', white: 1 };

/** The networks that come with the product: Swin2SR ×2, our own ×2 and ×4, GANS ×4, and two of Real-ESRGAN ×4. */
export const networkFormats = {
  sharp: { scale: 2, tiles: { overlap: 4 }, input: planes, output: planes },
  sharpCompressed: { scale: 2, outputName: 'x2', tiles: { overlap: 8 }, input: planes, output: planes },
  detail: { scale: 4, tiles: { overlap: 8 }, input: planes, output: planes },
  detailCompressed: { scale: 4, tiles: { overlap: 12 }, input: planes, output: planes },
  illustration: { scale: 4, tiles: { overlap: 12 }, input: planes, output: planes },
} as const satisfies Record<string, NetworkFormat>;

export type BuiltInNetwork = keyof typeof networkFormats;

/** The weights of each. */
export const networkWeights = {
  sharp: 'swin2sr',
  sharpCompressed: 'sharpCompressed',
  detail: 'gans',
  detailCompressed: 'realesrGeneral',
  illustration: 'realesrDrawings',
} as const satisfies Record<BuiltInNetwork, WeightsKey>;

/** The JPEG quality below which our network gains more than Swin2SR, and takes less time. */
const sharpCompressedBelow = 80;
/** The JPEG quality below which GANS draws the blocks of the compression as detail. */
const detailCompressedBelow = 93;

/** The network that a method runs for a picture; undefined for Fast and for a model of the user's own. */
export function networkFor(
  method: UpscaleMethod,
  { jpegQuality = 100 }: { jpegQuality?: number | undefined },
): BuiltInNetwork | undefined {
  if (method === 'sharp') return jpegQuality < sharpCompressedBelow ? 'sharpCompressed' : 'sharp';
  if (method === 'detail') return jpegQuality < detailCompressedBelow ? 'detailCompressed' : 'detail';
  if (method === 'clean') return 'sharpCompressed';
  return method === 'illustration' ? method : undefined;
}

/** The format of a network for a factor: one has an output for each, of which the smaller one is for a picture that keeps its size. */
export function formatFor(network: BuiltInNetwork, factor: UpscaleFactor | 1): NetworkFormat {
  const format = networkFormats[network];
  return network === 'sharpCompressed' && factor > 2 ? { ...format, scale: 4, outputName: 'x4' } : format;
}

/** How often a network runs over a picture until it is large enough, and over how many pixels for each of its own. */
export function passesOf(scale: number, factor: number): { count: number; pixels: number } {
  return scale >= factor ? { count: 1, pixels: 1 } : { count: 2, pixels: 1 + scale ** 2 };
}
