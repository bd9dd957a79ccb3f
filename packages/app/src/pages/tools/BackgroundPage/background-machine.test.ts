import type { CutOutOutput } from '@verapix/engines/background';
import { expect, it } from 'vitest';
import { backgroundInput } from './background-machine';

it.each([
  [undefined, 'Background removed.'],
  ['fell-back-model-unavailable', 'Background removed.'],
  ['no-near-white', 'Almost nothing was removed.'],
  ['nothing-found', 'Almost everything was removed.'],
] as const)('with the note %s a run that is done says: %s', (code, words) => {
  const { done } = backgroundInput.messages ?? {};
  if (typeof done !== 'function') throw new Error('What is said does not depend on the result.');
  expect(done({ ...(code && { note: { code, message: 'What was found.' } }) } as CutOutOutput)).toBe(words);
});
