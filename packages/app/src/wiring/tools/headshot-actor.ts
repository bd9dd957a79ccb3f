import { type PictureSource, weights } from '@verapix/engines';
import type { HeadshotsOutput } from '@verapix/engines/headshots';
import type { ProcessInput, ProcessOutcome } from '@verapix/machines';
import { fromPromise } from 'xstate';
import type { NoOptions } from '../../pages/tools/HeadshotPage/headshot-machine';
import type { EngineChoice } from '../engine-choice';
import { weightsAt } from './weights-at';

async function createHeadshots(choice: EngineChoice) {
  const { createDeviceHeadshots, createSimulatedHeadshots } = await import('@verapix/engines/headshots');
  if (choice === 'simulated') return createSimulatedHeadshots();
  return createDeviceHeadshots({
    weights: { face: weightsAt(weights.blazeFace), people: weightsAt(weights.modnet) },
  });
}

/** Makes headshots of the photo with the chosen engine; stopping the actor stops the engine. */
export function createHeadshotActor(choice: EngineChoice) {
  return fromPromise<ProcessOutcome<HeadshotsOutput>, ProcessInput<PictureSource, NoOptions>>(
    async ({ input: { source, report }, signal }) => {
      const headshots = await createHeadshots(choice);
      return await headshots.run({ picture: source }, { signal, onProgress: report });
    },
  );
}
