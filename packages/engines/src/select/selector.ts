import type { EngineOutcome, EngineRunOptions } from '../engine';
import type { Size } from '../picture/raster';
import { createWorkerEngine, type EngineWorker } from '../worker/worker-engine';
import {
  type FoundObject,
  type ObjectPrompt,
  type ObjectWeights,
  objectFailure,
  objectPhases,
} from './contract';
import type { FinderAnswer, FinderRequest, FinderStart, FinderWork } from './find-worker';
import type { LookJob, LookResult } from './look-worker';

/** Finds objects in one picture. */
export interface ObjectFinder {
  /** The object at these prompts; undefined if there is none. */
  find(prompts: readonly ObjectPrompt[]): Promise<EngineOutcome<FoundObject | undefined>>;
  /** The object that was found last, with the edges of the picture at its full size. */
  refine(): Promise<EngineOutcome<FoundObject | undefined>>;
  /** Terminates the worker. Pending requests are never settled. */
  close(): void;
}

/** Selects objects in pictures, on the device. */
interface ObjectSelector {
  /** Downloads the files. The outcome's `problem` says why they could not be loaded. */
  download(options: EngineRunOptions): Promise<EngineOutcome<Pick<LookResult, 'problem'>>>;
  /**
   * Looks at a picture, of that size when seen upright, in a worker that ends with it: it needs far more memory than what
   * follows.
   */
  open(file: Blob, size: Size, options: EngineRunOptions): Promise<EngineOutcome<ObjectFinder>>;
}

interface ObjectSelectorOptions {
  weights: ObjectWeights;
  /** Start the workers; tests pass fakes. */
  startLooking?: () => EngineWorker;
  startFinding?: () => EngineWorker;
}

const startLookWorker = () =>
  new Worker(new URL('./look-worker.ts', import.meta.url), { type: 'module', name: 'look' });
const startFindWorker = () =>
  new Worker(new URL('./find-worker.ts', import.meta.url), { type: 'module', name: 'find' });

function createFinder(worker: EngineWorker, start: FinderStart): ObjectFinder {
  const pending = new Map<number, (outcome: EngineOutcome<FoundObject | undefined>) => void>();
  let lastId = 0;
  const settle = (id: number, outcome: EngineOutcome<FoundObject | undefined>) => {
    pending.get(id)?.(outcome);
    pending.delete(id);
  };
  worker.addEventListener('message', ({ data: answer }: MessageEvent<FinderAnswer>) => {
    settle(
      answer.id,
      answer.ok ? { ok: true, value: answer.value } : { ok: false, failure: objectFailure(answer.code) },
    );
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    for (const id of [...pending.keys()])
      settle(id, { ok: false, failure: objectFailure('engine-unavailable') });
  });
  worker.postMessage(start);
  const request = (work: FinderWork) =>
    new Promise<EngineOutcome<FoundObject | undefined>>((resolve) => {
      lastId += 1;
      pending.set(lastId, resolve);
      worker.postMessage({ id: lastId, work } satisfies FinderRequest);
    });
  return {
    find: (prompts) => request({ type: 'find', prompts }),
    refine: () => request({ type: 'refine' }),
    close() {
      pending.clear();
      worker.terminate();
    },
  };
}

/** Creates what selects objects. It loads nothing until it is asked to. */
export function createObjectSelector({
  weights,
  startLooking = startLookWorker,
  startFinding = startFindWorker,
}: ObjectSelectorOptions): ObjectSelector {
  const looking = createWorkerEngine<LookJob, LookJob, LookResult, (typeof objectPhases)[number]['id']>({
    phases: objectPhases,
    startWorker: startLooking,
    jobOf: (job) => job,
    unavailable: objectFailure('engine-unavailable'),
  });
  return {
    download: (options) => looking.run({ type: 'download', weights }, options),
    open: async (file, size, options) => {
      const outcome = await looking.run({ type: 'look', encoder: weights.encoder, file, size }, options);
      if (!outcome.ok) return outcome;
      const { embedding } = outcome.value;
      if (!embedding) throw new Error('The worker that looks at a picture posted no result of it.');
      const { decoder } = weights;
      return {
        ok: true,
        value: createFinder(startFinding(), { type: 'start', file, size, embedding, decoder }),
      };
    },
  };
}
