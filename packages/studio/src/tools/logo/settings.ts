import { logoTemplates } from '@verapix/domain';
import { logoTemplateNames } from '@verapix/engines/option-names';
import { nameIn, textIn } from '../../workspace/setting-words';
import type { ToolSettings } from '../../workspace/tool-entry';

const templates = Object.fromEntries(logoTemplates.map((id) => [id, logoTemplateNames[id].label]));

/** How a run is described. */
export const settings: ToolSettings = {
  id: 'logo-generator',
  describe: (run) => [textIn(run, 'brandName'), textIn(run, 'description'), nameIn(templates, run.template)],
};
