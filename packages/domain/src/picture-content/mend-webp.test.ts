import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, little32 } from '../bytes.test-kit';
import { mendWebp } from './mend-webp';
import { webp } from './webp';

const fieldFile = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../../../fixtures/field', name)));

const little24 = (value: number) => little32(value).slice(0, 3);
const chunk = (name: string, data: Uint8Array | readonly number[]) =>
  bytesOf(name, little32(data.length), data, data.length % 2 ? 0 : []);
const riff = (body: Uint8Array, length = body.length + 4) => bytesOf('RIFF', little32(length), 'WEBP', body);
const extended = (flags: number, width: number, height: number) =>
  chunk('VP8X', [flags, 0, 0, 0, ...little24(width - 1), ...little24(height - 1)]);

/** The pixels of 96 × 64, without loss, without alpha. */
const trailing = fieldFile('trailing.webp');
const bits = trailing.slice(20, 20 + (trailing[16] ?? 0));
const pixels = chunk('VP8L', bits);
const plain = riff(pixels);

describe('a WebP in order', () => {
  it.each([
    ['plain', plain],
    ['with bytes behind', trailing],
    ['with a profile', fieldFile('icc-p3.webp')],
    ['that is animated', fieldFile('moving.webp')],
    ['with an unknown chunk', riff(bytesOf(extended(0, 96, 64), chunk('ABCD', [1, 2, 3]), pixels))],
  ])('stays as it is: %s', (_, file) => {
    expect(mendWebp(file)?.file).toBe(file);
  });
});

describe('a mended WebP is the plain one', () => {
  it.each([
    ['whose length is too large', riff(pixels, 9999)],
    ['whose length is too small', riff(pixels, 10)],
    ['without a length', riff(pixels, 0)],
    ['whose pixels are said to be longer than the file', riff(bytesOf('VP8L', little32(9999), bits))],
    ['whose pixels are said to be shorter', riff(bytesOf('VP8L', little32(bits.length - 20), bits))],
    ['with an unknown chunk before its pixels', riff(bytesOf(chunk('ABCD', [1, 2]), pixels))],
  ])('%s', (_, file) => {
    const { length } = plain;
    // The byte that makes a length even may become one of the pixels.
    expect(mendWebp(file)?.file.slice(20, length - 1)).toEqual(plain.slice(20, length - 1));
    expect(webp.readDetails(mendWebp(file)?.file ?? file)).toEqual({ orientation: 1, hasAlpha: false });
  });

  it.each([
    [200, 100],
    [50, 40],
  ])('with the size of its pixels, where its canvas is %i × %i', (width, height) => {
    const mended = mendWebp(riff(bytesOf(extended(0, width, height), pixels)))?.file ?? new Uint8Array();
    expect(mended).toEqual(riff(bytesOf(extended(0, 96, 64), pixels)));
  });

  it('with a chunk of an odd length that nothing follows before the next', () => {
    const exif = bytesOf('EXIF', little32(3), [1, 2, 3]);
    const mended = mendWebp(riff(bytesOf(extended(8, 96, 64), exif, pixels)))?.file;
    expect(mended).toEqual(riff(bytesOf(extended(8, 96, 64), pixels, chunk('EXIF', [1, 2, 3]))));
  });

  it.each([
    ['no pixels', riff(extended(0, 96, 64))],
    ['nothing', riff(bytesOf())],
    ['pixels that do not begin as such', riff(chunk('VP8L', [1, 2, 3, 4, 5, 6, 7, 8]))],
  ])('or none, with %s', (_, file) => {
    expect(mendWebp(file)).toBeUndefined();
  });
});

it('whatever the bytes behind the beginning, what was mended has a size', () => {
  const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
  fc.assert(
    fc.property(
      fc.constantFrom(plain, fieldFile('icc-p3.webp'), fieldFile('moving.webp')),
      fc.array(change, { maxLength: 8 }),
      fc.nat(),
      (original, changes, length) => {
        const bytes = original.slice(0, 13 + (length % original.length));
        for (const [at, value] of changes) bytes[12 + (at % (bytes.length - 12))] = value;
        const mended = mendWebp(bytes);
        if (mended) expect(webp.readSize(mended.file).kind).toBe('size');
      },
    ),
    { numRuns: 500 },
  );
});
