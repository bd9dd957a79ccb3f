import * as messages from '@verapix/messages/tools';

/** A tool of the product. */
export interface Tool {
  id: string;
  title: string;
  description: string;
  path: `/tools/${string}`;
}

export const tools = [
  {
    id: 'image-upscaler',
    title: messages.imageUpscaler,
    description: messages.imageUpscalerDescription,
    path: '/tools/image-upscaler',
  },
  {
    id: 'logo-generator',
    title: messages.logoGenerator,
    description: messages.logoGeneratorDescription,
    path: '/tools/logo-generator',
  },
  {
    id: 'ai-image-generator',
    title: messages.imageGenerator,
    description: messages.imageGeneratorDescription,
    path: '/tools/ai-image-generator',
  },
  {
    id: 'background-remover',
    title: messages.backgroundRemover,
    description: messages.backgroundRemoverDescription,
    path: '/tools/background-remover',
  },
  {
    id: 'headshot-generator',
    title: messages.headshotGenerator,
    description: messages.headshotGeneratorDescription,
    path: '/tools/headshot-generator',
  },
  {
    id: 'image-to-text',
    title: messages.imageToText,
    description: messages.imageToTextDescription,
    path: '/tools/image-to-text',
  },
  {
    id: 'watermark-remover',
    title: messages.watermarkRemover,
    description: messages.watermarkRemoverDescription,
    path: '/tools/watermark-remover',
  },
] as const satisfies readonly Tool[];

export type ToolId = (typeof tools)[number]['id'];

/** The tool with the given id. */
export function toolById(id: ToolId): Tool {
  const tool = tools.find((candidate) => candidate.id === id);
  if (!tool)
    throw new Error(`No tool has the id "${id}". The ids are those in packages/domain/src/tools.ts.`);
  return tool;
}
