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

export interface FillScore {
  /** Within the mark, in dB. */
  psnr: number;
  /** From the start of the run to its file; for the mean colour, the fill only. */
  ms: number;
}

export type FillScores = Record<'mean' | WatermarkMethod, FillScore>;

const remover = createDeviceWatermarkRemover({
  weights: weightsSourceOf(weights.migan, new URL('/weights/', location.href).href),
});

/** Fills a mark on a photograph with its mean colour, with Quick and with Best. */
async function fill(name: string): Promise<FillScores> {
  const response = await fetch(`/pictures/${name}.jpg`);
  const { truth, file, mask } = await markPicture(await response.blob(), drawOpaque);
  const { width, height } = truth;
  const marked = await decodePicture(file);
  const start = performance.now();
  const plain = fillWithMean(marked, mask);
  const mean = { ms: performance.now() - start, psnr: psnrInside(truth, plain, mask) };
  const picture = { file, name, mime: 'image/png', bytes: file.size, width, height } as const;
  const source = { ...picture, orientation: 1, hasAlpha: true } as const;
  const run = async (method: WatermarkMethod): Promise<FillScore> => {
    const options = { signal: new AbortController().signal, onProgress: () => {} };
    const outcome = await remover.run({ source, mask, method }, options);
    if (!outcome.ok) throw new Error(outcome.failure.message);
    if (outcome.value.method !== method) throw new Error(`It fell back to ${outcome.value.method}.`);
    const filled = await decodePicture(outcome.value.blob);
    return { ms: outcome.value.durationMs, psnr: psnrInside(truth, filled, mask) };
  };
  return { mean, quick: await run('quick'), best: await run('best') };
}

const benches = { fill };
export type WatermarkBenches = typeof benches;
Object.assign(window, benches);
