import { createFailures } from '../failures';
import type { WatermarkNote, WatermarkNoteCode } from './types';

const marking = {
  'nothing-marked': {
    message: 'Nothing is marked, so there is nothing to remove.',
    fix: 'Paint over the watermark first.',
  },
  'everything-marked': {
    message: 'Everything is marked, so there is nothing left to fill it from.',
    fix: 'Mark the watermark alone, and leave what is around it.',
  },
} as const;

export const pictureFailure = createFailures({
  ...marking,
  'engine-unavailable': {
    message: 'The watermark remover could not be started, or it stopped.',
    fix: 'Check your connection and try again. If it happens again, reload the page.',
  },
});

export const videoFailure = createFailures({
  ...marking,
  'out-of-memory': {
    message: 'The device ran out of memory.',
    fix: 'Close other tabs, or choose a shorter or smaller video.',
  },
  'engine-unavailable': {
    message: 'The watermark remover could not be started, or it stopped.',
    fix: 'Check your connection and try again. If it happens again, reload the page.',
  },
  'decode-failed': {
    message: 'This browser could not open the video.',
    fix: 'Save it as an MP4 with H.264 in another program, or use the current Chrome or Edge.',
  },
  'unsupported-browser': {
    message: 'This browser can’t write videos.',
    fix: 'Use the current Chrome or Edge on a computer.',
  },
  'encode-failed': {
    message: 'This browser could not write the video.',
    fix: 'Try again, or use the current Chrome or Edge.',
  },
});

const notes: Record<WatermarkNoteCode, string> = {
  'fell-back-model-unavailable':
    'The model for Best could not be loaded, so the area was filled in with Quick.',
  'fell-back-video': 'Videos are always filled in with Quick.',
  'audio-dropped': 'This browser could not carry the sound over, so the result is silent.',
};

export function watermarkNote(code: WatermarkNoteCode): WatermarkNote {
  return { code, message: notes[code] };
}
