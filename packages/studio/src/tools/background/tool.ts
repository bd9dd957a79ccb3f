import { backgroundBest, backgroundInstant, people } from '@verapix/messages/lib-steps';
import * as card from '@verapix/messages/tools';
import { Scissors } from 'lucide-react';
import { oneOf } from '../../workspace/checks';
import { nameIn } from '../../workspace/setting-words';
import type { ToolEntry } from '../../workspace/tool-entry';
import picture from './picture.webp?url';

/** Cuts the subject of a picture out. */
export const backgroundRemover: ToolEntry = {
  id: 'background-remover',
  features: [card.backgroundRemoverFormats, card.backgroundRemoverView, card.backgroundRemoverEffort],
  icon: Scissors,
  picture,
  keywords: ['background'],
  takes: ['picture'],
  // A cut-out differs too much for a divider.
  comparison: 'pair',
  step: { settings: { method: oneOf('best', 'instant'), subject: oneOf('anything', 'people') } },
  describe: ({ method, subject }) => [
    nameIn({ best: backgroundBest, instant: backgroundInstant }, method),
    nameIn({ people }, subject),
  ],
  load: async () => (await import('./definition')).backgroundRemoverModule,
};
