import { expect, it } from 'vitest';
import { initialsOf } from './Avatar';

it.each([
  ['Ada Lovelace', 'AL'],
  ['  grace  brewster murray hopper ', 'GH'],
  ['Björk', 'B'],
  ['e\u0301lodie durand', 'E\u0301D'],
  ['', ''],
])('takes the first letters of the first and the last word of "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
