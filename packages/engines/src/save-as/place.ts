import type { Size } from '../picture/raster';
import type { TargetSize } from './contract';

/** Where a picture goes: the part of it that is used, in its own pixels, and the size that part is scaled to. */
export interface Placement {
  crop: { x: number; y: number; width: number; height: number };
  width: number;
  height: number;
}

const atLeastOne = (value: number) => Math.max(1, Math.round(value));

/** Places a picture in its target size. Sides are at least 1. */
export function place(picture: Size, target: TargetSize): Placement {
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
  if (target.kind === 'own') return { crop: whole, width: picture.width, height: picture.height };
  const across = target.width / picture.width;
  const down = target.height / picture.height;
  if (target.fit === 'inside') {
    const scale = Math.min(across, down);
    return {
      crop: whole,
      width: Math.min(target.width, atLeastOne(picture.width * scale)),
      height: Math.min(target.height, atLeastOne(picture.height * scale)),
    };
  }
  const scale = Math.max(across, down);
  const width = Math.min(picture.width, atLeastOne(target.width / scale));
  const height = Math.min(picture.height, atLeastOne(target.height / scale));
  const x = Math.floor((picture.width - width) / 2);
  const y = Math.floor((picture.height - height) / 2);
  return { crop: { x, y, width, height }, width: target.width, height: target.height };
}
