import * as messages from '@verapix/messages/tools';
import type { ToolId } from './tools';

/** What a tool's card on the home page lists. */
export const toolFeatures: Readonly<Record<ToolId, readonly string[]>> = {
  'image-upscaler': [
    messages.imageUpscalerFactors,
    messages.imageUpscalerSize,
    messages.imageUpscalerFormats,
  ],
  'logo-generator': [
    messages.logoGeneratorIndustries,
    messages.logoGeneratorTemplates,
    messages.logoGeneratorResults,
  ],
  'ai-image-generator': [
    messages.imageGeneratorStyles,
    messages.imageGeneratorSizes,
    messages.imageGeneratorHistory,
  ],
  'background-remover': [
    messages.backgroundRemoverFormats,
    messages.backgroundRemoverView,
    messages.backgroundRemoverEffort,
  ],
  'headshot-generator': [
    messages.headshotGeneratorStyles,
    messages.headshotGeneratorSource,
    messages.headshotGeneratorUse,
  ],
  'image-to-text': [messages.imageToTextCopy, messages.imageToTextDownload, messages.imageToTextSources],
  'watermark-remover': [
    messages.watermarkRemoverSources,
    messages.watermarkRemoverArea,
    messages.watermarkRemoverRights,
  ],
};
