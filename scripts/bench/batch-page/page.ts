/** The page of `scripts/bench/batch.ts`. */
import { createActor, waitFor } from 'xstate';
import { createBatchStore } from '../../../packages/studio/src/store/batch-store';
import { createPendingStore } from '../../../packages/studio/src/store/pending-files';
import {
  type PictureNeeds,
  picturesAtOnce,
  thisDevice,
} from '../../../packages/studio/src/batch/pictures-at-once';
import { batchLogicOf, itemOf, storeChanges } from '../../../packages/studio/src/batch/batch-run';
import { decodeMaxPixels, uploadMaxBytes } from '../../../packages/domain/src';
import {
  inspectPicture,
  ownWeights,
  type PictureSource,
  weights,
  weightsSourceOf,
} from '../../../packages/engines/src';
import { createDeviceUpscaler, type UpscaleOutput } from '../../../packages/engines/src/upscale';

export type BatchWay = 'batch' | 'loop';

export interface BatchJob {
  way: BatchWay;
  /** Names of the pictures, without their extension. They are used in turn. */
  pictures: readonly string[];
  count: number;
}

export interface BatchTimes {
  ms: number;
  /** How many came out. */
  done: number;
  /** How many were worked on at once. */
  atOnce: number;
}

type Options = { factor: 2; method: 'fast'; format: 'jpeg'; quality: number };
const options: Options = { factor: 2, method: 'fast', format: 'jpeg', quality: 0.92 };
/** Those of Fast in `studio/src/tools/upscale/batch.tsx`. */
const needs: PictureNeeds = { threads: 1, megabytes: 256 };
const limits = { maxBytes: uploadMaxBytes, maxPixels: decodeMaxPixels };

const engine = createDeviceUpscaler({
  weightsAt: (name) =>
    weightsSourceOf({ ...weights, ...ownWeights }[name], new URL('/weights/', location.href).href),
});

async function filesOf({ pictures, count }: BatchJob): Promise<File[]> {
  const read = async (name: string) => (await fetch(`/pictures/${name}.jpg`)).blob();
  const blobs = await Promise.all(pictures.map(read));
  return Array.from({ length: count }, (_, index) => {
    const blob = blobs[index % blobs.length];
    if (!blob) throw new Error('The bench has no pictures.');
    return new File([blob], `${index}.jpg`, { type: 'image/jpeg' });
  });
}

/** One picture after the other, each result kept in the page. */
async function runLoop(files: readonly File[]): Promise<Omit<BatchTimes, 'ms'>> {
  const results: Blob[] = [];
  const { signal } = new AbortController();
  for (const file of files) {
    const inspection = await inspectPicture([file], limits);
    if (!inspection.ok) continue;
    const run = { signal, onProgress: () => {} };
    const outcome = await engine.run({ picture: inspection.picture, ...options }, run);
    if (outcome.ok) results.push(outcome.value.blob);
  }
  return { done: results.length, atOnce: 1 };
}

/** The batch as the app runs it: its machine, its storage, as many at once as the device holds. */
async function runBatch(files: readonly File[]): Promise<Omit<BatchTimes, 'ms'>> {
  const store = createPendingStore(createBatchStore('image-upscaler'));
  const items = files.map((file, index) => itemOf(file, String(index)));
  store.add(new Map(files.map((file, index) => [String(index), file])));
  await store.copy(new AbortController().signal);
  const device = thisDevice();
  const { logic, functions } = batchLogicOf<PictureSource, Options, UpscaleOutput, undefined>({
    tool: {
      source: {
        inspect: async (chosen) => {
          const inspection = await inspectPicture(chosen, limits);
          return inspection.ok ? { ok: true, source: inspection.picture } : inspection;
        },
      },
      engine: {
        run: ({ source, options: chosen, report }, signal) =>
          engine.run({ picture: source, ...chosen }, { signal, onProgress: report }),
      },
    },
    batch: { fileOf: ({ blob, width, height }) => ({ blob, width, height }), needs: () => needs },
    store,
    env: () => undefined,
    device,
    onFull: () => {
      throw new Error('There is no room for the results: free space, and run the bench again.');
    },
  });
  const actor = createActor(logic, { input: { ...functions, items, options } }).start();
  storeChanges(actor, store);
  actor.send({ type: 'batch.started' });
  const { context } = await waitFor(actor, ({ value }) => value === 'finished', { timeout: Infinity });
  const done = context.items.filter(({ status }) => status === 'done').length;
  return { done, atOnce: picturesAtOnce(needs, device) };
}

async function bench(job: BatchJob): Promise<BatchTimes> {
  const files = await filesOf(job);
  const start = performance.now();
  const outcome = await (job.way === 'batch' ? runBatch(files) : runLoop(files));
  return { ...outcome, ms: performance.now() - start };
}

export interface Benches {
  bench: typeof bench;
}
Object.assign(window, { bench } satisfies Benches);
