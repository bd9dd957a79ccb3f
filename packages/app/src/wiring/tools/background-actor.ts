import { type PictureSource, weights } from '@verapix/engines';
import type { CutOutOptions } from '../../pages/tools/BackgroundPage/background-options';
import type { EngineChoice } from '../engine-choice';
import { engineActor, prepareEngine } from './engine-actor';
import { weightsAt } from './weights-at';

async function openBackgroundRemover(choice: EngineChoice) {
  const engines = await import('@verapix/engines/background');
  if (choice === 'simulated') return engines.createSimulatedBackgroundRemover();
  return engines.createDeviceBackgroundRemover({
    weights: { people: weightsAt(weights.modnet), anything: weightsAt(weights.u2netp) },
  });
}

/** Cuts the subject out of the picture. */
export const createBackgroundActor = (choice: EngineChoice) =>
  engineActor({
    open: () => openBackgroundRemover(choice),
    inputOf: (picture: PictureSource, options: CutOutOptions) => ({ picture, ...options }),
  });

/** Fetches what a run needs, weights apart. Rejects when it can't be had. */
export const prepareBackgroundRemover = (choice: EngineChoice) =>
  prepareEngine(() => openBackgroundRemover(choice));
