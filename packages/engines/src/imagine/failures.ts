import { createFailures } from '../failures';

/** The specification's words for a run that came to nothing, with what to do by what went wrong. */
const failed = 'Failed to generate the image.';

export const imagineFailure = createFailures({
  'out-of-memory': {
    message: failed,
    fix: 'The device ran out of memory. Close other tabs, or choose a smaller size.',
  },
  'engine-unavailable': { message: failed, fix: 'Please try again.' },
  'encode-failed': { message: failed, fix: 'This browser could not write the picture. Please try again.' },
  'model-unavailable': { message: failed, fix: 'The image service did not answer. Please try again.' },
  'decode-failed': {
    message: failed,
    fix: 'The image service answered with something that is no picture. Please try again.',
  },
});
