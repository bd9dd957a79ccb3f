import { expect, it } from 'vitest';
import { sharpOutlook } from './outlook';

it.each([
  [undefined, 'usual'],
  [95, 'usual'],
  [80, 'usual'],
  [79, 'little'],
  [60, 'little'],
  [59, 'none'],
] as const)('expects of Sharp on a JPEG of quality %s: %s', (jpegQuality, outlook) => {
  expect(sharpOutlook(jpegQuality === undefined ? {} : { jpegQuality })).toBe(outlook);
});
