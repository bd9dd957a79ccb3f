import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { big32, bytesOf } from '../bytes.test-kit';
import { mendPng } from './mend-png';
import { png } from './png';
import { pngChunk } from './png-chunk';

const fieldFile = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../../../fixtures/field', name)));

/** A 1-bit picture of 96 × 64 in three chunks. */
const plain = fieldFile('one-bit.png');
const signature = plain.slice(0, 8);
const header = plain.slice(8, 33);
const end = pngChunk('IEND', []);
const data = plain.slice(33 + 8, -12 - 4);
const pixels = pngChunk('IDAT', data);
const note = pngChunk('tEXt', bytesOf('Comment\0a text'));
const broken = (chunk: Uint8Array) => bytesOf(chunk.slice(0, -1), (chunk.at(-1) ?? 0) ^ 1);
const file = (...chunks: Uint8Array[]) => bytesOf(signature, header, ...chunks);

describe('a PNG in order', () => {
  it.each([
    ['plain', plain],
    ['with a text', file(note, pixels, end)],
    ['with bytes behind its end', bytesOf(plain, 'more')],
    ['with an empty chunk', file(pngChunk('tEXt', []), pixels, end)],
    [
      'with pixels in several chunks',
      file(pngChunk('IDAT', data.slice(0, 5)), pngChunk('IDAT', data.slice(5)), end),
    ],
    ['with a gamma of its own', fieldFile('gamma.png')],
    ['that is animated', fieldFile('moving.png')],
  ])('stays as it is: %s', (_, bytes) => {
    expect(mendPng(bytes)?.file).toBe(bytes);
  });
});

describe('a mended PNG is the plain one', () => {
  it.each([
    ['without its end', file(pixels)],
    ['with a cut end', file(pixels, end.slice(0, -3))],
    ['whose pixels are said to be longer than the file', file(bytesOf(big32(9999), pixels.slice(4, -4)))],
    ['with a damaged chunk behind its pixels', file(pixels, bytesOf(big32(9999), 'tEXt', 'cut'))],
    ['with a chunk that decoders would have to know', file(pngChunk('ABCD', [1]), pixels, end)],
    ['with a damaged text and no end', file(broken(note), pixels)],
    [
      'with pixels in several chunks and no end',
      file(pngChunk('IDAT', data.slice(0, 5)), pngChunk('IDAT', data.slice(5))),
    ],
  ])('%s', (_, bytes) => {
    expect(mendPng(bytes)?.file).toEqual(plain);
  });

  it('with its text, if that is undamaged', () => {
    expect(mendPng(file(note, pixels))?.file).toEqual(file(note, pixels, end));
    expect(mendPng(file(pixels, note))?.file).toEqual(file(pixels, note, end));
  });

  it.each([
    ['no pixels', file(end)],
    ['no header', bytesOf(signature, pixels, end)],
    ['nothing but the signature', signature],
    ['the pixels of another kind', fieldFile('cgbi.png')],
  ])('or none, with %s', (_, bytes) => {
    expect(mendPng(bytes)).toBeUndefined();
  });
});

describe('the name of sRGB', () => {
  const gamma = (value: number) => pngChunk('gAMA', big32(value));
  const primaries = (first: number) =>
    pngChunk('cHRM', [first, 32900, 64000, 33000, 30000, 60000, 15000, 6000].flatMap(big32));
  const named = file(pngChunk('sRGB', [0]), pixels, end);

  it.each([
    ['an approximate gamma', file(gamma(45455), pixels, end)],
    ['an approximate gamma and its primaries', file(gamma(45455), primaries(31270), pixels, end)],
  ])('stands in place of %s', (_, bytes) => {
    expect(mendPng(bytes)?.file).toEqual(named);
  });

  it.each([
    ['another gamma', file(gamma(100_000), pixels, end)],
    ['other primaries', file(gamma(45455), primaries(34567), pixels, end)],
    ['a profile', file(gamma(45455), pngChunk('iCCP', []), pixels, end)],
    ['code points', file(gamma(45455), pngChunk('cICP', [12, 13, 0, 1]), pixels, end)],
    ['the name', file(gamma(45455), pngChunk('sRGB', [0]), pixels, end)],
  ])('does not stand where there is %s', (_, bytes) => {
    expect(mendPng(bytes)?.file).toBe(bytes);
  });
});

describe('the rows of a PNG', () => {
  const count = (bytes: Uint8Array) => mendPng(bytes)?.rows?.count();

  it.each(['one-bit.png', 'interlaced.png', 'deep-ramp.png', 'no-iend.png'])(
    'are all in %s',
    async (name) => {
      const bytes = fieldFile(name);
      const size = png.readSize(bytes);
      expect(size).toHaveProperty('height', await count(bytes));
    },
  );

  it('are fewer where the pixels are cut off, and become a picture of their own', async () => {
    const photo = fieldFile('black-on-clear.png');
    const mended = mendPng(photo.slice(0, Math.floor(photo.length / 2)));
    const rows = (await mended?.rows?.count()) ?? 0;
    expect(rows).toBeGreaterThan(20);
    expect(rows).toBeLessThan(201);
    const first = (await mended?.rows?.first(rows)) ?? new Uint8Array();
    expect(png.readSize(first)).toEqual({ kind: 'size', width: 1000, height: rows });
    expect(await count(first)).toBe(rows);
    expect(mendPng(first)?.file).toBe(first);
  });

  it('are all there, and written again, where only a checksum is wrong', async () => {
    const mended = mendPng(file(broken(pixels), end));
    expect(await mended?.rows?.count()).toBe(64);
    const whole = (await mended?.rows?.first(64)) ?? new Uint8Array();
    expect(png.readSize(whole)).toEqual({ kind: 'size', width: 96, height: 64 });
    expect(await count(whole)).toBe(64);
  });
});

it('whatever the bytes behind the signature, nothing of what was mended needs to be mended again', async () => {
  const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
  const whole = [plain, fieldFile('moving.png'), fieldFile('interlaced.png')];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...whole),
      fc.array(change, { maxLength: 8 }),
      fc.nat(),
      async (original, changes, length) => {
        const bytes = original.slice(0, 9 + (length % original.length));
        for (const [at, value] of changes) bytes[8 + (at % (bytes.length - 8))] = value;
        const mended = mendPng(bytes);
        if (mended) expect(mendPng(mended.file)?.file).toEqual(mended.file);
      },
    ),
    { numRuns: 300 },
  );
});
