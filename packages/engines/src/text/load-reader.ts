import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import { step } from '../failures';
import { loadRuntime } from '../network/load-runtime';
import { loadWeights, type WeightsSource } from '../network/load-weights';
import type { PageReader } from './open-tesseract';
import { stallLimit } from './stall-limit';

/** Tesseract itself. Rejects when it can't be had. */
const loadCore = async () => new Uint8Array(await loadRuntime(new URL(coreUrl, self.location.href).href));

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
      step('engine-unavailable', loadCore).finally(() => report({ core: 1 })),
      step('model-unavailable', () => loadWeights(weights, (done) => report({ language: done }))),
    ]),
  );
  return step('engine-unavailable', () => openTesseract({ core, language }));
}
