import { delays } from '@verapix/domain';
import type { Engine } from '../engine';
import { createSimulatedEngine, evenTimeline, type SimulatedEngineOptions } from '../simulated-engine';
import type { TextInput, TextOutput } from './contract';
import * as messages from '@verapix/messages/engines-text';

/** The text that the simulation returns. */
export const placeholderText =
  'This is a placeholder. It stands where the text of your picture would be, line by line, ready to copy or to ' +
  'download.';

/** Image to text as specified for the simulation: a placeholder after 1.5 s. */
export function createSimulatedTextReader(
  options: SimulatedEngineOptions = {},
): Engine<TextInput, TextOutput> {
  return createSimulatedEngine(
    {
      label: messages.simulating,
      durationMs: delays.simulatedOcr,
      timeline: evenTimeline(delays.simulatedOcr),
      make: () =>
        ({ text: placeholderText, words: [], turn: 0, meanConfidence: 0, languages: ['eng'] }) as const,
    },
    options,
  );
}
