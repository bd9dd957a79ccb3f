import * as card from '@verapix/messages/tools';
import { Eraser } from 'lucide-react';
import type { ToolEntry } from '../../workspace/tool-entry';
import picture from './picture.avif?url';

/** Fills in a mark on a picture or a video. */
export const tool: ToolEntry = {
  id: 'watermark-remover',
  title: card.watermarkRemover,
  description: card.watermarkRemoverDescription,
  features: [card.watermarkRemoverSources, card.watermarkRemoverArea, card.watermarkRemoverRights],
  icon: Eraser,
  picture,
  keywords: ['watermark'],
  takes: ['picture'],
};
