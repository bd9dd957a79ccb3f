import { refused } from './refused';
import { retry } from './retry';
import { save } from './save';
import { upscale } from './upscale';
import { wrongKey } from './wrong-key';

/** Every program of the documentation. */
export const samples = { upscale, save, refused, wrongKey, retry };

export type SampleId = keyof typeof samples;
