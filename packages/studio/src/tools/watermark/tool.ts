import { noArea, watermarkBest, watermarkQuick } from '@verapix/messages/lib-steps';
import * as card from '@verapix/messages/tools';
import { Eraser } from 'lucide-react';
import { isArea, oneOf } from '../../workspace/checks';
import { nameIn } from '../../workspace/setting-words';
import type { ToolEntry } from '../../workspace/tool-entry';
import picture from './picture.webp?url';

/** Fills in a mark on a picture or a video. */
export const watermarkRemover: ToolEntry = {
  id: 'watermark-remover',
  features: [card.watermarkRemoverSources, card.watermarkRemoverArea, card.watermarkRemoverRights],
  icon: Eraser,
  picture,
  keywords: ['watermark'],
  takes: ['picture'],
  step: {
    settings: { method: oneOf('best', 'quick'), area: isArea },
    required: { name: 'area', missing: noArea },
  },
  describe: ({ method }) => [nameIn({ best: watermarkBest, quick: watermarkQuick }, method)],
  load: async () => (await import('./definition')).watermarkModule,
};
