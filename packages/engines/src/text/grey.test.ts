import { expect, it } from 'vitest';
import { rasterOf } from '../testing/pictures';
import { greyOf } from './grey';

const opaque = (value: number) => [value, value, value, 255] as const;
const transparent = [0, 0, 0, 0] as const;

it.each([
  ['opaque dark text', 20, opaque(255), [20, 255]],
  ['dark text without a background', 20, transparent, [20, 255]],
  ['light text without a background', 240, transparent, [240, 0]],
] as const)('converts %s to text that contrasts with its background', (_, text, background, expected) => {
  const picture = rasterOf(2, 1, (x) => (x === 0 ? opaque(text) : background));
  expect([...greyOf(picture).data]).toEqual(expected);
});
