/** The page of `scripts/bench/watermark.ts`. */
import { weights, weightsSourceOf } from '../../../packages/engines/src';
import { decodePicture } from '../../../packages/engines/src/picture/pixels';
import { createDeviceWatermarkRemover, type WatermarkMethod } from '../../../packages/engines/src/watermark';
import {
  drawOpaque,
  fillWithMean,
  markPicture,
  psnrInside,
} from '../../../packages/engines/src/watermark/marked-pictures.fixture';

const remover = createDeviceWatermarkRemover({
  weights: weightsSourceOf(weights.migan, new URL('/weights/', location.href).href),
});

/** Fills a mark on a photograph with its mean colour, or with a method. Returns the PSNR inside the mark, in dB. */
async function fill(name: string, method: 'mean' | WatermarkMethod): Promise<number> {
  const response = await fetch(`/pictures/${name}.jpg`);
  const { truth, file, mask } = await markPicture(await response.blob(), drawOpaque);
  const { width, height } = truth;
  const marked = await decodePicture(file);
  if (method === 'mean') return psnrInside(truth, fillWithMean(marked, mask), mask);
  const picture = { file, name, mime: 'image/png', bytes: file.size, width, height } as const;
  const source = { ...picture, orientation: 1, hasAlpha: true } as const;
  const options = { signal: new AbortController().signal, onProgress: () => {} };
  const outcome = await remover.run({ source, mask, method }, options);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  if (outcome.value.method !== method) throw new Error(`It fell back to ${outcome.value.method}.`);
  return psnrInside(truth, await decodePicture(outcome.value.blob), mask);
}

const benches = { fill };
export type WatermarkBenches = typeof benches;
Object.assign(window, benches);
