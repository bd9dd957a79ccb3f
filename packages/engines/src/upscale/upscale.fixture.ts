import { pictureOf } from '../testing/pictures';
import type { UpscaleInput } from './types';

export function inputOf(change: Partial<UpscaleInput> = {}): UpscaleInput {
  return {
    picture: pictureOf(40, 30),
    factor: 2,
    method: 'sharp',
    format: 'png',
    quality: 0.9,
    ...change,
  };
}
