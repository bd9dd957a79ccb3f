import type { Engine, EngineFailure, EngineOutcome, EnginePhase } from '../engine';
import { createProgressReporter } from '../progress';
import type { Move } from './moves';
import { wait as realWait, type Wait } from './wait';

/** What a tool's simulation is made of. */
export interface Simulation<Input, Made extends object> {
  /** What a person reads while it lasts, such as 'Enlarging the picture (simulated)'. */
  label: string;
  /** From the start until the result is made, in milliseconds. */
  durationMs: number;
  /** Where the progress stands on the way, in the order of time. */
  moves: readonly Move[];
  /** Says no before anything begins. */
  refuse?: (input: Input) => EngineFailure | undefined;
  /** Makes the result once the time is over. */
  make: (input: Input) => Made | Promise<Made>;
  /** What is told when `make` rejects. Without it that is a bug, and goes on. */
  failure?: EngineFailure;
}

export interface SimulatedEngineOptions {
  /** The clock; a test gives a fake. */
  wait?: Wait;
}

/** What is the same in the result of every simulated run. */
interface SimulatedRun {
  method: 'simulated';
  /** From the start of the run to its end, by the specification. */
  durationMs: number;
}

async function outcomeOfMaking<Made>(
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

/** An engine of one phase: lets the specified time pass, moves its progress on the way, and then makes the result. */
export function createSimulatedEngine<Input, Made extends object>(
  { label, durationMs, moves, refuse, make, failure }: Simulation<Input, Made>,
  { wait = realWait }: SimulatedEngineOptions = {},
): Engine<Input, Made & SimulatedRun> {
  const phases = [{ id: 'simulate', label, weight: 1 }] as const satisfies readonly EnginePhase[];
  const passTime = async (show: (done: number) => void, signal: AbortSignal) => {
    let now = 0;
    for (const { atMs, done } of moves) {
      if (atMs > now) await wait(atMs - now, signal);
      now = atMs;
      show(done);
    }
    if (durationMs > now) await wait(durationMs - now, signal);
  };
  return {
    id: 'simulated',
    phases,
    async run(input, { signal, onProgress }) {
      signal.throwIfAborted();
      const refusal = refuse?.(input);
      if (refusal) return { ok: false, failure: refusal };
      const report = createProgressReporter(phases, onProgress);
      const show = (done: number) => report({ phase: 'simulate', done });
      await passTime(show, signal);
      const made = await outcomeOfMaking(() => make(input), failure);
      signal.throwIfAborted();
      if (!made.ok) return made;
      show(1);
      return { ok: true, value: { ...made.value, method: 'simulated', durationMs } };
    },
  };
}
