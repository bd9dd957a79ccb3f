import { api } from '@verapix/facts';
import { expect, it } from 'vitest';
import { createTestBackend } from '../testing/create-test-backend';
import { createResults } from './results';
import type { PictureFile } from './upscale-picture';

const pictureOf = (bytes: number): PictureFile => ({
  file: new Uint8Array(bytes),
  format: 'png',
  width: 1,
  height: 1,
});

it('keeps a result for an hour and not a moment longer', () => {
  const { options, advance } = createTestBackend();
  const results = createResults(options);
  const { id } = results.keep(pictureOf(1));
  advance(api.resultKeptSeconds * 1000 - 1);
  expect(results.find(id)).toBeDefined();
  advance(1);
  expect(results.find(id)).toBeUndefined();
});

it('lets the oldest go when there are too many', () => {
  const results = createResults(createTestBackend().options);
  const ids = Array.from({ length: 101 }, () => results.keep(pictureOf(1)).id);
  expect(ids.map((id) => results.find(id) !== undefined)).toEqual([false, ...Array(100).fill(true)]);
});

it('lets the oldest go when they are too large together, but never the newest', () => {
  const results = createResults(createTestBackend().options);
  const ids = [100, 100, 100, 300].map((megabytes) => results.keep(pictureOf(megabytes * 1024 * 1024)).id);
  expect(ids.map((id) => results.find(id) !== undefined)).toEqual([false, false, false, true]);
});
