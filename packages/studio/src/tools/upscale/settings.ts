import { pictureFormats, upscaleFactors } from '@verapix/domain';
import * as words from '@verapix/messages/lib-steps';
import { isRatio, oneOf } from '../../workspace/checks';
import { nameIn, numberIn } from '../../workspace/setting-words';
import type { ToolSettings } from '../../workspace/tool-entry';

const methods = {
  sharp: words.sharp,
  detail: words.detail,
  illustration: words.illustration,
  clean: words.clean,
  fast: words.fast,
};

/** What a recipe keeps of a run, and how it is described. */
export const settings: ToolSettings = {
  id: 'image-upscaler',
  step: {
    settings: {
      factor: oneOf(...upscaleFactors),
      method: oneOf('fast', 'sharp', 'detail', 'illustration', 'clean'),
      format: oneOf('png', 'jpeg', 'webp'),
      quality: isRatio,
    },
  },
  describe: (run) => {
    const { method, format } = run;
    const isOwn = typeof method === 'string' && method.startsWith('own-');
    const times = method === 'clean' ? undefined : numberIn(run, 'factor', (factor) => `${factor}×`);
    const result = [times, isOwn ? words.own : nameIn(methods, method)];
    if (format !== 'jpeg' && format !== 'webp') return result;
    const quality = numberIn(run, 'quality', (ratio) => words.quality({ percent: Math.round(ratio * 100) }));
    return [...result, pictureFormats[format].label, quality];
  },
};
