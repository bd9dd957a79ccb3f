import { describe, expect, it } from 'vitest';
import { big16, big32, bytesOf, little16, little32 } from '../bytes.test-kit';
import { readTiffImage, tiff } from './tiff';

/** Tag, type (3: 16 bits, 4: 32 bits) and values of a field. */
type Field = readonly [tag: number, type: 3 | 4, ...values: number[]];

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
    const data = values.flatMap(type === 3 ? short : long);
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
    ['another kind of colour', without(262, [262, 3, 4]), ''],
    ['a floating point', [...picture, [339, 3, 3]], 'floating'],
    ['12 bits', without(258, [258, 3, 12]), '12'],
    ['samples of different depth', without(258, [258, 3, 8, 16, 8]), '16'],
    ['very many depths', without(258, [258, 3, 1, ...new Array<number>(200_000).fill(9)]), '9'],
    ['fax compression', [...picture, [259, 3, 4]], ''],
    ['six samples', [...picture, [277, 3, 6]], ''],
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
});
