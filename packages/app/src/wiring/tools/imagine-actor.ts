import type { Failure, ProcessInput, ProcessOutcome } from '@verapix/machines';
import { fromPromise } from 'xstate';
import type {
  GeneratedImage,
  ImageOptions,
  NoSource,
} from '../../pages/tools/ImageGeneratorPage/image-options';
import { type ImageMaker, imageProvider } from './image-provider';

async function createImaginer(maker: ImageMaker) {
  const engines = await import('@verapix/engines/imagine');
  if (maker === 'simulated') return engines.createSimulatedImaginer();
  const template = maker === 'provider' ? imageProvider() : undefined;
  return template ? engines.createProviderImaginer({ template }) : engines.createProceduralPainter();
}

const titled = (failure: Failure): Failure => ({ ...failure, title: 'Error' });

/** Makes a picture from the description; stopping the actor stops whoever makes it. */
export function createImagineActor(maker: ImageMaker) {
  return fromPromise<ProcessOutcome<GeneratedImage>, ProcessInput<NoSource, ImageOptions>>(
    async ({ input: { options, report }, signal }) => {
      const imaginer = await createImaginer(maker);
      const { size, style, ...rest } = options;
      const input = { ...rest, ...size, ...(style && { style }) };
      const outcome = await imaginer.run(input, { signal, onProgress: report });
      if (!outcome.ok) return { ok: false, failure: titled(outcome.failure) };
      return { ok: true, value: { ...outcome.value, madeFrom: options, madeAt: Date.now() } };
    },
  );
}
