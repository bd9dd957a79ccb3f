import { describe, expect, it } from 'vitest';
import { formatBytes, formatDuration } from './sizes';

describe('sizes in words', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1023 bytes'],
    [1024, '1 kB'],
    [1536, '1.5 kB'],
    [10 * 1024 * 1024, '10 MB'],
    [1024 * 1024 - 1, '1 MB'],
    [3.44 * 1024 * 1024, '3.4 MB'],
    [5 * 1024 ** 3, '5 GB'],
  ])('%i is %s', (bytes, words) => {
    expect(formatBytes(bytes)).toBe(words);
  });
});

describe('times in words', () => {
  it.each([
    [400, 'under a second'],
    [8400, 'about 8\u00a0s'],
    [43_000, 'about 45\u00a0s'],
    [125_000, 'about 2\u00a0min'],
  ])('%i ms is %s', (milliseconds, words) => {
    expect(formatDuration(milliseconds)).toBe(words);
  });
});
