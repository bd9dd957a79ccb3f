import * as card from '@verapix/messages/tools';
import { PenTool } from 'lucide-react';
import type { ToolEntry } from '../../workspace/tool-entry';
import picture from './picture.avif?url';

/** Draws logos for a name. */
export const tool: ToolEntry = {
  id: 'logo-generator',
  title: card.logoGenerator,
  description: card.logoGeneratorDescription,
  features: [card.logoGeneratorIndustries, card.logoGeneratorTemplates, card.logoGeneratorResults],
  icon: PenTool,
  picture,
  keywords: ['logo'],
  takes: [],
};
