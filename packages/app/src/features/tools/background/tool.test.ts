import type { CutOutOutput } from '@verapix/engines/background';
import { expect, it } from 'vitest';
import { doneMessage } from './tool';

it.each([
  [undefined, 'Background removed.'],
  ['fell-back-model-unavailable', 'Background removed.'],
  ['no-near-white', 'Almost nothing was removed.'],
  ['nothing-found', 'Almost everything was removed.'],
] as const)('a run that ended with the note %s says: %s', (code, message) => {
  const note = code && { code, message: 'What was found.' };
  expect(doneMessage({ ...(note && { note }) } as CutOutOutput)).toBe(message);
});
