import { simulatedProgressCap } from '@verapix/domain';
import type { Engine, EngineFailure, EngineOutcome, EnginePhase } from './engine';
import { createProgressReporter } from './progress';

/** Resolves after the given milliseconds; rejects with the signal's reason as soon as it aborts. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** The clock of the simulated engines; tests pass one that does not wait. */
export const wait: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal.addEventListener('abort', abort, { once: true });
  });

/** One change of the progress: its time, in milliseconds from the start, and the completed ratio, 0 to 1. */
export interface TimelineEntry {
  atMs: number;
  done: number;
}

/** Progress changes of most tools on the way. */
const evenSteps = 10;

/** Progress in equal steps, from 0 at the start, that stays below the simulated tools' cap. */
export function evenTimeline(durationMs: number): TimelineEntry[] {
  return Array.from({ length: evenSteps }, (_, index) => ({
    atMs: (index * durationMs) / evenSteps,
    done: (index / evenSteps) * (simulatedProgressCap.tools / 100),
  }));
}

/** How a tool is simulated. */
export interface Simulation<Input, Made extends object> {
  /** What the user reads during the run, such as 'Enlarging the picture (simulated)'. */
  label: string;
  /** From the start until the result is made, in milliseconds. */
  durationMs: number;
  /** The progress on the way, in order of time. */
  timeline: readonly TimelineEntry[];
  /** Returns a failure for an input that cannot be processed; called before the run starts. */
  refuse?: (input: Input) => EngineFailure | undefined;
  /** Makes the result at the end of the run. */
  make: (input: Input) => Made | Promise<Made>;
  /** The outcome when `make` rejects. If absent, the run rejects as well. */
  failure?: EngineFailure;
}

export interface SimulatedEngineOptions {
  /** The clock; tests pass a fake. */
  wait?: Wait;
}

/** What the results of all simulated runs have in common. */
interface SimulatedRun {
  method: 'simulated';
  /** Duration of the run as specified, in milliseconds. */
  durationMs: number;
}

async function makeOutcome<Made>(
  make: () => Made | Promise<Made>,
  failure: EngineFailure | undefined,
): Promise<EngineOutcome<Made>> {
  try {
    return { ok: true, value: await make() };
  } catch (error) {
    if (!failure) throw error;
    return { ok: false, failure };
  }
}

/** An engine with one phase: waits as specified, reports the progress of its timeline, then makes the result. */
export function createSimulatedEngine<Input, Made extends object>(
  { label, durationMs, timeline, refuse, make, failure }: Simulation<Input, Made>,
  { wait: pause = wait }: SimulatedEngineOptions = {},
): Engine<Input, Made & SimulatedRun> {
  const phases = [{ id: 'simulate', label, weight: 1 }] as const satisfies readonly EnginePhase[];
  const playTimeline = async (show: (done: number) => void, signal: AbortSignal) => {
    let now = 0;
    for (const { atMs, done } of timeline) {
      if (atMs > now) await pause(atMs - now, signal);
      now = atMs;
      show(done);
    }
    if (durationMs > now) await pause(durationMs - now, signal);
  };
  return {
    async run(input, { signal, onProgress }) {
      signal.throwIfAborted();
      const refusal = refuse?.(input);
      if (refusal) return { ok: false, failure: refusal };
      const report = createProgressReporter(phases, onProgress);
      const show = (done: number) => report({ phase: 'simulate', done });
      await playTimeline(show, signal);
      const result = await makeOutcome(() => make(input), failure);
      signal.throwIfAborted();
      if (!result.ok) return result;
      show(1);
      return { ok: true, value: { ...result.value, method: 'simulated', durationMs } };
    },
  };
}
