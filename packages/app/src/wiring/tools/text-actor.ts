import { type PictureSource, weights } from '@verapix/engines';
import type { TextOutput } from '@verapix/engines/text';
import type { ProcessInput, ProcessOutcome } from '@verapix/machines';
import { fromPromise } from 'xstate';
import type { NoOptions } from '../../pages/tools/ImageToTextPage/text-machine';
import type { EngineChoice } from '../engine-choice';
import { weightsAt } from './weights-at';

async function createTextReader(choice: EngineChoice) {
  const { createDeviceTextReader, createSimulatedTextReader } = await import('@verapix/engines/text');
  if (choice === 'simulated') return createSimulatedTextReader();
  return createDeviceTextReader({ weights: weightsAt(weights.tesseractEnglish) });
}

/** Reads the picture's text with the chosen engine; stopping the actor stops the engine. */
export function createTextActor(choice: EngineChoice) {
  return fromPromise<ProcessOutcome<TextOutput>, ProcessInput<PictureSource, NoOptions>>(
    async ({ input: { source, report }, signal }) => {
      const reader = await createTextReader(choice);
      return await reader.run({ picture: source }, { signal, onProgress: report });
    },
  );
}
