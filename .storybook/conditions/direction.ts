import { createCondition } from './condition';

/** Which way text runs. */
export const direction = createCondition({
  name: 'Direction',
  icon: 'transfer',
  choices: { ltr: 'Left to right', rtl: 'Right to left' },
});
