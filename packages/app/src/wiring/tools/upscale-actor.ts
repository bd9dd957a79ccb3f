import { type PictureSource, weights } from '@verapix/engines';
import type { UpscaleOptions } from '../../pages/tools/UpscalerPage/upscale-options';
import type { EngineChoice } from '../engine-choice';
import { engineActor, prepareEngine } from './engine-actor';
import { weightsAt } from './weights-at';

async function openUpscaler(choice: EngineChoice) {
  const engines = await import('@verapix/engines/upscale');
  if (choice === 'simulated') return engines.createSimulatedUpscaler();
  return engines.createDeviceUpscaler({ weights: weightsAt(weights.swin2sr) });
}

/** Enlarges the picture. */
export const createUpscaleActor = (choice: EngineChoice) =>
  engineActor({
    open: () => openUpscaler(choice),
    inputOf: (picture: PictureSource, options: UpscaleOptions) => ({ picture, ...options }),
  });

/** Fetches what a run needs, weights apart. Rejects when it can't be had. */
export const prepareUpscaler = (choice: EngineChoice) => prepareEngine(() => openUpscaler(choice));
