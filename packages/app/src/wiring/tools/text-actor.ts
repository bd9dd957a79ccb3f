import { type PictureSource, weights } from '@verapix/engines';
import type { EngineChoice } from '../engine-choice';
import { engineActor, prepareEngine } from './engine-actor';
import { weightsAt } from './weights-at';

async function openTextReader(choice: EngineChoice) {
  const engines = await import('@verapix/engines/text');
  if (choice === 'simulated') return engines.createSimulatedTextReader();
  return engines.createDeviceTextReader({ weights: weightsAt(weights.tesseractEnglish) });
}

/** Reads the picture's text. */
export const createTextActor = (choice: EngineChoice) =>
  engineActor({
    open: () => openTextReader(choice),
    inputOf: (picture: PictureSource) => ({ picture }),
  });

/** Fetches what a run needs, weights apart. Rejects when it can't be had. */
export const prepareTextReader = (choice: EngineChoice) => prepareEngine(() => openTextReader(choice));
