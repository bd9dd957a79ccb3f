import { delays } from '@verapix/facts';
import type { Engine } from '../engine';
import { evenMoves } from '../simulated/moves';
import { createSimulatedEngine, type SimulatedEngineOptions } from '../simulated/simulated-engine';
import type { TextInput, TextOutput } from './types';

/** What the simulation says instead of the picture's own text. */
export const placeholderText =
  'This is a placeholder. It stands where the text of your picture would be, line by line, ready to copy or to ' +
  'download.';

/** Image to text as the specification simulates it: 1.5 s, then a placeholder. */
export function createSimulatedTextReader(
  options: SimulatedEngineOptions = {},
): Engine<TextInput, TextOutput> {
  return createSimulatedEngine(
    {
      label: 'Extracting text (simulated)',
      durationMs: delays.simulatedOcr,
      moves: evenMoves(delays.simulatedOcr),
      make: () => ({ text: placeholderText, words: [], turn: 0, meanConfidence: 0 }) as const,
    },
    options,
  );
}
