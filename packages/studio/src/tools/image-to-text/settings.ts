import { textLanguages } from '@verapix/engines/text-languages';
import { readsPage, readsTextEarly } from '@verapix/messages/lib-steps';
import { oneOf, someOf } from '../../workspace/checks';
import { nameIn } from '../../workspace/setting-words';
import type { ToolSettings } from '../../workspace/tool-entry';

const languageNames = Object.fromEntries(
  Object.entries(textLanguages).map(([code, { label }]) => [code, label]),
);

/** What a recipe keeps of a run, and how it is described. */
export const settings: ToolSettings = {
  id: 'image-to-text',
  step: {
    settings: { method: oneOf('lines', 'page'), languages: someOf(textLanguages) },
    endsWith: readsTextEarly,
  },
  describe: ({ method, languages }) => [
    ...(method === 'page' ? [readsPage] : []),
    ...(Array.isArray(languages) ? languages.map((code) => nameIn(languageNames, code)) : []),
  ],
};
