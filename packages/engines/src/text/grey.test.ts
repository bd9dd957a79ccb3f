import { expect, it } from 'vitest';
import { rasterOf } from '../testing/pictures';
import { pagesOf } from './grey';

const opaque = (value: number) => [value, value, value, 255] as const;
const transparent = [0, 0, 0, 0] as const;

it.each([
  ['opaque dark text', 20, opaque(255), [20, 255]],
  ['dark text without a background', 20, transparent, [20, 255]],
  ['light text without a background', 240, transparent, [240, 0]],
] as const)('converts %s to text that contrasts with its background', (_, text, background, expected) => {
  const picture = rasterOf(2, 1, (x) => (x === 0 ? opaque(text) : background));
  expect(pagesOf(picture).map(({ data }) => [...data])).toEqual([expected]);
});

it('offers what is visible as black text too, if dark and light text are on nothing', () => {
  const values = [opaque(0), transparent, opaque(255), transparent, [250, 240, 90, 128]] as const;
  const pages = pagesOf(rasterOf(5, 1, (x) => values[x] ?? transparent));
  expect(pages.map(({ data }) => [...data])).toEqual([
    [0, 255, 255, 255, 240],
    [0, 255, 0, 255, 127],
  ]);
});
