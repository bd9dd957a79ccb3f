import { prepareRequest } from './protocol';
import type { EngineWorker } from './worker-engine';

/**
 * Fetches all that a worker needs to do a job without a network: starts one, lets it get ready, and ends it. Resolves
 * whether or not that succeeded: a run tells what is missing.
 */
export async function prepareWorker(startWorker: () => EngineWorker): Promise<void> {
  let worker: EngineWorker;
  try {
    worker = startWorker();
  } catch {
    return;
  }
  await new Promise<void>((resolve) => {
    const end = (event: Event) => {
      event.preventDefault();
      resolve();
    };
    for (const type of ['message', 'error', 'messageerror'] as const)
      worker.addEventListener(type, end, { once: true });
    worker.postMessage(prepareRequest);
  });
  worker.terminate();
}
