/** Finds objects in one picture, in a worker that lives as long as objects are chosen in it. */
import type { EngineFailureCode } from '../engine';
import { EngineStop, step } from '../failures';
import { type FileSource, loadCode } from '../network/load-file';
import { loadNetwork } from '../network/load-network';
import { decodePicture } from '../picture/pixels';
import type { Plane } from '../picture/plane';
import type { Size } from '../picture/raster';
import { resize } from '../picture/resize';
import { servePrepare } from '../worker/serve-run';
import type { prepareRequest } from '../worker/worker-engine';
import type { FoundObject, ObjectPrompt } from './contract';

/** The first message to the worker. */
export interface FinderStart {
  type: 'start';
  file: Blob;
  size: Size;
  embedding: Float32Array<ArrayBuffer>;
  decoder: FileSource;
}

export type FinderWork =
  | { type: 'find'; prompts: readonly ObjectPrompt[] }
  /** Follows the picture's edges around what was found last. */
  | { type: 'refine' };

export interface FinderRequest {
  id: number;
  work: FinderWork;
}

export type FinderAnswer =
  | { id: number; ok: true; value: FoundObject | undefined }
  | { id: number; ok: false; code: EngineFailureCode };

/** Opens the decoder, which serves one request after the other. */
async function openFinder({ file, size, embedding, decoder }: FinderStart) {
  const [{ openDecoder, objectAbove, refineObject }, files] = await step('model-unavailable', () =>
    Promise.all([loadCode(() => import('./segment-anything')), loadNetwork('onnx', decoder)]),
  );
  const { decode } = await step('engine-unavailable', () => openDecoder(files, embedding, size));
  let logits: Plane | undefined;
  return async (work: FinderWork): Promise<FoundObject | undefined> => {
    if (work.type === 'find') {
      const { prompts } = work;
      const found = await step('engine-unavailable', () => decode(prompts));
      logits = found;
      return objectAbove(found, size);
    }
    if (!logits) return undefined;
    const found = logits;
    // The picture at its full size is in memory only now.
    const decoded = await step('decode-failed', () => decodePicture(file));
    return step('engine-unavailable', async () =>
      refineObject(found, await resize(decoded, size.width, size.height)),
    );
  };
}

let started: FinderStart | undefined;
let finder: ReturnType<typeof openFinder> | undefined;
let queue: Promise<unknown> = Promise.resolve();

async function answerTo({ id, work }: FinderRequest): Promise<FinderAnswer> {
  try {
    if (!started) throw new EngineStop('engine-unavailable');
    finder ??= openFinder(started);
    // If it could not be opened, the next request tries again.
    const find = await finder.catch((error: unknown) => {
      finder = undefined;
      throw error;
    });
    return { id, ok: true, value: await find(work) };
  } catch (error) {
    return { id, ok: false, code: error instanceof EngineStop ? error.code : 'engine-unavailable' };
  }
}

servePrepare();

self.addEventListener(
  'message',
  ({ data }: MessageEvent<FinderStart | FinderRequest | typeof prepareRequest>) => {
    if (typeof data === 'string') return;
    if ('type' in data) started = data;
    else queue = queue.then(async () => self.postMessage(await answerTo(data)));
  },
);
