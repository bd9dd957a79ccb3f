import * as card from '@verapix/messages/tools';
import { ImageUpscale } from 'lucide-react';
import type { ToolEntry } from '../../workspace/tool-entry';
import picture from './picture.avif?url';

/** Enlarges a picture. */
export const tool: ToolEntry = {
  id: 'image-upscaler',
  title: card.imageUpscaler,
  description: card.imageUpscalerDescription,
  features: [card.imageUpscalerFactors, card.imageUpscalerSize, card.imageUpscalerFormats],
  icon: ImageUpscale,
  picture,
  keywords: ['upscaler', 'upscale', 'image-enhance', 'enhance-image', '4k', 'hd', 'image-quality'],
  takes: ['picture'],
};
