import type { PictureSource } from '@verapix/engines';
import type { VideoSource, WatermarkMethod } from '@verapix/engines/watermark';
import type { Blocker } from '@verapix/machines';
import type { PictureMask } from '@verapix/ui';

/** What the tool is given: the page has a tab for each. */
export const watermarkKinds = ['image', 'video'] as const;
export type WatermarkKind = (typeof watermarkKinds)[number];

export type WatermarkSource = PictureSource | VideoSource;

export interface WatermarkOptions {
  /** How a picture is filled; a video has no choice. */
  method: WatermarkMethod;
  /** What is to be removed; undefined until something is marked. */
  mask: PictureMask | undefined;
}

export const initialOptions: WatermarkOptions = { method: 'best', mask: undefined };

/** A video as the intake gave it, `undefined` for a picture. */
export const videoOf = (source: WatermarkSource): VideoSource | undefined =>
  'durationMs' in source ? source : undefined;

/** Why a run may not start: the browser can't work on this video, or nothing is marked. */
export function validateWatermark(source: WatermarkSource, { mask }: WatermarkOptions): Blocker | undefined {
  const support = videoOf(source)?.support;
  if (support && !support.ok)
    return { code: 'unsupported-browser', message: support.message, fix: support.fix };
  if (mask) return undefined;
  return {
    code: 'nothing-marked',
    message: 'Mark the watermark first.',
    fix: 'Paint over it with the brush, or draw a box around it.',
    // In the tone of the same words beside the picture.
    toast: { variant: 'default', type: 'info' },
  };
}
