import { readOrientation } from '@verapix/domain/picture-content';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  bytesOf,
  exifBlock,
  extendedWebp,
  jpegBytes,
  jpegSegment,
  losslessWebp,
  lossyWebp,
  pngBytes,
} from '../intake/picture-bytes.fixture';
import { cleanExif, cleanXmp } from './clean-metadata';
import { maxMetadataBytes, readMetadata } from './read-metadata';
import { embedDensity, embedMetadata, metadataFormats } from './write-metadata';

const size = { width: 4000, height: 3000 };
const text = (value: string) => new TextEncoder().encode(value);
const readable = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const xmp = text('<x:xmpmeta><rdf:Description tiff:Orientation="6" dc:title="Ébène"/></x:xmpmeta>');

const files = {
  jpeg: jpegBytes({ width: 4, height: 4 }),
  png: pngBytes({ width: 4, height: 4 }),
  webp: lossyWebp(4, 4),
} as const;

const exif = Uint8Array.from(exifBlock(6, 'little'));

describe('metadata', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is read from a %s as it was written', async (format) => {
    const file = new Blob([files[format]], { type: `image/${format}` });
    const written = await embedMetadata(file, format, { exif, xmp }, size);
    expect(written.type).toBe(`image/${format}`);
    const read = readMetadata(new Uint8Array(await written.arrayBuffer()));
    expect(read.hasCredentials).toBe(false);
    expect(readable(read.xmp)).toBe(readable(xmp));
    expect([...(read.exif ?? [])].slice(-exif.length)).toEqual([...exif]);
  });

  it('leaves a file as it is if there is nothing to write', async () => {
    const file = new Blob([files.jpeg]);
    expect(await embedMetadata(file, 'jpeg', {}, size)).toBe(file);
  });

  it('is refused by a format that can’t hold it', async () => {
    expect(metadataFormats).not.toContain('avif');
    await expect(embedMetadata(new Blob(), 'avif', { exif }, size)).rejects.toThrow(RangeError);
  });

  it.each([
    ['lossless with alpha', losslessWebp(4, 4, true), 0x10],
    ['extended with alpha', extendedWebp(4, 4, { alpha: true }), 0x10],
    ['lossy', lossyWebp(4, 4), 0],
  ])('keeps the pixels of a WebP that is %s, and its flags', async (_, file, alpha) => {
    const written = await embedMetadata(new Blob([file]), 'webp', { exif }, { width: 4, height: 4 });
    const bytes = new Uint8Array(await written.arrayBuffer());
    expect(bytes[20]).toBe(alpha | 0x08);
    expect(new DataView(bytes.buffer).getUint32(4, true)).toBe(bytes.length - 8);
    // One header, and the width and height less one.
    expect([...bytes.slice(24, 30)]).toEqual([3, 0, 0, 3, 0, 0]);
    expect(readable(bytes).split('VP8X')).toHaveLength(2);
  });

  it('names content credentials, and only those', () => {
    const manifest = jpegSegment(0xeb, bytesOf('JP\0\0\0\0\0\0\0\0\0 jumb\0\0\0\0jumdc2pa'));
    const [start, rest] = [files.jpeg.slice(0, 2), files.jpeg.slice(2)];
    expect(readMetadata(bytesOf(start, manifest, rest)).hasCredentials).toBe(true);
    expect(
      readMetadata(bytesOf(start, jpegSegment(0xeb, bytesOf('HDR_RI ver=11')), rest)).hasCredentials,
    ).toBe(false);
    expect(readMetadata(files.png).hasCredentials).toBe(false);
  });

  it('of an AVIF is its EXIF, wherever it is in the file', async () => {
    const canvas = sharp({ create: { width: 16, height: 16, channels: 3, background: 'red' } });
    const avif = Uint8Array.from(
      await canvas
        .withExif({ IFD0: { Copyright: 'Ada Byron' } })
        .avif()
        .toBuffer(),
    );
    const { exif: read, hasCredentials } = readMetadata(avif);
    expect(hasCredentials).toBe(false);
    expect(readable(read)).toContain('Ada Byron');
    expect(readable(cleanExif(read ?? new Uint8Array(), size))).toContain('Ada Byron');
    const credentials = [
      0xd8, 0xfe, 0xc3, 0xd6, 0x1b, 0x0e, 0x48, 0x3c, 0x92, 0x97, 0x58, 0x28, 0x87, 0x7e, 0xc4, 0x81,
    ];
    expect(readMetadata(bytesOf(avif, [0, 0, 0, 24], 'uuid', credentials)).hasCredentials).toBe(true);
    // A file that is cut off, or changed anywhere, is read without an error.
    fc.assert(
      fc.property(fc.nat(avif.length - 1), fc.nat(255), (at, value) => {
        readMetadata(avif.subarray(0, at));
        readMetadata(avif.with(at, value));
      }),
    );
  });

  it('of any bytes is read without an error, and bounded', () => {
    const start = fc.constantFrom(
      files.jpeg.slice(0, 20),
      files.png.slice(0, 16),
      files.webp.slice(0, 16),
      new Uint8Array(),
    );
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 300 }), (head, rest) => {
        const { exif: read, xmp: packet } = readMetadata(bytesOf(head, rest));
        for (const part of [read, packet]) expect(part?.length ?? 0).toBeLessThanOrEqual(maxMetadataBytes);
      }),
    );
  });
});

describe('EXIF for upright pixels', () => {
  it.each(['big', 'little'] as const)('has orientation 1 in %s-endian blocks', (order) => {
    const cleaned = cleanExif(Uint8Array.from(exifBlock(8, order)), size);
    expect(readOrientation(cleaned ?? new Uint8Array())).toBe(1);
    expect([...(cleaned ?? [])].slice(0, 8)).toEqual([...exifBlock(8, order)].slice(0, 8));
  });

  it('has the new dimensions and no thumbnail', () => {
    const entry = (tag: number, type: number, value: number) => [
      tag >> 8,
      tag & 255,
      0,
      type,
      0,
      0,
      0,
      1,
      0,
      0,
      value >> 8,
      value & 255,
    ];
    const thumbnail = text('THE OLD PICTURE');
    // A directory with a width and a position, then that of the thumbnail, then the thumbnail.
    const secondAt = 8 + 2 + 2 * 12 + 4;
    const thumbnailAt = secondAt + 2 + 2 * 12 + 4;
    const block = Uint8Array.from([
      ...text('MM\0*'),
      0,
      0,
      0,
      8,
      0,
      2,
      ...entry(0x0100, 4, 99),
      ...entry(0x8825, 4, 7),
      0,
      0,
      0,
      secondAt,
      0,
      2,
      ...entry(0x0201, 4, thumbnailAt),
      ...entry(0x0202, 4, thumbnail.length),
      0,
      0,
      0,
      0,
      ...thumbnail,
    ]);
    const cleaned = cleanExif(block, size) ?? new Uint8Array();
    expect(readable(cleaned)).not.toContain('OLD');
    const view = new DataView(cleaned.buffer);
    expect(view.getUint32(8 + 2 + 8)).toBe(size.width);
    // The position stays.
    expect(view.getUint16(8 + 2 + 12)).toBe(0x8825);
    expect(view.getUint32(8 + 2 + 12 + 8)).toBe(7);
    expect(view.getUint32(8 + 2 + 24)).toBe(0);
  });

  it('is upright and no longer than it was, whatever the block says', () => {
    const header = fc.constantFrom([73, 73, 42, 0], [77, 77, 0, 42]);
    const orientation = fc.constantFrom(
      [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0],
      [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0],
    );
    const rest = fc.array(
      fc.oneof(orientation, fc.array(fc.integer({ min: 0, max: 24 }), { maxLength: 20 })),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(header, rest, (head, parts) => {
        const block = Uint8Array.from([...head, ...parts.flat()]);
        const cleaned = cleanExif(block, size);
        if (!cleaned) return;
        expect(cleaned.length).toBeLessThanOrEqual(block.length);
        expect(readOrientation(cleaned)).toBe(1);
      }),
      { numRuns: 2000 },
    );
  });

  it('is nothing if the bytes are no EXIF', () => {
    expect(cleanExif(text('not a TIFF header'), size)).toBeUndefined();
    expect(cleanExif(new Uint8Array(), size)).toBeUndefined();
  });
});

describe('XMP for upright pixels', () => {
  it('has orientation 1 as an attribute and as an element, and keeps the rest', () => {
    expect(readable(cleanXmp(xmp))).toBe(readable(xmp).replace('"6"', '"1"'));
    expect(readable(cleanXmp(text('<tiff:Orientation>8</tiff:Orientation>')))).toBe(
      '<tiff:Orientation>1</tiff:Orientation>',
    );
  });

  it('has no thumbnail, and names neither content credentials nor a further part', () => {
    const packet = text(
      '<a dcterms:provenance="self#jumbf=c2pa" xmpNote:HasExtendedXMP=\'9F\' dc:title="b"><xmp:Thumbnails><c>/9j/</c></xmp:Thumbnails></a>',
    );
    expect(readable(cleanXmp(packet))).toBe('<a dc:title="b"></a>');
  });

  it('of any bytes is cleaned without an error', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void cleanXmp(bytes)));
  });
});

it('stores the density of a print in a JPEG and a PNG', async () => {
  const dpi = async (format: 'jpeg' | 'png', file: Uint8Array<ArrayBuffer>) =>
    new Uint8Array(await (await embedDensity(new Blob([file]), format, 300)).arrayBuffer());
  const jfif = bytesOf(
    [0xff, 0xd8],
    jpegSegment(0xe0, bytesOf('JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0])),
    files.jpeg.slice(2),
  );
  expect([...(await dpi('jpeg', jfif)).slice(13, 18)]).toEqual([1, 1, 44, 1, 44]);
  const png = await dpi('png', files.png);
  // Pixels per metre.
  expect(readable(png.slice(37, 41))).toBe('pHYs');
  expect(new DataView(png.buffer).getUint32(41)).toBe(11_811);
});
