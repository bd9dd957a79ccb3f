import { expect, it } from 'vitest';
import { keepPerson } from './cut-out';

const size = { width: 120, height: 80 };

function alphaOf(isPerson: (x: number, y: number) => boolean) {
  return Uint8ClampedArray.from({ length: size.width * size.height }, (_, pixel) =>
    isPerson(pixel % size.width, Math.floor(pixel / size.width)) ? 255 : 0,
  );
}

it('keeps what is connected to the face, and removes separate parts', () => {
  const alpha = keepPerson(
    alphaOf((x) => x < 60 || x > 100),
    size,
    { x: 30, y: 20 },
  );
  expect(alpha[40 * size.width + 59]).toBe(255);
  expect(alpha[40 * size.width + 110]).toBe(0);
});

it('keeps every pixel of a connected shape', () => {
  const before = alphaOf((x, y) => (x - 60) ** 2 + (y - 40) ** 2 < 900);
  expect(keepPerson(before.slice(), size, { x: 60, y: 40 })).toEqual(before);
});
