import { expect, it } from 'vitest';
import { picturesAtOnce } from './pictures-at-once';

it.each([
  ['as many as there are cores', { threads: 1, megabytes: 128 }, { cores: 4, gigabytes: 8 }, 4],
  ['fewer if one uses several cores', { threads: 4, megabytes: 128 }, { cores: 8, gigabytes: 8 }, 2],
  ['fewer if memory is short', { threads: 1, megabytes: 512 }, { cores: 8, gigabytes: 4 }, 2],
  ['one on the smallest device', { threads: 4, megabytes: 900 }, { cores: 2, gigabytes: 0.5 }, 1],
  ['eight at most', { threads: 1, megabytes: 10 }, { cores: 64, gigabytes: 8 }, 8],
])('runs %s', (_, needs, device, expected) => {
  expect(picturesAtOnce(needs, device)).toBe(expected);
});
