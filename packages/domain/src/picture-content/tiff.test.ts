import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { big16, big32, bytesOf, little16, little32 } from '../bytes.test-kit';
import type { FormatVariant } from './header';
import { readTiffPages, repairedTiff, type TiffPage, tiff } from './tiff';

/** Tag, type (1 and 7: bytes, 3: 16 bits, 4: 32 bits) and values of a field. */
type Field = readonly [tag: number, type: 1 | 3 | 4 | 5 | 6 | 7 | 11 | 12, ...values: number[]];

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

/** A file of one page. */
function tiffOf(fields: readonly Field[], order: 'II' | 'MM' = 'II'): Uint8Array<ArrayBuffer> {
  const [short, long] = order === 'II' ? [little16, little32] : [big16, big32];
  const pixels = [10, 20, 30, 40, 50, 60, 70, 80];
  const directory = 8 + pixels.length;
  let end = directory + 2 + fields.length * 12 + 4;
  const beyond: number[] = [];
  const entries = fields.flatMap(([tag, type, ...values]) => {
    const data = {
      1: () => values,
      3: () => values.flatMap(short),
      4: () => values.flatMap(long),
      5: () => values.flatMap((value) => [...long(Math.round(value * 10_000)), ...long(10_000)]),
      6: () => values.map((value) => value & 255),
      7: () => values,
      11: () => [...new Uint8Array(Float32Array.from(values).buffer)],
      12: () => [...new Uint8Array(Float64Array.from(values).buffer)],
    }[type]();
    const head = [...short(tag), ...short(type), ...long(values.length)];
    if (data.length <= 4) return [...head, ...data, ...new Array<number>(4 - data.length).fill(0)];
    const at = end;
    end += data.length;
    beyond.push(...data);
    return [...head, ...long(at)];
  });
  return bytesOf(order, short(42), long(directory), pixels, short(fields.length), entries, long(0), beyond);
}

/** The only page of a file with these fields. Throws if it is refused. */
function pageOf(fields: readonly Field[], order: 'II' | 'MM' = 'II'): TiffPage {
  const [reading] = readTiffPages(tiffOf(fields, order));
  if (reading?.kind !== 'page') throw new Error(`The page is ${JSON.stringify(reading)}.`);
  return reading.page;
}

const repairsOf = (...fields: Field[]) => [...pageOf(fields).repairs];
const kindOf = (fields: readonly Field[]) => readTiffPages(tiffOf(fields))[0];
const rgb = without(262, [262, 3, 2], [277, 3, 3]);

describe('a page of a TIFF', () => {
  it.each(['II', 'MM'] as const)('is read in the byte order %s', (order) => {
    expect(pageOf(picture, order)).toEqual({
      directory: 16,
      width: 4,
      height: 2,
      orientation: 1,
      colours: 'grey',
      colourMap: [],
      repairs: new Map(),
    });
    expect(tiff.readSize(tiffOf(picture, order))).toEqual({ kind: 'size', width: 4, height: 2 });
    expect(tiff.readDetails(tiffOf(picture, order))).toEqual({ orientation: 1, hasAlpha: false, pages: 1 });
  });

  it.each([
    [0, 'white-is-zero'],
    [1, 'grey'],
    [4, 'grey'],
  ] as const)('has the colours of its photometric interpretation (%i): %s', (photometric, colours) => {
    expect(pageOf(without(262, [262, 3, photometric]))).toMatchObject({ colours });
  });

  it.each([
    [2, 3, 'rgb'],
    [5, 4, 'cmyk'],
    [6, 3, 'ycbcr'],
    [8, 3, 'cielab'],
    [9, 3, 'icclab'],
    [3, 1, 'palette'],
  ] as const)(
    'has the colours of its photometric interpretation (%i) of %i samples: %s',
    (photometric, count, colours) => {
      const fields = without(262, [262, 3, photometric], [277, 3, count]);
      expect(pageOf(fields)).toMatchObject({ colours });
      // As many samples are needed.
      if (count > 1)
        expect(kindOf(without(262, [262, 3, photometric], [277, 3, 1]))).not.toMatchObject({ kind: 'page' });
    },
  );

  it.each([
    ['of a fax', without(262, [259, 3, 4], [258, 3, 1]), 'white-is-zero'],
    ['with a palette', without(262, [320, 3, 1, 2, 3]), 'palette'],
    ['of one sample', without(262), 'grey'],
    ['of three samples', without(262, [277, 3, 3]), 'rgb'],
    ['of three samples as JPEG', without(262, [277, 3, 3], [259, 3, 7]), 'ycbcr'],
  ] satisfies [string, Field[], string][])(
    '%s that names no colours has those that decoders guess',
    (_, fields, colours) => {
      expect(pageOf(fields)).toMatchObject({ colours });
    },
  );

  it.each([
    ['no width', without(256)],
    ['a width of 0', without(256, [256, 4, 0])],
    ['a height of 0', without(257, [257, 4, 0])],
    ['no place of its strip', without(273)],
    ['a strip at no place', without(273, [273, 4, 0])],
    ['a strip beyond the end of the file', without(273, [273, 4, 20_000])],
    ['fewer strips than rows', [...picture, [278, 3, 1]]],
    ['fewer samples than its colours', without(262, [262, 3, 2])],
    ['planes and fewer strips than samples', [...rgb, [284, 3, 2]]],
    ['fewer tiles than its size', without(273, [322, 3, 2], [323, 3, 1], [324, 4, 8, 12], [325, 4, 4, 4])],
    ['a tile without a width', without(273, [322, 3, 0], [323, 3, 1], [324, 4, 8])],
    ['a tile larger than a picture may be', without(273, [322, 3, 10_000], [323, 3, 5001], [324, 4, 8])],
    [
      'more samples than fit into memory',
      [...without(256, [256, 4, 60_000]).filter(([tag]) => tag !== 257), [257, 4, 800], [277, 3, 40]],
    ],
  ] satisfies [string, Field[]][])('with %s is damaged', (_, fields) => {
    expect(kindOf(fields)).toEqual({ kind: 'damaged' });
    expect(tiff.readSize(tiffOf(fields))).toEqual({ kind: 'damaged' });
    expect(tiff.readDetails(tiffOf(fields))).toBeUndefined();
  });

  it.each([
    ['another kind of colour', without(262, [262, 3, 7]), { variant: 'special-tiff' }],
    ['colours by a table of another page', [...rgb, [346, 3, 1]], { variant: 'special-tiff' }],
    ['depth as a third side', [...picture, [32_997, 4, 3]], { variant: 'special-tiff' }],
    ['numbers of two parts', [...picture, [339, 3, 5]], { variant: 'special-tiff' }],
    ['samples of different formats', [...rgb, [339, 3, 1, 3, 1]], { variant: 'special-tiff' }],
    ['the sensor’s data', without(262, [262, 3, 32_803]), { variant: 'camera-raw-tiff' }],
    ['a camera’s mark', [...rgb, [50_706, 1, 1, 4, 0, 0]], { variant: 'camera-raw-tiff' }],
    ['LogLuv', without(262, [262, 3, 32_845], [277, 3, 3]), { variant: 'log-luv-tiff' }],
    ['ITULab', without(262, [262, 3, 10], [277, 3, 3]), { variant: 'itu-lab-tiff' }],
    [
      'Lab of 32 bits',
      without(262, [262, 3, 8], [277, 3, 3]).map((field): Field => (field[0] === 258 ? [258, 3, 32] : field)),
      { variant: 'lab-tiff' },
    ],
    [
      'inks of other colours',
      without(262, [262, 3, 5], [277, 3, 4], [332, 3, 2]),
      { variant: 'multi-ink-tiff' },
    ],
    ['three inks', without(262, [262, 3, 5], [277, 3, 3]), { variant: 'multi-ink-tiff' }],
    [
      'an alpha beside YCbCr',
      without(262, [262, 3, 6], [277, 3, 4], [338, 3, 2]),
      { variant: 'multi-channel-tiff' },
    ],
    ['samples of different depth', without(258, [258, 3, 8, 16, 8]), { variant: 'uneven-tiff' }],
    ['64 bits', without(258, [258, 3, 64]), { variant: 'deep-tiff', detail: 64 }],
    ['16 million bits', without(258, [258, 4, 0x1000010]), { variant: 'deep-tiff', detail: 16777232 }],
    ['JPEG of 12 bits', without(258, [258, 3, 12], [259, 3, 7]), { variant: 'deep-tiff', detail: 12 }],
    ['floating point of 8 bits', [...picture, [339, 3, 3]], { variant: 'floating-point-tiff' }],
    [
      'floating point in a palette',
      without(262, [262, 3, 3], [339, 3, 3]),
      { variant: 'floating-point-tiff' },
    ],
    ['Zstandard', [...picture, [259, 3, 50_000]], { variant: 'compressed-tiff', detail: 'Zstandard' }],
    ['LZMA', [...picture, [259, 3, 34_925]], { variant: 'compressed-tiff', detail: 'LZMA' }],
    ['JPEG XL', [...picture, [259, 3, 50_002]], { variant: 'compressed-tiff', detail: 'JPEG XL' }],
    ['JPEG 2000', [...picture, [259, 3, 34_712]], { variant: 'compressed-tiff', detail: 'JPEG 2000' }],
    ['an unknown compression', [...picture, [259, 3, 99]], { variant: 'compressed-tiff', detail: 99 }],
  ] satisfies [string, Field[], FormatVariant][])('with %s is refused by its kind', (_, fields, label) => {
    const refused = { kind: 'unsupported', label };
    expect(kindOf(fields)).toEqual(refused);
    expect(tiff.readSize(tiffOf(fields))).toEqual(refused);
    expect(tiff.readDetails(tiffOf(fields))).toBeUndefined();
  });

  it.each([
    [[1], { sample: 1, isMultiplied: true }],
    [[2], { sample: 1, isMultiplied: false }],
    [[0, 2], { sample: 2, isMultiplied: false }],
    [[0], undefined],
  ] as const)('says by its extra samples (%j) where its alpha is', (kinds, alpha) => {
    const fields: Field[] = [...picture, [277, 3, 1 + kinds.length], [338, 3, ...kinds]];
    expect(pageOf(fields).alpha).toEqual(alpha);
    expect(tiff.readDetails(tiffOf(fields))?.hasAlpha).toBe(alpha !== undefined);
  });

  it('has no alpha without a sample for it, whatever its extra samples say', () => {
    expect(pageOf([...picture, [338, 3, 1]])).not.toHaveProperty('alpha');
    expect(pageOf([...rgb, [338, 3, 1]])).not.toHaveProperty('alpha');
  });

  it.each([
    [6, 6],
    [0, 1],
    [9, 1],
  ])('with the orientation %i has %i', (stored, orientation) => {
    expect(pageOf([...picture, [274, 3, stored]])).toMatchObject({ orientation });
  });

  it('says what describes its colours, if something does', () => {
    const primaries = [0.64, 0.33, 0.3, 0.6, 0.15, 0.06];
    const described = pageOf([
      ...rgb,
      [318, 5, 0.3127, 0.329],
      [319, 5, ...primaries],
      [320, 3, 1, 2, 3],
      [340, 6, -3],
      [341, 1, 200],
      [34_675, 7, 1, 2, 3, 4, 5, 6],
    ]);
    expect(described).toMatchObject({
      primaries,
      whitePoint: [0.3127, 0.329],
      colourMap: [1, 2, 3],
      range: [-3, 200],
      profile: Uint8Array.of(1, 2, 3, 4, 5, 6),
    });
    const unusable = pageOf([...rgb, [318, 5, 0, 2], [319, 5, 0.1], [340, 3, 9], [341, 3, 9]]);
    for (const property of ['primaries', 'whitePoint', 'range', 'profile'])
      expect(unusable).not.toHaveProperty(property);
    expect(pageOf([...picture, [340, 11, 0.5], [341, 12, 2.5]])).toMatchObject({ range: [0.5, 2.5] });
  });

  it('says the numbers of no ink and full ink, if they are not the usual ones', () => {
    const inks = (...range: number[]) =>
      pageOf([...without(262, [262, 3, 5], [277, 3, 4]), [336, 3, ...range]]).dotRange;
    expect(inks(0, 255)).toBeUndefined();
    expect(inks(255, 0)).toBeUndefined();
    expect(inks(10, 200)).toEqual([10, 200, 10, 200, 10, 200, 10, 200]);
    expect(inks(0, 255, 0, 255, 0, 255, 5, 250)).toEqual([0, 255, 0, 255, 0, 255, 5, 250]);
  });

  it('ignores values that are not in the file', () => {
    const bytes = tiffOf([...picture, [34_675, 7, 1, 2, 3, 4, 5, 6]]);
    const [reading] = readTiffPages(bytes.slice(0, -1));
    expect(reading).toMatchObject({
      kind: 'page',
      page: expect.not.objectContaining({ profile: expect.anything() }),
    });
  });
});

describe('what a page lacks is repaired', () => {
  it('if it is whole: not at all', () => {
    expect(repairsOf(...picture)).toEqual([]);
    const bytes = tiffOf(picture);
    expect(repairedTiff(bytes, pageOf(picture))).toEqual([bytes, 16]);
  });

  it.each([
    ['no sizes of its strips', without(279), [[279, [tiffOf(without(279)).length - 8]]]],
    ['a strip of no size', without(279, [279, 4, 0]), [[279, [tiffOf(picture).length - 8]]]],
    [
      'a strip that ends beyond the file',
      without(279, [279, 4, 9000]),
      [[279, [tiffOf(picture).length - 8]]],
    ],
    ['no rows in a strip', [...picture, [278, 3, 0]], [[278, [2]]]],
    ['an arrangement that does not exist', [...picture, [284, 3, 0]], [[284, [1]]]],
    [
      'samples that are only known by their depths',
      [...without(258, [258, 3, 8, 8, 8]).filter(([tag]) => tag !== 262), [262, 3, 2]],
      [[277, [3]]],
    ],
    ['an extra sample of no known kind', [...picture, [277, 3, 2], [338, 3, 999]], [[338, [0]]]],
  ] satisfies [string, Field[], [number, number[]][]][])('with %s', (_, fields, repairs) => {
    expect(repairsOf(...fields)).toEqual(repairs);
  });

  it('up to the next of its strips, in any order', () => {
    const fields: Field[] = [...without(273).filter(([tag]) => tag !== 279), [278, 3, 1], [273, 4, 12, 8]];
    const [counts] = repairsOf(...fields);
    expect(counts).toEqual([279, [tiffOf(fields).length - 12, 4]]);
  });

  it.each(['II', 'MM'] as const)('in a directory behind the file, in its byte order: %s', (order) => {
    const fields: Field[] = [...without(273).filter(([tag]) => tag !== 279), [278, 3, 1], [273, 4, 8, 12]];
    const bytes = tiffOf(fields, order);
    const page = pageOf(fields, order);
    const [repaired, directory] = repairedTiff(bytes, page);
    expect(repaired.subarray(0, bytes.length)).toEqual(bytes);
    expect(directory).toBeGreaterThanOrEqual(bytes.length);
    const pointed = repaired.slice();
    pointed.set((order === 'II' ? little32 : big32)(directory), 4);
    expect(readTiffPages(pointed)).toEqual([
      { kind: 'page', page: { ...page, directory, repairs: new Map() } },
    ]);
  });
});

describe('the pages of a TIFF', () => {
  /** A file whose directories follow each other. */
  function fileOf(...pages: (readonly Field[])[]): Uint8Array<ArrayBuffer> {
    const [first = []] = pages;
    let bytes = tiffOf(first);
    let link = 16 + 2 + first.length * 12;
    for (const fields of pages.slice(1)) {
      const at = bytes.length;
      const inline = fields.flatMap(([tag, type, value = 0]) => [
        ...little16(tag),
        ...little16(type),
        ...little32(1),
        ...(type === 3 ? [...little16(value), 0, 0] : little32(value)),
      ]);
      bytes = bytesOf(bytes, little16(fields.length), inline, little32(0));
      bytes.set(little32(at), link);
      link = at + 2 + fields.length * 12;
    }
    return bytes;
  }
  const widths = (bytes: Uint8Array<ArrayBuffer>) =>
    readTiffPages(bytes).map((reading) => (reading.kind === 'page' ? reading.page.width : reading.kind));
  const wide = (pixels: number, ...more: Field[]): Field[] => [...without(256, [256, 4, pixels]), ...more];

  it('are those of the chain of directories, in its order', () => {
    expect(widths(fileOf(wide(4), wide(3), wide(2)))).toEqual([4, 3, 2]);
    expect(tiff.readDetails(fileOf(wide(4), wide(3), wide(2)))).toMatchObject({ pages: 3 });
  });

  it('are read once if the chain is a loop, and end where it leaves the file', () => {
    const loop = tiffOf(picture);
    loop.set(little32(16), loop.length - 4);
    expect(widths(loop)).toEqual([4]);
    loop.set(little32(0xffffffff), loop.length - 4);
    expect(widths(loop)).toEqual([4]);
  });

  it('are not smaller copies, masks or descriptions', () => {
    const [reduced, mask, oldReduced]: Field[] = [
      [254, 4, 1],
      [254, 4, 4],
      [255, 3, 2],
    ];
    expect(
      widths(
        fileOf(wide(1, reduced as Field), wide(4), wide(3, mask as Field), wide(2, oldReduced as Field), [
          [305, 3, 1],
        ]),
      ),
    ).toEqual([4]);
  });

  it('are the largest picture if there are only smaller copies', () => {
    expect(widths(fileOf(wide(1, [254, 4, 1]), wide(3, [254, 4, 1])))).toEqual([3]);
  });

  it('are a picture below its smaller copy', () => {
    const bytes = fileOf(wide(1, [254, 4, 1], [330, 4, 0]), wide(4));
    const second = bytes.length - (2 + wide(4).length * 12 + 4);
    const entry = 16 + 2 + (wide(1).length + 1) * 12;
    bytes.set(little32(second), entry + 8);
    // The copy is the only directory in the chain.
    bytes.set(little32(0), entry + 12);
    expect(widths(bytes)).toEqual([4]);
  });

  it('may be of different kinds: one that is refused or damaged does not touch the others', () => {
    expect(widths(fileOf(wide(4), wide(3, [259, 3, 50_000]), without(273)))).toEqual([
      4,
      'unsupported',
      'damaged',
    ]);
  });

  it('are none in a file without a directory', () => {
    expect(readTiffPages(bytesOf('II', little16(42), little32(0)))).toEqual([]);
    expect(tiff.readSize(bytesOf('II', little16(42), little32(0)))).toEqual({ kind: 'damaged' });
  });

  it('are read from any bytes without an exception', () => {
    const valid = [tiffOf(rgb), tiffOf(picture, 'MM'), fileOf(wide(4), wide(3))];
    const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(
        fc.constantFrom(...valid),
        fc.array(change, { maxLength: 8 }),
        fc.boolean(),
        (original, changes, big) => {
          const bytes = original.slice();
          for (const [at, value] of changes) bytes[at % bytes.length] = value;
          if (big) bytes[2] = 43;
          for (const reading of readTiffPages(bytes)) {
            if (reading.kind !== 'page') continue;
            const [repaired, directory] = repairedTiff(bytes, reading.page);
            expect(directory).toBeLessThan(repaired.length);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
