import * as card from '@verapix/messages/tools';
import { Scissors } from 'lucide-react';
import type { ToolEntry } from '../../workspace/tool-entry';
import picture from './picture.avif?url';

/** Cuts the subject of a picture out. */
export const tool: ToolEntry = {
  id: 'background-remover',
  title: card.backgroundRemover,
  description: card.backgroundRemoverDescription,
  features: [card.backgroundRemoverFormats, card.backgroundRemoverView, card.backgroundRemoverEffort],
  icon: Scissors,
  picture,
  keywords: ['background'],
  takes: ['picture'],
  // A cut-out differs too much for a divider.
  comparison: 'pair',
};
