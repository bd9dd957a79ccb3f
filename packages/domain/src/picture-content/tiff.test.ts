import { describe, expect, it } from 'vitest';
import { big16, big32, bytesOf, little16, little32 } from '../bytes.test-kit';
import { readTiffImage, tiff } from './tiff';

/** Tag, type (1 and 7: bytes, 3: 16 bits, 4: 32 bits) and values of a field. */
type Field = readonly [tag: number, type: 1 | 3 | 4 | 7, ...values: number[]];

const width: Field = [256, 4, 4];
const height: Field = [257, 4, 2];
const grey: Field = [262, 3, 1];
const eightBits: Field = [258, 3, 8];
/** Both rows are one strip: the eight bytes after the header. */
const stripAt: Field = [273, 4, 8];
const stripLength: Field = [279, 4, 8];
const picture = [width, height, eightBits, grey, stripAt, stripLength];

const without = (tag: number, ...others: Field[]) => [
  ...picture.filter(([other]) => other !== tag),
  ...others,
];

function tiffOf(fields: readonly Field[], order: 'II' | 'MM' = 'II'): Uint8Array<ArrayBuffer> {
  const [short, long] = order === 'II' ? [little16, little32] : [big16, big32];
  const pixels = [10, 20, 30, 40, 50, 60, 70, 80];
  const directory = 8 + pixels.length;
  let end = directory + 2 + fields.length * 12 + 4;
  const beyond: number[] = [];
  const entries = fields.flatMap(([tag, type, ...values]) => {
    const data = type === 3 ? values.flatMap(short) : type === 4 ? values.flatMap(long) : values;
    const head = [...short(tag), ...short(type), ...long(values.length)];
    if (data.length <= 4) return [...head, ...data, ...new Array<number>(4 - data.length).fill(0)];
    const at = end;
    end += data.length;
    beyond.push(...data);
    return [...head, ...long(at)];
  });
  return bytesOf(order, short(42), long(directory), pixels, short(fields.length), entries, long(0), beyond);
}

const sizeOf = (bytes: Uint8Array<ArrayBuffer>) => tiff.readSize(bytes);

describe('a TIFF', () => {
  it.each(['II', 'MM'] as const)('is read in the byte order %s', (order) => {
    const bytes = tiffOf(picture, order);
    expect(sizeOf(bytes)).toEqual({ kind: 'size', width: 4, height: 2 });
    expect(readTiffImage(bytes)).toMatchObject({
      littleEndian: order === 'II',
      width: 4,
      height: 2,
      bits: 8,
      samples: 1,
      compression: 'none',
      photometric: 'grey',
      partWidth: 4,
      partHeight: 2,
      parts: [Uint8Array.of(10, 20, 30, 40, 50, 60, 70, 80)],
    });
  });

  it.each([
    ['no width', without(256)],
    ['a width of 0', without(256, [256, 4, 0])],
    ['a height of 0', without(257, [257, 4, 0])],
    ['no place of its strip', without(273)],
    ['no length of its strip', without(279)],
    ['a strip without bytes', without(279, [279, 4, 0])],
    ['a strip that ends beyond the file', without(273, [273, 4, 200])],
    ['fewer strips than rows', [...picture, [278, 3, 1]]],
    ['fewer samples than its colours', without(262, [262, 3, 2])],
    ['tiles and a width of 0', without(256, [256, 4, 0], [322, 3, 4], [323, 3, 2], [324, 4, 8], [325, 4, 8])],
  ] satisfies [string, Field[]][])('with %s is not opened', (_, fields) => {
    expect(readTiffImage(tiffOf(fields))).toBeUndefined();
  });

  it.each([
    ['CMYK', without(262, [262, 3, 5]), 'CMYK'],
    ['another kind of colour', without(262, [262, 3, 4]), 'special'],
    ['no kind of colour', without(262), 'special'],
    ...[8, 9, 10].map((lab): [string, Field[], string] => [
      `Lab (${lab})`,
      without(262, [262, 3, lab]),
      'Lab',
    ]),
    ['video colours without JPEG', without(262, [262, 3, 6], [277, 3, 3]), 'video'],
    ['a compression that few know', [...picture, [259, 3, 99]], 'compressed'],
    ['16 million bits', without(258, [258, 4, 0x1000010]), '16777232'],
    ['a floating point', [...picture, [339, 3, 3]], 'floating'],
    ['12 bits', without(258, [258, 3, 12]), '12'],
    ['samples of different depth', without(258, [258, 3, 8, 16, 8]), '16'],
    ['very many depths', without(258, [258, 3, 1, ...new Array<number>(200_000).fill(9)]), '9'],
    ...[2, 3, 4].map((fax): [string, Field[], string] => [
      `fax (${fax})`,
      [...picture, [259, 3, fax]],
      'fax',
    ]),
    ['six samples', [...picture, [277, 3, 6]], 'channel'],
  ] satisfies [string, Field[], string][])('with %s is refused by its kind', (_, fields, named) => {
    const bytes = tiffOf(fields);
    expect(sizeOf(bytes)).toEqual({ kind: 'unsupported', label: expect.stringContaining(named) });
    expect(readTiffImage(bytes)).toBeUndefined();
  });

  it('needs its whole directory', () => {
    const bytes = tiffOf(picture);
    expect(sizeOf(bytes.slice(0, 40))).toEqual({ kind: 'more', bytes: bytes.length });
  });

  it.each([
    [1, 'associated'],
    [2, 'separate'],
    [0, 'none'],
  ] as const)('says by its extra samples (%s) how alpha is stored: %s', (kind, alpha) => {
    const fields = [...without(256, [256, 4, 2], [277, 3, 2], [338, 3, kind])];
    expect(readTiffImage(tiffOf(fields))).toMatchObject({ samples: 2, alpha });
  });

  const read = (...fields: Field[]) => readTiffImage(tiffOf(fields));

  it('has no alpha without a sample for it, whatever its extra samples say', () => {
    expect(read(...picture, [338, 3, 1])).toMatchObject({ alpha: 'none' });
    const rgb = without(262, [262, 3, 2], [277, 3, 3], [338, 3, 1]);
    expect(read(...rgb)).toMatchObject({ photometric: 'rgb', alpha: 'none' });
  });

  it('is read in strips of some rows, the last of which has fewer', () => {
    const strips = [
      ...without(257, [257, 4, 3]).filter(([tag]) => tag !== 273 && tag !== 279),
      [278, 3, 2],
      [273, 4, 8, 12],
      [279, 4, 4, 2],
    ] satisfies Field[];
    expect(read(...strips)).toMatchObject({
      partWidth: 4,
      partHeight: 2,
      parts: [Uint8Array.of(10, 20, 30, 40), Uint8Array.of(50, 60)],
    });
  });

  const tiles = (...sides: [number, number]) =>
    [width, height, eightBits, grey, [322, 3, sides[0]], [323, 3, sides[1]]] satisfies Field[];

  it('is read in tiles', () => {
    expect(read(...tiles(2, 2), [324, 4, 8, 12], [325, 4, 4, 4])).toMatchObject({
      partWidth: 2,
      partHeight: 2,
      parts: [Uint8Array.of(10, 20, 30, 40), Uint8Array.of(50, 60, 70, 80)],
    });
  });

  it.each([
    ['fewer tiles than its size', tiles(2, 1)],
    ['tiles without a width', tiles(0, 2)],
    ['tiles without a height', tiles(2, 0)],
    ['tiles larger than a picture may be', tiles(10_000, 5001)],
  ])('with %s is not opened', (_, fields) => {
    expect(read(...fields, [324, 4, 8, 12], [325, 4, 4, 4])).toBeUndefined();
  });

  it('may have one tile as large as a picture may be', () => {
    expect(read(...tiles(10_000, 5000), [324, 4, 8], [325, 4, 8])).toMatchObject({ partWidth: 10_000 });
  });

  it.each([
    [
      [8, 12],
      [4, 0],
    ],
    [
      [8, 4000],
      [4, 4],
    ],
  ])('is not opened if one of its parts is not in the file: at %j, of %j bytes', (offsets, lengths) => {
    expect(read(...tiles(2, 2), [324, 4, ...offsets], [325, 4, ...lengths])).toBeUndefined();
  });

  it('has planes of each sample only if it has several samples', () => {
    const strips = (count: number): Field[] => [
      [273, 4, ...new Array<number>(count).fill(8)],
      [279, 4, ...new Array<number>(count).fill(8)],
    ];
    const rgb: Field[] = [width, height, eightBits, [262, 3, 2], [277, 3, 3]];
    expect(read(...rgb, [284, 3, 2], ...strips(3))).toMatchObject({ planar: true });
    expect(read(...rgb, [284, 3, 2], ...strips(2))).toBeUndefined();
    expect(read(...rgb, [284, 3, 1], ...strips(1))).toMatchObject({ planar: false });
    expect(read(...picture, [284, 3, 2])).toMatchObject({ planar: false });
  });

  it('has up to five samples', () => {
    expect(read(...without(262, [262, 3, 2], [277, 3, 5]))).toMatchObject({ samples: 5 });
  });

  it.each([
    [6, 6],
    [0, 1],
    [9, 1],
  ])('with the orientation %i has %i', (stored, orientation) => {
    expect(read(...picture, [274, 3, stored])).toMatchObject({ orientation });
    expect(tiff.readDetails(tiffOf([...picture, [274, 3, stored]]))).toMatchObject({ orientation });
  });

  it('may store differences, colours of a palette, tables and a profile', () => {
    const plain = read(...picture);
    expect(plain).toMatchObject({ differences: false, colourMap: [] });
    expect(plain).not.toHaveProperty('jpegTables');
    expect(plain).not.toHaveProperty('profile');
    const colourMap = [1, 2, 3, 40_000, 5, 6];
    expect(
      read(
        ...without(262, [262, 3, 3]),
        [317, 3, 2],
        [320, 3, ...colourMap],
        [347, 7, 1, 2, 3],
        [34_675, 7, 1, 2, 3, 4, 5, 6],
      ),
    ).toMatchObject({
      photometric: 'palette',
      differences: true,
      colourMap,
      jpegTables: Uint8Array.of(1, 2, 3),
      profile: Uint8Array.of(1, 2, 3, 4, 5, 6),
    });
  });

  it('may store numbers as bytes, and ignores values that are not in the file', () => {
    expect(read(...without(258, [258, 1, 8]))).toMatchObject({ bits: 8 });
    const bytes = tiffOf([...picture, [34_675, 7, 1, 2, 3, 4, 5, 6]]);
    expect(readTiffImage(bytes.slice(0, -1))).not.toHaveProperty('profile');
  });
});

describe('the pages of a TIFF', () => {
  /** A file whose directory has been given the place of a next one. */
  function withNext(place: (bytes: Uint8Array) => number, ...more: Uint8Array[]) {
    const bytes = bytesOf(tiffOf(picture), ...more);
    const next = tiffOf(picture).length - 4;
    bytes.set(little32(place(bytes)), next);
    return bytes;
  }
  const pagesOf = (bytes: Uint8Array<ArrayBuffer>) => tiff.readDetails(bytes)?.pages;
  const emptyDirectory = (next: number) => bytesOf(little16(0), little32(next));
  const end = tiffOf(picture).length;

  it('are counted along the chain of directories', () => {
    expect(pagesOf(tiffOf(picture))).toBe(1);
    expect(pagesOf(withNext(() => end, emptyDirectory(end + 6), emptyDirectory(0)))).toBe(3);
  });

  it('are counted once if the chain is a loop', () => {
    expect(pagesOf(withNext(() => 16))).toBe(1);
    expect(pagesOf(withNext(() => end, emptyDirectory(end + 6), emptyDirectory(end)))).toBe(3);
  });

  it('end where the chain leaves the file', () => {
    expect(pagesOf(withNext((bytes) => bytes.length))).toBe(1);
    expect(pagesOf(withNext(() => 0xffffffff))).toBe(1);
  });

  it('are at most 10,000', () => {
    const directories = Array.from({ length: 10_001 }, (_, index) => emptyDirectory(end + (index + 1) * 6));
    expect(pagesOf(withNext(() => end, ...directories))).toBe(10_000);
  });
});
