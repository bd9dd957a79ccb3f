import type { NoSource } from '@verapix/machines';
import type { GeneratedImage, ImageOptions } from '../../pages/tools/ImageGeneratorPage/image-options';
import { engineActor, prepareEngine } from './engine-actor';
import { type ImageMaker, imageProvider } from './image-provider';

async function openImaginer(maker: ImageMaker) {
  const engines = await import('@verapix/engines/imagine');
  if (maker === 'simulated') return engines.createSimulatedImaginer();
  const template = maker === 'provider' ? imageProvider() : undefined;
  return template ? engines.createProviderImaginer({ template }) : engines.createProceduralPainter();
}

/** Makes a picture from the description, which it keeps with it. */
export const createImagineActor = (maker: ImageMaker) =>
  engineActor({
    open: () => openImaginer(maker),
    inputOf: (_: NoSource, { size, style, ...rest }: ImageOptions) => ({
      ...rest,
      ...size,
      ...(style && { style }),
    }),
    failureOf: (failure) => ({ ...failure, title: 'Error' }),
    resultOf: (picture, options): GeneratedImage => ({ ...picture, madeFrom: options, madeAt: Date.now() }),
  });

/** Fetches what a run needs, weights apart. Rejects when it can't be had. */
export const prepareImaginer = (maker: ImageMaker) => prepareEngine(() => openImaginer(maker));
