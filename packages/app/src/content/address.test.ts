import { expect, test } from 'vitest';
import { addressOf, pathOf } from './address';

test.each([
  ['/', 'en', '/'],
  ['/tools', 'en', '/tools'],
  ['/', 'de', '/de'],
  ['/tools', 'de', '/de/tools'],
] as const)('the address of %s in %s is %s', (path, language, address) => {
  expect(addressOf(path, language)).toBe(address);
});

test('the path of an address in English is itself, and that of an empty one is the home page', () => {
  expect(['/', '/tools', ''].map(pathOf)).toEqual(['/', '/tools', '/']);
});
