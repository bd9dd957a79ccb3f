import { delays, simulatedProgressCap } from '@verapix/facts';
import type { Engine, EnginePhase } from '../engine';
import { createProgressReporter } from '../progress';
import { type Wait, wait } from '../simulated/wait';
import type { TextInput, TextOutput } from './types';

const phases = [
  { id: 'simulate', label: 'Extracting text (simulated)', weight: 1 },
] as const satisfies readonly EnginePhase[];

/** What the simulation says instead of the picture's own text. */
export const placeholderText =
  'This is a placeholder. It stands where the text of your picture would be, line by line, ready to copy or to ' +
  'download.';

/** Times the progress moves on the way. */
const steps = 10;

export interface SimulatedTextReaderOptions {
  /** The clock; a test gives a fake. */
  wait?: Wait;
}

/** Image to text as the specification simulates it: 1.5 s, then a placeholder. */
export function createSimulatedTextReader({
  wait: pause = wait,
}: SimulatedTextReaderOptions = {}): Engine<TextInput, TextOutput> {
  return {
    id: 'simulated',
    phases,
    async run(_input, { signal, onProgress }) {
      signal.throwIfAborted();
      const report = createProgressReporter(phases, onProgress);
      for (let done = 0; done < steps; done++) {
        report({ phase: 'simulate', done: (done / steps) * (simulatedProgressCap.tools / 100) });
        await pause(delays.simulatedOcr / steps, signal);
      }
      report({ phase: 'simulate', done: 1 });
      const value: TextOutput = {
        text: placeholderText,
        words: [],
        turn: 0,
        meanConfidence: 0,
        method: 'simulated',
        durationMs: delays.simulatedOcr,
      };
      return { ok: true, value };
    },
  };
}
