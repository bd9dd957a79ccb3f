import { type PictureSource, weights } from '@verapix/engines';
import type { CutOutOutput } from '@verapix/engines/background';
import type { ProcessInput, ProcessOutcome } from '@verapix/machines';
import { fromPromise } from 'xstate';
import type { CutOutOptions } from '../../pages/tools/BackgroundPage/background-options';
import type { EngineChoice } from '../engine-choice';
import { weightsAt } from './weights-at';

async function createBackgroundRemover(choice: EngineChoice) {
  const { createDeviceBackgroundRemover, createSimulatedBackgroundRemover } = await import(
    '@verapix/engines/background'
  );
  if (choice === 'simulated') return createSimulatedBackgroundRemover();
  return createDeviceBackgroundRemover({
    weights: { people: weightsAt(weights.modnet), anything: weightsAt(weights.u2netp) },
  });
}

/** Cuts the subject out with the chosen engine; stopping the actor stops the engine. */
export function createBackgroundActor(choice: EngineChoice) {
  return fromPromise<ProcessOutcome<CutOutOutput>, ProcessInput<PictureSource, CutOutOptions>>(
    async ({ input: { source, options, report }, signal }) => {
      const remover = await createBackgroundRemover(choice);
      return await remover.run({ picture: source, ...options }, { signal, onProgress: report });
    },
  );
}
