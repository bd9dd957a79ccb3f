import * as words from '@verapix/messages/lib-steps';
import { nameIn, numberIn, textIn } from '../../workspace/setting-words';
import type { ToolSettings } from '../../workspace/tool-entry';

const styles = { realistic: words.realistic, anime: words.anime, '3d': '3D', watercolor: words.watercolor };

/** How a run is described. */
export const settings: ToolSettings = {
  id: 'ai-image-generator',
  describe: (run) => {
    const things = textIn(run, 'negative');
    const style = nameIn(styles, run.style);
    return [
      textIn(run, 'prompt'),
      things && words.without({ things }),
      style,
      style && numberIn(run, 'strength', (percent) => words.strength({ percent })),
    ];
  },
};
