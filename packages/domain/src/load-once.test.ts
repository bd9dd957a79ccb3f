import { expect, it } from 'vitest';
import { isLoadFailure } from './load-once';

it.each([
  'Failed to fetch dynamically imported module: https://example.test/assets/a.js',
  'error loading dynamically imported module: https://example.test/assets/a.js',
  'Importing a module script failed.',
])('recognizes the message of a browser: %s', (words) => {
  expect(isLoadFailure(new TypeError(words))).toBe(true);
});

it('is false for other errors', () => {
  expect(isLoadFailure(new TypeError('undefined is not a function'))).toBe(false);
  expect(isLoadFailure(new Error('The import of a picture failed.'))).toBe(false);
});
