import { describe, expect, it } from 'vitest';
import { bytesOf, little16, little32 } from '../bytes.test-kit';
import { bmp } from './bmp';

interface Options {
  /** Bytes of the header behind the file header: 40 is the usual one, 56 the first with an alpha mask. */
  header?: number;
  width?: number;
  height?: number;
  bits?: number;
  compression?: number;
  alphaMask?: number[];
  /** Where the pixels begin. */
  pixels?: number;
}

/** A bitmap of 74 bytes, of which the last four are pixels. */
function bitmap(options: Options = {}) {
  const { header = 40, width = 300, height = 200, bits = 24, compression = 0 } = options;
  const { alphaMask = [0, 0, 0, 0], pixels = 70 } = options;
  const sizes = [...little32(header), ...little32(width), ...little32(height), ...little16(1)];
  const masks = new Uint8Array(32);
  return bytesOf(
    'BM',
    little32(74),
    little32(0),
    little32(pixels),
    sizes,
    little16(bits),
    little32(compression),
    masks,
    alphaMask,
    [1, 2, 3, 4],
  );
}

/** A bitmap of OS/2, whose sizes have 16 bits. */
const oldBitmap = bytesOf(
  'BM',
  little32(40),
  little32(0),
  little32(26),
  little32(12),
  [...little16(300), ...little16(200), ...little16(1), ...little16(32)],
  new Uint8Array(14),
);

describe('the size of a BMP', () => {
  it.each([
    ['usual', bitmap(), 300, 200],
    ['larger than 16 bits', bitmap({ width: 70_000, height: 80_000 }), 70_000, 80_000],
    ['with rows from the top', bitmap({ height: -200 }), 300, 200],
    ['of OS/2', oldBitmap, 300, 200],
    ['of OS/2 whose pixels look like a compression', bytesOf(oldBitmap.slice(0, 30), 4), 300, 200],
    [
      'with a header whose size begins with 12 in the other byte order',
      bitmap({ header: 0x0c00_0000 }),
      300,
      200,
    ],
    ['that ends after the header', bitmap().slice(0, 30), 300, 200],
  ])('%s', (_, bytes, width, height) => {
    expect(bmp.readSize(bytes)).toEqual({ kind: 'size', width, height });
  });

  it.each([
    ['has a truncated header', bitmap().slice(0, 29)],
    ['of OS/2 has a truncated header', oldBitmap.slice(0, 29)],
    ['has no bytes', new Uint8Array()],
    ['has no width', bitmap({ width: 0 })],
    ['has no height', bitmap({ height: 0 })],
  ])('is damaged if the file %s', (_, bytes) => {
    expect(bmp.readSize(bytes)).toEqual({ kind: 'damaged' });
  });

  it.each([4, 5])('is not supported if the pixels are an embedded picture, compression %i', (compression) => {
    expect(bmp.readSize(bitmap({ compression }))).toEqual({
      kind: 'unsupported',
      label: { variant: 'printers-bmp' },
    });
  });

  it.each([1, 2, 3, 6])('is read with compression %i', (compression) => {
    expect(bmp.readSize(bitmap({ compression }))).toMatchObject({ kind: 'size' });
  });
});

describe('the details of a BMP', () => {
  const mask = { alphaMask: [0, 0, 0, 0xff] };

  it.each([
    ['32 bits and a mask', { header: 56, bits: 32, ...mask }, true],
    ['32 bits and a mask in a longer header', { header: 124, bits: 32, ...mask }, true],
    ['32 bits and an empty mask', { header: 56, bits: 32 }, false],
    ['24 bits', { header: 56, bits: 24, ...mask }, false],
    ['32 in the other byte order', { header: 56, bits: 32 * 256, ...mask }, false],
    ['a header that ends before the mask', { header: 55, bits: 32, ...mask }, false],
    ['the usual header', { header: 40, bits: 32, ...mask }, false],
    ['the header of OS/2', { header: 12, bits: 32, ...mask }, false],
  ])('say whether it has transparency: %s', (_, options, hasAlpha) => {
    expect(bmp.readDetails(bitmap(options))).toEqual({ orientation: 1, hasAlpha });
  });

  it.each([
    ['the last byte', 73, { orientation: 1, hasAlpha: false }],
    ['the end', 74, undefined],
    ['far beyond the end', 0xffff_ffff, undefined],
  ])('are those of a whole file only: pixels from %s', (_, pixels, details) => {
    expect(bmp.readDetails(bitmap({ pixels }))).toEqual(details);
  });
});
