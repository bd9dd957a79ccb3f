import { logoTemplates } from '@verapix/domain';
import { logoTemplateNames } from '@verapix/engines/option-names';
import * as card from '@verapix/messages/tools';
import { PenTool } from 'lucide-react';
import { nameIn, textIn } from '../../workspace/setting-words';
import type { ToolEntry } from '../../workspace/tool-entry';
import picture from './picture.webp?url';

const templates = Object.fromEntries(logoTemplates.map((id) => [id, logoTemplateNames[id].label]));

/** Draws logos for a name. */
export const logoGenerator: ToolEntry = {
  id: 'logo-generator',
  features: [card.logoGeneratorIndustries, card.logoGeneratorTemplates, card.logoGeneratorResults],
  icon: PenTool,
  picture,
  keywords: ['logo'],
  takes: [],
  describe: (settings) => [
    textIn(settings, 'brandName'),
    textIn(settings, 'description'),
    nameIn(templates, settings.template),
  ],
  load: async () => (await import('./definition')).logoModule,
};
