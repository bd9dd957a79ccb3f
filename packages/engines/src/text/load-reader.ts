import { EngineStop, step } from '../failures';
import type { FileSource } from '../network/load-file';
import { loadNetworks } from '../network/load-network';
import type { PageReader } from './open-tesseract';
import type { LineNetworks } from './read-lines';
import type { TextLanguage } from './text-languages';

/** How long a download may make no progress, in milliseconds. */
export const stallLimitMs = 30_000;

/** A time limit that restarts with every progress. */
export function createStallTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fail: (reason: EngineStop) => void = () => {};
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => fail(new EngineStop('model-unavailable')), stallLimitMs);
  };
  return {
    /** Call it on progress. */
    restart,
    /** Resolves with the work's result; rejects with `model-unavailable` after `stallLimitMs` without progress. */
    async limit<Result>(work: Promise<Result>): Promise<Result> {
      const stalled = new Promise<never>((_, reject) => {
        fail = reject;
      });
      restart();
      try {
        return await Promise.race([work, stalled]);
      } finally {
        clearTimeout(timer);
        fail = () => {};
      }
    },
  };
}

/** A language, and where its file is. */
export interface LanguageSource {
  code: TextLanguage;
  weights: FileSource;
}

/** Where the networks that find and read lines are. The second reader is for English only. */
export interface LineSources {
  detector: FileSource;
  reader?: FileSource | undefined;
}

/** Loads and starts the networks that find and read lines. Time limit as of `loadReader`. */
export async function loadLineNetworks(
  { detector, reader }: LineSources,
  onProgress: (done: number) => void,
): Promise<LineNetworks> {
  const stall = createStallTimer();
  const onLoaded = (done: number) => {
    stall.restart();
    onProgress(done);
  };
  const [{ openLineNetworks }, { runtime, weights }] = await stall.limit(
    Promise.all([
      step('model-unavailable', () => import('./open-line-networks')),
      step('model-unavailable', () =>
        loadNetworks('onnx', [detector, ...(reader ? [reader] : [])], onLoaded),
      ),
    ]),
  );
  const [detectorFile, readerFile] = weights;
  return step('engine-unavailable', () =>
    openLineNetworks({ runtime, detector: detectorFile, reader: readerFile }),
  );
}

/** Loads and starts Tesseract with its languages. A download without progress for half a minute counts as failed. */
export async function loadReader(
  languages: readonly LanguageSource[],
  onProgress: (done: number) => void,
): Promise<PageReader> {
  const stall = createStallTimer();
  const onLoaded = (done: number) => {
    stall.restart();
    onProgress(done);
  };
  const sources = languages.map((language) => language.weights);
  const [{ openTesseract }, { runtime, weights }] = await stall.limit(
    Promise.all([
      step('model-unavailable', () => import('./open-tesseract')),
      step('model-unavailable', () => loadNetworks('tesseract', sources, onLoaded)),
    ]),
  );
  return step('engine-unavailable', () =>
    openTesseract({
      core: runtime,
      languages: languages.map(({ code }, at) => ({ code, file: weights[at] ?? runtime })),
    }),
  );
}
