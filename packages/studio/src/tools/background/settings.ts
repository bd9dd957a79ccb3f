import { backgroundBest, backgroundInstant, people } from '@verapix/messages/lib-steps';
import { oneOf } from '../../workspace/checks';
import { nameIn } from '../../workspace/setting-words';
import type { ToolSettings } from '../../workspace/tool-entry';

/** What a recipe keeps of a run, and how it is described. */
export const settings: ToolSettings = {
  id: 'background-remover',
  step: { settings: { method: oneOf('best', 'instant'), subject: oneOf('anything', 'people') } },
  describe: ({ method, subject }) => [
    nameIn({ best: backgroundBest, instant: backgroundInstant }, method),
    nameIn({ people }, subject),
  ],
};
