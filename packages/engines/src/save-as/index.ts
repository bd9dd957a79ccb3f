import wasmUrl from '@jsquash/avif/codec/enc/avif_enc.wasm?url';
import { savedFormats } from '@verapix/domain';
import type { Engine } from '../engine';
import { canvasOf } from '../picture/pixels';
import { createWorkerEngine, type EngineWorker, ownCode } from '../worker/worker-engine';
import { type SavedPicture, type SaveInput, type SavePhase, saveFailure, savePhases } from './contract';
import type { SaveJob } from './run-save';

export { type Metadata, readMetadata } from '../metadata/read-metadata';
export { metadataFormats } from '../metadata/write-metadata';
export type { SavedPicture, SaveInput, SaveSettings, TargetSize } from './contract';
export { place } from './place';

const startSaveWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'save-as' });

/** The encoder for AVIF, compiled; undefined if the browser writes AVIF itself. */
type AvifCode = () => Promise<WebAssembly.Module | undefined>;

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Downloads 3.5 MB and compiles them, in a browser that does not write AVIF. Each run has its own worker: compiled once
 * here, the code is shared by all.
 */
const avifCodeOfPage: AvifCode = async () => {
  const [canvas] = canvasOf(1, 1);
  const { mime } = savedFormats.avif;
  // A browser without an encoder for the format silently writes PNG.
  if ((await canvas.convertToBlob({ type: mime })).type === mime) return undefined;
  compiled ??= WebAssembly.compileStreaming(fetch(wasmUrl)).catch((error: unknown) => {
    compiled = undefined;
    throw error;
  });
  return compiled;
};

export interface PictureWriterOptions {
  /** Starts a worker; tests pass a fake. */
  startWorker?: () => EngineWorker;
  avifCode?: AvifCode;
}

/**
 * Writes the result of a tool as a file in any format, size and quality, or predicts its size, in a worker. Aborting the
 * run ends the worker.
 */
export function createPictureWriter({
  startWorker = startSaveWorker,
  avifCode = avifCodeOfPage,
}: PictureWriterOptions = {}): Engine<SaveInput, SavedPicture> {
  const unavailable = saveFailure('engine-unavailable');
  const engine = createWorkerEngine<SaveJob, SaveJob, SavedPicture, SavePhase>({
    phases: savePhases,
    startWorker,
    jobOf: (job) => job,
    unavailable,
    // A size is predicted for each change of the settings.
    loadedBy: () => ownCode,
  });
  return {
    ...engine,
    run: async (input, options) => {
      if (input.settings.format !== 'avif') return engine.run(input, options);
      const code = await avifCode().then(
        (module) => ({ module }),
        () => undefined,
      );
      options.signal.throwIfAborted();
      return code
        ? engine.run({ ...input, avifCode: code.module }, options)
        : { ok: false, failure: unavailable };
    },
  };
}
