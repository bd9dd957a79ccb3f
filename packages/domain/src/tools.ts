import * as messages from '@verapix/messages/tools';
/** A tool of the product. */
export interface Tool {
  id: string;
  title: string;
  description: string;
  path: `/tools/${string}`;
  features: readonly string[];
  /** Words in a mistyped URL that identify this tool. */
  keywords: readonly string[];
}

export const tools = [
  {
    id: 'image-upscaler',
    title: messages.imageUpscaler,
    description: messages.imageUpscalerDescription,
    path: '/tools/image-upscaler',
    features: [messages.imageUpscalerFactors, messages.imageUpscalerSize, messages.imageUpscalerFormats],
    keywords: ['upscaler', 'upscale', 'image-enhance', 'enhance-image', '4k', 'hd', 'image-quality'],
  },
  {
    id: 'logo-generator',
    title: messages.logoGenerator,
    description: messages.logoGeneratorDescription,
    path: '/tools/logo-generator',
    features: [
      messages.logoGeneratorIndustries,
      messages.logoGeneratorTemplates,
      messages.logoGeneratorResults,
    ],
    keywords: ['logo'],
  },
  {
    id: 'ai-image-generator',
    title: messages.imageGenerator,
    description: messages.imageGeneratorDescription,
    path: '/tools/ai-image-generator',
    features: [messages.imageGeneratorStyles, messages.imageGeneratorSizes, messages.imageGeneratorHistory],
    keywords: ['ai-image'],
  },
  {
    id: 'background-remover',
    title: messages.backgroundRemover,
    description: messages.backgroundRemoverDescription,
    path: '/tools/background-remover',
    features: [
      messages.backgroundRemoverFormats,
      messages.backgroundRemoverView,
      messages.backgroundRemoverEffort,
    ],
    keywords: ['background'],
  },
  {
    id: 'headshot-generator',
    title: messages.headshotGenerator,
    description: messages.headshotGeneratorDescription,
    path: '/tools/headshot-generator',
    features: [
      messages.headshotGeneratorStyles,
      messages.headshotGeneratorSource,
      messages.headshotGeneratorUse,
    ],
    keywords: ['headshot'],
  },
  {
    id: 'image-to-text',
    title: messages.imageToText,
    description: messages.imageToTextDescription,
    path: '/tools/image-to-text',
    features: [messages.imageToTextCopy, messages.imageToTextDownload, messages.imageToTextSources],
    keywords: ['ocr', 'image-to-text'],
  },
  {
    id: 'watermark-remover',
    title: messages.watermarkRemover,
    description: messages.watermarkRemoverDescription,
    path: '/tools/watermark-remover',
    features: [
      messages.watermarkRemoverSources,
      messages.watermarkRemoverArea,
      messages.watermarkRemoverRights,
    ],
    keywords: ['watermark'],
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
