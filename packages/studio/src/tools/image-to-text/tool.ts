import * as card from '@verapix/messages/tools';
import { ScanText } from 'lucide-react';
import type { ToolEntry } from '../../workspace/tool-entry';
import picture from './picture.avif?url';

/** Reads the text of a picture. */
export const tool: ToolEntry = {
  id: 'image-to-text',
  title: card.imageToText,
  description: card.imageToTextDescription,
  features: [card.imageToTextCopy, card.imageToTextDownload, card.imageToTextSources],
  icon: ScanText,
  picture,
  keywords: ['ocr', 'image-to-text'],
  takes: ['picture', 'pdf'],
};
