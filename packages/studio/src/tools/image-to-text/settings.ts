import { textLanguages } from '@verapix/engines/text-languages';
import { readsTextEarly } from '@verapix/messages/lib-steps';
import { someOf } from '../../workspace/checks';
import { nameIn } from '../../workspace/setting-words';
import type { ToolSettings } from '../../workspace/tool-entry';

const languageNames = Object.fromEntries(
  Object.entries(textLanguages).map(([code, { label }]) => [code, label]),
);

/** What a recipe keeps of a run, and how it is described. */
export const settings: ToolSettings = {
  id: 'image-to-text',
  step: { settings: { languages: someOf(textLanguages) }, endsWith: readsTextEarly },
  describe: ({ languages }) =>
    Array.isArray(languages) ? languages.map((code) => nameIn(languageNames, code)) : [],
};
