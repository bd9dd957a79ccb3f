import { pictureFormats, upscaleFactors } from '@verapix/domain';
import * as words from '@verapix/messages/lib-steps';
import * as card from '@verapix/messages/tools';
import { ImageUpscale } from 'lucide-react';
import { isRatio, oneOf } from '../../workspace/checks';
import { nameIn, numberIn } from '../../workspace/setting-words';
import type { ToolEntry } from '../../workspace/tool-entry';
import picture from './picture.webp?url';

const methods = { sharp: words.sharp, detail: words.detail, fast: words.fast };

function describe(settings: Parameters<ToolEntry['describe']>[0]) {
  const { method, format } = settings;
  const isOwn = typeof method === 'string' && method.startsWith('own-');
  const times = numberIn(settings, 'factor', (factor) => `${factor}×`);
  const made = [times, isOwn ? words.own : nameIn(methods, method)];
  if (format !== 'jpeg' && format !== 'webp') return made;
  const quality = numberIn(settings, 'quality', (ratio) =>
    words.quality({ percent: Math.round(ratio * 100) }),
  );
  return [...made, pictureFormats[format].label, quality];
}

/** Enlarges a picture. */
export const upscaler: ToolEntry = {
  id: 'image-upscaler',
  features: [card.imageUpscalerFactors, card.imageUpscalerSize, card.imageUpscalerFormats],
  icon: ImageUpscale,
  picture,
  keywords: ['upscaler', 'upscale', 'image-enhance', 'enhance-image', '4k', 'hd', 'image-quality'],
  takes: ['picture'],
  step: {
    settings: {
      factor: oneOf(...upscaleFactors),
      method: oneOf('fast', 'sharp', 'detail'),
      format: oneOf('png', 'jpeg', 'webp'),
      quality: isRatio,
    },
  },
  describe,
  load: async () => (await import('./definition')).upscalerModule,
};
