import type { PictureSize } from '../zoom-pan';

/** Diameters of the brush in pixels of the picture. */
export interface BrushSizes {
  min: number;
  max: number;
  step: number;
  start: number;
}

/** What one press of `[` or `]` does to the size. */
const ratio = 1.25;

/** From a dot to a quarter of the longer side, whatever the picture measures. */
export function brushSizesFor({ width, height }: PictureSize): BrushSizes {
  const long = Math.max(width, height);
  const min = Math.max(1, Math.round(long / 1000));
  return {
    min,
    max: Math.max(min + 1, Math.round(long / 4)),
    step: Math.max(1, Math.round(long / 500)),
    start: Math.max(min, Math.round(long / 24)),
  };
}

/** The next size up or down, by at least a pixel, within the bounds. */
export function nextBrushSize(size: number, way: 'larger' | 'smaller', { min, max }: BrushSizes): number {
  const next =
    way === 'larger'
      ? Math.max(size + 1, Math.round(size * ratio))
      : Math.min(size - 1, Math.round(size / ratio));
  return Math.min(max, Math.max(min, next));
}
