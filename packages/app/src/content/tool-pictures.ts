import type { ToolId } from '@verapix/facts';
import imageGenerator from './pictures/tools/ai-image-generator.webp?url';
import backgroundRemover from './pictures/tools/background-remover.webp?url';
import headshotGenerator from './pictures/tools/headshot-generator.webp?url';
import imageToText from './pictures/tools/image-to-text.webp?url';
import imageUpscaler from './pictures/tools/image-upscaler.webp?url';
import logoGenerator from './pictures/tools/logo-generator.webp?url';
import watermarkRemover from './pictures/tools/watermark-remover.webp?url';

/** What each tool makes, as a picture of 640 × 400. Made by `npm run tool-pictures`. */
export const toolPictures: Record<ToolId, string> = {
  'image-upscaler': imageUpscaler,
  'logo-generator': logoGenerator,
  'ai-image-generator': imageGenerator,
  'background-remover': backgroundRemover,
  'headshot-generator': headshotGenerator,
  'image-to-text': imageToText,
  'watermark-remover': watermarkRemover,
};
