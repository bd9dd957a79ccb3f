import { imageHistoryLimit } from '@verapix/domain';
import type {
  ImageGeneratorInput,
  ImageGeneratorOutput,
  RequestPicture,
} from '@verapix/engines/image-generator';
import type { NoSource } from '@verapix/machines';
import { useState } from 'react';
import { chooseEngines } from '../../../app/engine-choice';
import { hasImageService } from '../../../lib/has-image-service';
import { useBrowserValue } from '../../../lib/use-browser-value';
import { defineTool, form } from '../define-tool';
import { useImageService } from '../image-service/use-image-service';
import { useFreeUses } from '../free-uses/use-free-uses';
import { ToolPage } from '../ToolPage';
import { ImageView } from './ImageView';
import {
  type GeneratedImage,
  type GeneratorTab,
  type ImageEnv,
  type ImageMaker,
  type ImageOptions,
  initialOptions,
} from './image-options';

const isSimulated = () => chooseEngines(location.search) === 'simulated';

function useImageEnv(): ImageEnv {
  const [tab, setTab] = useState<GeneratorTab>('generate');
  const service = useImageService();
  const inBrowser = useFreeUses();
  const simulated = useBrowserValue(isSimulated, false);
  const maker: ImageMaker = simulated
    ? 'simulated'
    : service.state === 'available'
      ? 'service'
      : 'procedural';
  return {
    freeUses: maker === 'service' ? service.uses : inBrowser,
    maker,
    canSignIn: !simulated && service.state === 'sign-in',
    request: service.request,
    tab,
    setTab,
  };
}

interface ImageJob {
  picture: ImageGeneratorInput;
  /** Asks the image service; undefined for a preview. */
  request: RequestPicture | undefined;
}

export const imageGenerator = defineTool({
  id: 'ai-image-generator',
  lead: 'Describe a picture, and choose its style and size.',
  ...(hasImageService && { place: 'An AI model makes it, or the browser paints a preview.' }),
  source: form,
  engine: {
    load: () => import('@verapix/engines/image-generator'),
    device: ({ createServiceImageGenerator, createProceduralImageGenerator }) => {
      const procedural = createProceduralImageGenerator();
      return {
        ...(procedural.prepare && { prepare: procedural.prepare }),
        run: ({ picture, request }: ImageJob, options) =>
          (request ? createServiceImageGenerator({ request }) : procedural).run(picture, options),
      };
    },
    simulated: ({ createSimulatedImageGenerator }) => {
      const engine = createSimulatedImageGenerator();
      return { run: ({ picture }: ImageJob, options) => engine.run(picture, options) };
    },
    // The page has said who makes the picture: nothing else does.
    input: (_: NoSource, { size, style, ...rest }: ImageOptions, { maker, request }: ImageEnv): ImageJob => ({
      picture: { ...rest, ...size, ...(style && { style }) },
      request: maker === 'service' ? request : undefined,
    }),
    result: (picture: ImageGeneratorOutput, options): GeneratedImage => ({
      ...picture,
      madeFrom: options,
      madeAt: Date.now(),
    }),
    failure: (failure) => ({
      ...failure,
      title: failure.code === 'usage-limit' ? 'Usage Limit Reached' : 'Error',
    }),
  },
  options: initialOptions,
  historyLimit: imageHistoryLimit,
  useEnv: useImageEnv,
  messages: {
    processing: 'Generating Image',
    done: 'Your image has been generated successfully!',
    saved: 'Image downloaded successfully!',
  },
  View: ImageView,
  Workspace: () => import('./Workspace'),
});

/** `/tools/ai-image-generator` */
export function Component() {
  return <ToolPage tool={imageGenerator} />;
}
