import { type PictureSource, weights } from '@verapix/engines';
import type { EngineChoice } from '../engine-choice';
import { engineActor, prepareEngine } from './engine-actor';
import { weightsAt } from './weights-at';

async function openHeadshots(choice: EngineChoice) {
  const engines = await import('@verapix/engines/headshots');
  if (choice === 'simulated') return engines.createSimulatedHeadshots();
  return engines.createDeviceHeadshots({
    weights: { face: weightsAt(weights.blazeFace), people: weightsAt(weights.modnet) },
  });
}

/** Makes headshots of the photo. */
export const createHeadshotActor = (choice: EngineChoice) =>
  engineActor({
    open: () => openHeadshots(choice),
    inputOf: (picture: PictureSource) => ({ picture }),
  });

/** Fetches what a run needs, weights apart. Rejects when it can't be had. */
export const prepareHeadshots = (choice: EngineChoice) => prepareEngine(() => openHeadshots(choice));
