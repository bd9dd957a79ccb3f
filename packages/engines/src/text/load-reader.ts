import { step } from '../failures';
import type { FileSource } from '../network/load-file';
import { loadNetwork } from '../network/load-network';
import type { PageReader } from './open-tesseract';
import { stallLimit } from './stall-limit';

/**
 * Loads Tesseract and its language, and starts it. A download that stands still for half a minute counts as failed:
 * the run must come to an end.
 */
export async function loadReader(
  weights: FileSource,
  onProgress: (done: number) => void,
): Promise<PageReader> {
  const stall = stallLimit();
  const onLoaded = (done: number) => {
    stall.moved();
    onProgress(done);
  };
  const [{ openTesseract }, { runtime, weights: language }] = await stall.during(
    Promise.all([
      step('model-unavailable', () => import('./open-tesseract')),
      step('model-unavailable', () => loadNetwork('tesseract', weights, onLoaded)),
    ]),
  );
  return step('engine-unavailable', () => openTesseract({ core: runtime, language }));
}
