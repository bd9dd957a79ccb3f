import { type PictureSource, weights } from '@verapix/engines';
import { upscalePace } from '@verapix/engines/estimate';
import type { UpscaleOutput } from '@verapix/engines/upscale';
import type { ProcessInput, ProcessOutcome } from '@verapix/machines';
import { fromPromise } from 'xstate';
import type { UpscaleOptions } from '../../pages/tools/UpscalerPage/upscale-options';
import type { EngineChoice } from '../engine-choice';
import { storePace } from '../upscale-pace';
import { weightsAt } from './weights-at';

async function createUpscaler(choice: EngineChoice) {
  const { createDeviceUpscaler, createSimulatedUpscaler } = await import('@verapix/engines/upscale');
  if (choice === 'simulated') return createSimulatedUpscaler();
  return createDeviceUpscaler({ weights: weightsAt(weights.swin2sr) });
}

/** Enlarges the picture with the chosen engine; stopping the actor stops the engine. */
export function createUpscaleActor(choice: EngineChoice) {
  return fromPromise<ProcessOutcome<UpscaleOutput>, ProcessInput<PictureSource, UpscaleOptions>>(
    async ({ input: { source, options, report }, signal }) => {
      const upscaler = await createUpscaler(choice);
      const outcome = await upscaler.run({ picture: source, ...options }, { signal, onProgress: report });
      if (outcome.ok && outcome.value.method === 'sharp') {
        const { durationMs } = outcome.value;
        storePace(
          upscalePace({
            pixels: source.width * source.height,
            factor: options.factor,
            method: 'sharp',
            durationMs,
          }),
        );
      }
      return outcome;
    },
  );
}
