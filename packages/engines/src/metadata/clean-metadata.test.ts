import { big16, big32, bytesOf, little16, little32 } from '@verapix/domain/bytes.test-kit';
import { describe, expect, it } from 'vitest';
import { cleanExif, cleanXmp } from './clean-metadata';

const size = { width: 4000, height: 3000 };
const type = { short: 3, long: 4 };
const tag = {
  width: 0x0100,
  height: 0x0101,
  orientation: 0x0112,
  copyright: 0x8298,
  exifDirectory: 0x8769,
  pixelWidth: 0xa002,
  pixelHeight: 0xa003,
  thumbnailStart: 0x0201,
  thumbnailBytes: 0x0202,
};

/** Entries of a directory, in either byte order. */
const orders = {
  big: { mark: 'MM\0*', short: big16, long: big32 },
  little: { mark: 'II*\0', short: little16, long: little32 },
};
type Order = (typeof orders)[keyof typeof orders];

type Entry = readonly [name: number, kind: number, value: number];

function directory({ short, long }: Order, entries: readonly Entry[], next = 0): Uint8Array {
  const rows = entries.flatMap(([name, kind, value]) => [
    ...short(name),
    ...short(kind),
    ...long(1),
    ...(kind === type.short ? [...short(value), 0, 0] : long(value)),
  ]);
  return bytesOf(short(entries.length), rows, long(next));
}

const directoryBytes = (entries: number) => 2 + entries * 12 + 4;

/** A block whose first directory follows its header. */
const block = (order: Order, ...parts: Uint8Array[]) => bytesOf(order.mark, order.long(8), ...parts);

/** The bytes of a cleaned block; none if it is no EXIF block. */
const cleaned = (exif: Uint8Array) => [...(cleanExif(exif, size) ?? [])];

describe.each(Object.entries(orders))('EXIF with the %s end first', (_, order) => {
  it('gets the dimensions and the orientation of the upright picture, in whatever type they were', () => {
    const before: Entry[] = [
      [tag.width, type.short, 99],
      [tag.height, type.long, 66],
      [tag.orientation, type.long, 6],
      [tag.copyright, type.short, 6],
    ];
    const after: Entry[] = [
      [tag.width, type.long, size.width],
      [tag.height, type.long, size.height],
      [tag.orientation, type.short, 1],
      [tag.copyright, type.short, 6],
    ];
    expect(cleaned(block(order, directory(order, before)))).toEqual([
      ...block(order, directory(order, after)),
    ]);
  });

  it.each([type.short, type.long])('gets them in the directory of EXIF too, addressed by type %i', (kind) => {
    const exifAt = 8 + directoryBytes(2);
    const blockWith = (entries: readonly Entry[]) =>
      block(
        order,
        directory(order, [
          [tag.copyright, type.short, 7],
          [tag.exifDirectory, kind, exifAt],
        ]),
        directory(order, entries),
      );
    const before = blockWith([
      [tag.pixelWidth, type.short, 99],
      [tag.pixelHeight, type.short, 66],
    ]);
    const after = blockWith([
      [tag.pixelWidth, type.long, size.width],
      [tag.pixelHeight, type.long, size.height],
    ]);
    expect(cleaned(before)).toEqual([...after]);
  });

  it('loses its thumbnail, and the directory that describes it', () => {
    const first: Entry[] = [[tag.copyright, type.short, 7]];
    const secondAt = 8 + directoryBytes(first.length);
    const thumbnailAt = secondAt + directoryBytes(2);
    const exif = block(
      order,
      directory(order, first, secondAt),
      directory(order, [
        [tag.thumbnailStart, type.long, thumbnailAt],
        [tag.thumbnailBytes, type.long, 5],
      ]),
      bytesOf('OLD!!', 'kept'),
    );
    const erased = bytesOf(order.short(2), Array(12 * 2).fill(0), order.long(0), Array(5).fill(0));
    expect(cleaned(exif)).toEqual([...block(order, directory(order, first), erased, bytesOf('kept'))]);
  });

  it('keeps no more than sixteen zeros at its end', () => {
    const exif = block(order, directory(order, [[tag.copyright, type.long, 0x01020304]]));
    const zeros = (count: number) => bytesOf(exif, Array(count).fill(0));
    // The address of a next directory ends the block with four zeros.
    expect(cleaned(zeros(12))).toEqual([...zeros(12)]);
    expect(cleaned(zeros(13))).toHaveLength(zeros(12).length);
    expect(cleaned(zeros(1000))).toHaveLength(zeros(12).length);
  });

  it.each([
    [
      'more entries than it has bytes',
      bytesOf(order.short(9), order.short(tag.orientation), order.short(3), order.long(1), order.long(0)),
    ],
    ['no address of a next directory', directory(order, [[tag.copyright, type.short, 7]]).slice(0, -4)],
    ['a next directory within its header', directory(order, [[tag.copyright, type.short, 7]], 4)],
    ['a next directory beyond its end', directory(order, [[tag.copyright, type.short, 7]], 4000)],
    ['half of a count', bytesOf(1)],
    ['a directory of EXIF within its header', directory(order, [[tag.exifDirectory, type.long, 2]])],
  ])('keeps its header and its length with %s', (_what, part) => {
    const exif = block(order, part);
    const result = cleaned(exif);
    expect(result.slice(0, 8)).toEqual([...exif.slice(0, 8)]);
    expect(result).toHaveLength(exif.length);
  });
});

describe('EXIF', () => {
  const order = orders.big;
  const plain = block(order, directory(order, [[tag.orientation, type.short, 1]]));

  it('is cleaned without the mark that precedes it in a JPEG', () => {
    expect(cleaned(bytesOf('Exif\0\0', plain))).toEqual([...plain]);
  });

  it.each([
    ['no header', bytesOf('not a TIFF')],
    ['a first directory within its header', bytesOf(order.mark, order.long(7), Array(20).fill(0))],
    ['no bytes', new Uint8Array()],
  ])('is nothing with %s', (_, exif) => {
    expect(cleanExif(exif, size)).toBeUndefined();
  });

  it('may begin right after its header', () => {
    expect(cleaned(block(order, directory(order, [])))).toEqual([...block(order, directory(order, []))]);
  });
});

describe('XMP', () => {
  const clean = (text: string) => new TextDecoder().decode(cleanXmp(new TextEncoder().encode(text)));

  it.each([
    ['<a tiff:Orientation="6"/>', '<a tiff:Orientation="1"/>'],
    ["<a tiff:Orientation = '16'/>", "<a tiff:Orientation = '1'/>"],
    ['<tiff:Orientation>16</tiff:Orientation>', '<tiff:Orientation>1</tiff:Orientation>'],
    ['<tiff:Orientation>\n 8</tiff:Orientation>', '<tiff:Orientation>1</tiff:Orientation>'],
    ['<a tiff:Orientation="up"/>', '<a tiff:Orientation="up"/>'],
    ['<a dcterms:provenance = "x" b="c"/>', '<a b="c"/>'],
    ['<a xmpNote:HasExtendedXMP=\'x\' b="c"/>', '<a b="c"/>'],
    ['<a>b<xmp:Thumbnails>c</xmp:Thumbnails>d<xmp:Thumbnails>e</xmp:Thumbnails>f</a>', '<a>bdf</a>'],
    ['<a><dcterms:provenance>x</dcterms:provenance>b</a>', '<a>b</a>'],
    ['<a><xmp:Thumbnails>without an end</a>', '<a><xmp:Thumbnails>without an end</a>'],
    ['</xmp:Thumbnails><xmp:Thumbnails>', '</xmp:Thumbnails><xmp:Thumbnails>'],
    ['', ''],
  ])('%j becomes %j', (before, after) => {
    expect(clean(before)).toBe(after);
  });
});
