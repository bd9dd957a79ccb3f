import { imageHistoryLimit } from '@verapix/domain';
import type { ImageGeneratorOutput } from '@verapix/engines/image-generator';
import type { NoSource } from '@verapix/machines';
import { useState } from 'react';
import { chooseEngines } from '../../../app/engine-choice';
import { useBrowserValue } from '../../../lib/use-browser-value';
import { defineTool, form } from '../define-tool';
import { useFreeUses } from '../free-uses/use-free-uses';
import { ToolPage } from '../ToolPage';
import { ImageView } from './ImageView';
import {
  type GeneratedImage,
  type GeneratorTab,
  type ImageEnv,
  type ImageOptions,
  initialOptions,
} from './image-options';
import { type ImageMaker, imageProvider } from './image-provider';

function chosenMaker(): ImageMaker {
  if (chooseEngines(location.search) === 'simulated') return 'simulated';
  return imageProvider() ? 'provider' : 'procedural';
}

function useImageEnv(): ImageEnv {
  const [tab, setTab] = useState<GeneratorTab>('generate');
  return { freeUses: useFreeUses(), maker: useBrowserValue(chosenMaker, 'procedural'), tab, setTab };
}

export const imageGenerator = defineTool({
  id: 'ai-image-generator',
  lead: 'Describe a picture, and choose its style and size.',
  source: form,
  engine: {
    load: () => import('@verapix/engines/image-generator'),
    device: ({ createProviderImageGenerator, createProceduralImageGenerator }) => {
      const template = imageProvider();
      return template ? createProviderImageGenerator({ template }) : createProceduralImageGenerator();
    },
    simulated: ({ createSimulatedImageGenerator }) => createSimulatedImageGenerator(),
    input: (_: NoSource, { size, style, ...rest }: ImageOptions) => ({
      ...rest,
      ...size,
      ...(style && { style }),
    }),
    result: (picture: ImageGeneratorOutput, options): GeneratedImage => ({
      ...picture,
      madeFrom: options,
      madeAt: Date.now(),
    }),
    failure: (failure) => ({ ...failure, title: 'Error' }),
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
