import { expect, it } from 'vitest';
import { downloads } from './downloads';
import { runtimes } from './runtimes';
import { weights } from './weights';

const all: object[] = [...Object.values(weights), ...Object.values(runtimes)];
const downloaded = Object.values(downloads).flat();

it('names every file that is fetched for some tool', () => {
  expect(new Set<object>(downloaded)).toEqual(new Set(all));
});

it('has no two files that would be kept under one name', () => {
  const names = new Set(downloaded.map(({ name }) => name));
  expect(names.size).toBe(all.length);
});
