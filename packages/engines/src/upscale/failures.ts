import { createFailures } from '../failures';
import type { UpscaleNote, UpscaleNoteCode } from './types';

export const upscaleFailure = createFailures({
  'out-of-memory': {
    message: 'The device ran out of memory.',
    fix: 'Close other tabs, choose a smaller factor, or choose Fast.',
  },
  'engine-unavailable': {
    message: 'The upscaler could not be started, or it stopped.',
    fix: 'Check your connection and try again. If it happens again, reload the page.',
  },
  'encode-failed': {
    message: 'This browser could not write the result in the chosen format.',
    fix: 'Choose PNG.',
  },
});

const notes: Record<UpscaleNoteCode, string> = {
  'fell-back-model-unavailable':
    'The model for Sharp could not be loaded, so the picture was enlarged with Fast.',
  'fell-back-no-gain':
    'This JPG is so strongly compressed that Sharp would only sharpen its flaws, so the picture was enlarged with Fast.',
  'little-gain': 'This JPG is compressed, so Sharp could add only a little to it.',
};

export function upscaleNote(code: UpscaleNoteCode): UpscaleNote {
  return { code, message: notes[code] };
}
