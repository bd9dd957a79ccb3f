import { createFailures } from '../failures';

export const textFailure = createFailures({
  'engine-unavailable': {
    message: 'The reader could not be started, or it stopped.',
    fix: 'Check your connection and try again. If it happens again, reload the page.',
  },
  'model-unavailable': {
    message: 'The reader or its language could not be loaded.',
    fix: 'Check your connection and try again. Your picture is still here.',
  },
});
