import { createFailures } from '../failures';

/** How making a logo may fail, in words. */
export const logoFailure = createFailures({
  'model-unavailable': {
    message: 'A typeface could not be loaded.',
    fix: 'Check your connection and try again.',
  },
  'no-letters': {
    message: 'None of our typefaces has the letters of this name.',
    fix: 'Write it in Latin, Greek, Cyrillic, Hebrew or Japanese letters.',
  },
});
