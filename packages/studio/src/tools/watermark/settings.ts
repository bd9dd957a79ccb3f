import { noArea, watermarkBest, watermarkQuick } from '@verapix/messages/lib-steps';
import { isArea, oneOf } from '../../workspace/checks';
import { nameIn } from '../../workspace/setting-words';
import type { ToolSettings } from '../../workspace/tool-entry';

/** What a recipe keeps of a run, and how it is described. */
export const settings: ToolSettings = {
  id: 'watermark-remover',
  step: {
    settings: { method: oneOf('best', 'quick'), area: isArea },
    required: { name: 'area', missing: noArea },
  },
  describe: ({ method }) => [nameIn({ best: watermarkBest, quick: watermarkQuick }, method)],
};
