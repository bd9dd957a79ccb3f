import * as card from '@verapix/messages/tools';
import { ScanText } from 'lucide-react';
import type { ToolEntry } from '../../workspace/tool-entry';
import picture from './picture.webp?url';

/** Reads the text of a picture. */
export const imageToText: ToolEntry = {
  id: 'image-to-text',
  features: [card.imageToTextCopy, card.imageToTextDownload, card.imageToTextSources],
  icon: ScanText,
  picture,
  keywords: ['ocr', 'image-to-text'],
  takes: ['picture', 'pdf'],
  load: async () => (await import('./definition')).imageToTextModule,
};
