/** The part of a `Worker` that a run needs. */
export type EngineWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** How long a worker waits for its next job, in milliseconds. */
const warmForMs = 60_000;

/** Gigabytes of memory below which no worker waits: it holds up to some hundred megabytes. */
const minGigabytes = 4;

/** Whether the device has the memory. Browsers that don't say how much there is are trusted with a mouse alone. */
function hasMemory(): boolean {
  const device: (Navigator & { deviceMemory?: number }) | undefined = globalThis.navigator;
  if (device?.deviceMemory !== undefined) return device.deviceMemory >= minGigabytes;
  return globalThis.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? false;
}

/** A worker that has done a job and waits for another, with what it has loaded. */
export interface WarmWorkers {
  /** Takes the worker that waits with these files loaded; undefined if there is none. One with others ends. */
  take(files: string): EngineWorker | undefined;
  /** Lets a worker wait, or ends it. */
  keep(files: string, worker: EngineWorker): void;
}

/**
 * Keeps one worker between two runs, so that the second need not start its network again. It ends after a minute, when the
 * page is hidden, and at once on devices with little memory.
 */
export function createWarmWorkers(): WarmWorkers {
  let waiting: { files: string; worker: EngineWorker; release: () => void } | undefined;
  const end = () => {
    waiting?.release();
    waiting?.worker.terminate();
    waiting = undefined;
  };
  return {
    take(files) {
      if (waiting?.files !== files) {
        end();
        return undefined;
      }
      const { worker, release } = waiting;
      release();
      waiting = undefined;
      return worker;
    },
    keep(files, worker) {
      end();
      if (!hasMemory() || document.visibilityState === 'hidden') {
        worker.terminate();
        return;
      }
      const listening = new AbortController();
      const { signal } = listening;
      const timer = setTimeout(end, warmForMs);
      const release = () => {
        clearTimeout(timer);
        listening.abort();
      };
      // A page that is not looked at gives its memory back.
      document.addEventListener('visibilitychange', end, { signal });
      worker.addEventListener('error', end, { signal });
      waiting = { files, worker, release };
    },
  };
}
