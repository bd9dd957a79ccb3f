import { describe, expect, it } from 'vitest';
import { big16, big32, bytesOf, little16, little32 } from '../bytes.test-kit';
import {
  holds,
  isExif,
  isOrientation,
  readOrientation,
  sizeOf,
  swapsSides,
  textAt,
  uint16,
  uint24,
  uint32,
  withShortOrientation,
} from './header';

const orders = {
  'big-endian': { mark: 'MM\0*', u16: big16, u32: big32 },
  'little-endian': { mark: 'II*\0', u16: little16, u32: little32 },
};
type Order = keyof typeof orders;
const orderNames = Object.keys(orders) as Order[];

const [orientationTag, makeTag] = [0x0112, 0x010f];
const [byteType, shortType, longType] = [1, 3, 4];

/** An entry with one value, which has 16 bits in its 4 bytes unless it is long. */
interface Entry {
  tag?: number;
  type?: number;
  value: number;
}

/** A TIFF structure with one directory. */
function tiff(
  order: Order,
  entries: Entry[],
  { mark = orders[order].mark, count = entries.length, directory = 8 } = {},
) {
  const { u16, u32 } = orders[order];
  const rows = entries.flatMap(({ tag = orientationTag, type = shortType, value }) => [
    ...[...u16(tag), ...u16(type), ...u32(1)],
    ...(type === longType ? u32(value) : [...u16(value), 0, 0]),
  ]);
  return bytesOf(mark, u32(directory), new Uint8Array(directory - 8), u16(count), rows);
}

describe.each(orderNames)('the orientation in a %s EXIF block', (order) => {
  const make = { tag: makeTag, value: 3 };

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is %i', (value) => {
    expect(readOrientation(tiff(order, [{ value }]))).toBe(value);
  });

  it.each([
    ['behind the mark of a JPEG', bytesOf('Exif\0\0', tiff(order, [{ value: 6 }]))],
    ['in a directory further back', tiff(order, [{ value: 6 }], { directory: 20 })],
    ['after other entries', tiff(order, [make, make, { value: 6 }])],
    ['before other entries', tiff(order, [{ value: 6 }, make])],
    ['in the first of two entries', tiff(order, [{ value: 6 }, { value: 3 }])],
    [
      'with a number of entries that the block cannot have',
      tiff(order, [make, { value: 6 }], { count: 0xffff }),
    ],
  ])('is read %s', (_, block) => {
    expect(readOrientation(block)).toBe(6);
  });

  it.each([
    ['no entries', tiff(order, [])],
    ['other entries', tiff(order, [make])],
    ['an entry behind the last', tiff(order, [make, { value: 6 }], { count: 1 })],
    ['an entry behind an empty directory', tiff(order, [{ value: 6 }], { count: 0 })],
    ['a value below the first', tiff(order, [{ value: 0 }])],
    ['a value above the last', tiff(order, [{ value: 9 }])],
    ['a value of another type', tiff(order, [{ type: byteType, value: 6 }])],
    ['another mark', tiff(order, [{ value: 6 }], { mark: 'XX\0*' })],
    [
      'a mark in both byte orders',
      tiff(order, [{ value: 6 }], { mark: order === 'big-endian' ? 'MM*\0' : 'II\0*' }),
    ],
    ['a directory beyond the end', tiff(order, [{ value: 6 }]).fill(0xff, 4, 8)],
  ])('is upright with %s', (_, block) => {
    expect(readOrientation(block)).toBe(1);
  });

  it('is upright in a block that ends anywhere before the value', () => {
    const block = tiff(order, [{ value: 6 }]);
    const beforeValue = order === 'big-endian' ? block.length - 3 : block.length - 4;
    for (let length = 0; length <= beforeValue; length++)
      expect(readOrientation(block.slice(0, length))).toBe(1);
    expect(readOrientation(block.slice(0, beforeValue + 1))).toBe(6);
  });
});

describe.each(orderNames)('an orientation that is a long number, %s', (order) => {
  const long = tiff(order, [{ type: longType, value: 6 }]);

  it('is read, and written as a short one, which browsers read', () => {
    expect(readOrientation(long)).toBe(6);
    const short = withShortOrientation(long);
    expect(short).toHaveLength(long.length);
    expect(readOrientation(short)).toBe(6);
    expect(withShortOrientation(short)).toBe(short);
  });
});

describe('an orientation', () => {
  it.each([
    [0, false],
    [1, true],
    [8, true],
    [9, false],
  ])('may be %i: %s', (value, is) => {
    expect(isOrientation(value)).toBe(is);
  });

  it.each([
    [1, false],
    [4, false],
    [5, true],
    [8, true],
  ] as const)('%i swaps width and height: %s', (orientation, swaps) => {
    expect(swapsSides(orientation)).toBe(swaps);
  });
});

describe('the numbers and texts in bytes', () => {
  const bytes = bytesOf([0xff, 0x81, 0x02, 0x83, 0x04]);

  it.each([
    ['16 bits, big-endian', () => uint16(bytes, 1), 0x8102],
    ['16 bits, little-endian', () => uint16(bytes, 1, true), 0x0281],
    ['24 bits, little-endian', () => uint24(bytes, 1), 0x83_0281],
    ['32 bits, big-endian', () => uint32(bytes, 1), 0x8102_8304],
    ['32 bits, little-endian', () => uint32(bytes, 1, true), 0x0483_0281],
    ['bytes beyond the end', () => uint32(bytes, 3), 0x8304_0000],
    ['a position far beyond the end', () => uint32(bytes, 2 ** 40), 0],
  ])('are read: %s', (_, read, value) => {
    expect(read()).toBe(value);
  });

  it('are compared and read as text', () => {
    const text = bytesOf('xExif\0\0');
    expect(holds(text, 1, 'Exif')).toBe(true);
    expect(holds(text, 0, 'Exif')).toBe(false);
    expect(holds(text, 5, '\0\0\0')).toBe(false);
    expect(textAt(text, 1, 4)).toBe('Exif');
    expect(textAt(text, 5, 9)).toBe('\0\0');
    expect(isExif(text.slice(1))).toBe(true);
    expect(isExif(text)).toBe(false);
  });
});

describe('a size', () => {
  it.each([
    [1, 1, { kind: 'size', width: 1, height: 1 }],
    [0, 1, { kind: 'damaged' }],
    [1, 0, { kind: 'damaged' }],
    [-1, -1, { kind: 'damaged' }],
  ])('of %i × %i pixels', (width, height, reading) => {
    expect(sizeOf(width, height)).toEqual(reading);
  });
});
