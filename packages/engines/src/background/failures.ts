import { instantCutOut } from '@verapix/facts';
import { createFailures } from '../failures';
import type { CutOutNote, CutOutNoteCode } from './types';

export const cutOutFailure = createFailures({
  'out-of-memory': {
    message: 'The device ran out of memory.',
    fix: 'Close other tabs, choose a smaller picture, or choose Instant.',
  },
  'engine-unavailable': {
    message: 'The background remover could not be started, or it stopped.',
    fix: 'Check your connection and try again. If it happens again, reload the page.',
  },
});

const notes: Record<CutOutNoteCode, string> = {
  'fell-back-model-unavailable': `The model for Best could not be loaded, so near-white areas were removed with Instant, at no more than ${instantCutOut.maxSidePx} pixels each way.`,
  'nothing-found': 'Hardly anything was taken for the subject, so almost all of the picture was removed.',
  'no-near-white':
    'Hardly anything near white was found, so almost nothing was removed. Best finds the subject on any background.',
};

export function cutOutNote(code: CutOutNoteCode): CutOutNote {
  return { code, message: notes[code] };
}
