import * as words from '@verapix/messages/lib-steps';
import * as card from '@verapix/messages/tools';
import { Sparkles } from 'lucide-react';
import { nameIn, numberIn, textIn } from '../../workspace/setting-words';
import type { ToolEntry } from '../../workspace/tool-entry';
import picture from './picture.webp?url';

const styles = { realistic: words.realistic, anime: words.anime, '3d': '3D', watercolor: words.watercolor };

function describe(settings: Parameters<ToolEntry['describe']>[0]) {
  const things = textIn(settings, 'negative');
  const style = nameIn(styles, settings.style);
  return [
    textIn(settings, 'prompt'),
    things && words.without({ things }),
    style,
    style && numberIn(settings, 'strength', (percent) => words.strength({ percent })),
  ];
}

/** Makes a picture from a description. */
export const imageGenerator: ToolEntry = {
  id: 'ai-image-generator',
  features: [card.imageGeneratorStyles, card.imageGeneratorSizes, card.imageGeneratorHistory],
  icon: Sparkles,
  picture,
  keywords: ['ai-image'],
  takes: [],
  describe,
  load: async () => (await import('./definition')).imageGeneratorModule,
};
