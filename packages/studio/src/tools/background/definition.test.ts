import type { CutOutOutput } from '@verapix/engines/background';
import { expect, it } from 'vitest';
import { backgroundRemover } from './definition';

it.each([
  [undefined, undefined],
  ['fell-back-model-unavailable', 'Best couldn’t be loaded.'],
  ['no-near-white', 'Almost nothing was removed.'],
  ['nothing-found', 'Almost everything was removed.'],
] as const)('a run that ended with the note %s warns: %s', (code, message) => {
  const note = code && { code, message: 'What was found.' };
  const result = { ...(note && { note }) } as CutOutOutput;
  expect(backgroundRemover.messages.caveat?.(result)).toBe(message);
});

// @spec background.states
it('a chosen picture starts by itself, with Best', () => {
  expect(backgroundRemover.autoStart).toBe(true);
  expect(backgroundRemover.options).toEqual({ method: 'best', subject: 'anything' });
});
