import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import { step } from '../failures';
import { loadWeights, type WeightsSource } from '../network/load-weights';
import type { PageReader } from './open-tesseract';
import { stallLimit } from './stall-limit';

/** Tesseract itself, as it is served. Rejects when it is not there. */
async function fetchCore(): Promise<Uint8Array> {
  const response = await fetch(new URL(coreUrl, self.location.href));
  if (!response.ok) throw new Error(`Tesseract was not there: ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Loads Tesseract and its language, and starts it. A download that stands still for half a minute counts as failed:
 * the run must come to an end.
 */
export async function loadReader(
  weights: WeightsSource,
  onProgress: (done: number) => void,
): Promise<PageReader> {
  const parts = { core: 0, language: 0 };
  const stall = stallLimit();
  const report = (change: Partial<typeof parts>) => {
    stall.moved();
    Object.assign(parts, change);
    onProgress((parts.core + parts.language) / 2);
  };
  const [{ openTesseract }, core, language] = await stall.during(
    Promise.all([
      step('engine-unavailable', () => import('./open-tesseract')),
      step('engine-unavailable', () => fetchCore()).finally(() => report({ core: 1 })),
      step('model-unavailable', () => loadWeights(weights, (done) => report({ language: done }))),
    ]),
  );
  return step('engine-unavailable', () => openTesseract({ core, language }));
}
