import * as card from '@verapix/messages/tools';
import { Sparkles } from 'lucide-react';
import type { ToolEntry } from '../../workspace/tool-entry';
import picture from './picture.avif?url';

/** Makes a picture from a description. */
export const tool: ToolEntry = {
  id: 'ai-image-generator',
  title: card.imageGenerator,
  description: card.imageGeneratorDescription,
  features: [card.imageGeneratorStyles, card.imageGeneratorSizes, card.imageGeneratorHistory],
  icon: Sparkles,
  picture,
  keywords: ['ai-image'],
  takes: [],
};
