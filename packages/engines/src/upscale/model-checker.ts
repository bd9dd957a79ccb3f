import { type CheckedModel, ownModelMaxBytes } from '@verapix/domain';
import type { Engine, EnginePhase } from '../engine';
import { createWorkerEngine, type EngineWorker } from '../worker/worker-engine';
import { modelRefusal } from './contract';
import * as messages from '@verapix/messages/engines-upscale';

const modelCheckPhases = [
  { id: 'runtime', label: messages.loadingRuntime, weight: 0.3 },
  { id: 'check', label: messages.trying, weight: 0.7 },
] as const satisfies readonly EnginePhase[];

export type ModelCheckPhase = (typeof modelCheckPhases)[number]['id'];

/** How long a check may take, in milliseconds: loading a large file and two tiles on a slow device. */
const modelCheckTimeLimit = 90_000;

const maxInWords = `${ownModelMaxBytes / 1024 ** 2} MB`;

const startCheckWorker = () =>
  new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module', name: 'model-check' });

/**
 * Checks a user's model in a worker of its own: a file that breaks the runtime, or never ends, ends with the worker and
 * is refused.
 */
export function createModelChecker({
  startWorker = startCheckWorker,
  timeLimit = () => AbortSignal.timeout(modelCheckTimeLimit),
}: {
  startWorker?: () => EngineWorker;
  /** Starts the time limit of a check; tests pass their own. */
  timeLimit?: () => AbortSignal;
} = {}): Engine<File, CheckedModel> {
  const engine = createWorkerEngine<File, File, CheckedModel, ModelCheckPhase>({
    phases: modelCheckPhases,
    startWorker,
    jobOf: (file) => file,
    refuse: ({ size }) => {
      if (size > 0 && size <= ownModelMaxBytes) return undefined;
      return modelRefusal(size === 0 ? messages.emptyFile : messages.fileTooLarge({ maxInWords }));
    },
    unavailable: modelRefusal(messages.stoppedRuntime),
  });
  return {
    run: async (file, { signal, onProgress }) => {
      const limit = timeLimit();
      const either = AbortSignal.any([signal, limit]);
      try {
        return await engine.run(file, { signal: either, onProgress });
      } catch (error) {
        if (signal.aborted || !limit.aborted) throw error;
        const seconds = modelCheckTimeLimit / 1000;
        return {
          ok: false,
          failure: modelRefusal(messages.tooSlow({ seconds })),
        };
      }
    },
  };
}
