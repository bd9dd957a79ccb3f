import type { ToolId } from '@verapix/domain';
import * as messages from '@verapix/messages/tools';

/** What the tools are called. */
export const toolNames: Readonly<Record<ToolId, { title: string; description: string }>> = {
  'image-upscaler': { title: messages.imageUpscaler, description: messages.imageUpscalerDescription },
  'logo-generator': { title: messages.logoGenerator, description: messages.logoGeneratorDescription },
  'ai-image-generator': { title: messages.imageGenerator, description: messages.imageGeneratorDescription },
  'background-remover': {
    title: messages.backgroundRemover,
    description: messages.backgroundRemoverDescription,
  },
  'headshot-generator': {
    title: messages.headshotGenerator,
    description: messages.headshotGeneratorDescription,
  },
  'image-to-text': { title: messages.imageToText, description: messages.imageToTextDescription },
  'watermark-remover': {
    title: messages.watermarkRemover,
    description: messages.watermarkRemoverDescription,
  },
};
