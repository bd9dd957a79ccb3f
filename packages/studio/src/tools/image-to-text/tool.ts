import { textLanguages } from '@verapix/engines/text-languages';
import { readsTextEarly } from '@verapix/messages/lib-steps';
import * as card from '@verapix/messages/tools';
import { ScanText } from 'lucide-react';
import { someOf } from '../../workspace/checks';
import { nameIn } from '../../workspace/setting-words';
import type { ToolEntry } from '../../workspace/tool-entry';
import picture from './picture.webp?url';

const languageNames = Object.fromEntries(
  Object.entries(textLanguages).map(([code, { label }]) => [code, label]),
);

/** Reads the text of a picture. */
export const imageToText: ToolEntry = {
  id: 'image-to-text',
  features: [card.imageToTextCopy, card.imageToTextDownload, card.imageToTextSources],
  icon: ScanText,
  picture,
  keywords: ['ocr', 'image-to-text'],
  takes: ['picture', 'pdf'],
  step: { settings: { languages: someOf(textLanguages) }, endsWith: readsTextEarly },
  describe: ({ languages }) =>
    Array.isArray(languages) ? languages.map((code) => nameIn(languageNames, code)) : [],
  load: async () => (await import('./definition')).imageToTextModule,
};
