import type { PictureSource, UpscaleOutput } from '@verapix/engines';
import { upscalePace } from '@verapix/engines/estimate';
import { decodeMaxPixels, uploadMaxBytes } from '@verapix/facts';
import type { InspectInput, InspectOutcome, ProcessInput, ProcessOutcome } from '@verapix/machines';
import { fromPromise } from 'xstate';
import type { UpscaleOptions } from '../pages/tools/UpscalerPage/upscale-options';
import type { EngineChoice } from './engine-choice';
import { storePace } from './upscale-pace';

/** The engines are fetched when the first file comes, not with the page. */
const loadEngines = () => import('@verapix/engines');

/** Looks at chosen files: what they are, how large, whether they can be opened. One for every tool that takes a picture. */
export const inspectPictureActor = fromPromise<InspectOutcome<PictureSource>, InspectInput<readonly File[]>>(
  async ({ input }) => {
    const { inspectPicture } = await loadEngines();
    const inspection = await inspectPicture(input.files, {
      maxBytes: uploadMaxBytes,
      maxPixels: decodeMaxPixels,
    });
    return inspection.ok ? { ok: true, source: inspection.picture } : inspection;
  },
);

async function createUpscaler(choice: EngineChoice) {
  const { createDeviceUpscaler, createSimulatedUpscaler, weights, weightsFileName } = await loadEngines();
  if (choice === 'simulated') return createSimulatedUpscaler();
  const file = weightsFileName(weights.swin2sr);
  return createDeviceUpscaler({ weightsUrl: `${import.meta.env.BASE_URL}weights/${file}` });
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
