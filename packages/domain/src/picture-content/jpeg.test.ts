import { describe, expect, it } from 'vitest';
import { big16, big32, bytesOf } from '../bytes.test-kit';
import { jpeg } from './jpeg';

const code = { exif: 0xe1, icc: 0xe2, tables: 0xdb, huffman: 0xc4, scan: 0xda, baseline: 0xc0 };
const startOfImage = bytesOf('\xff\xd8');
const endOfImage = bytesOf('\xff\xd9');

const segment = (marker: number, ...data: Parameters<typeof bytesOf>) => {
  const content = bytesOf(...data);
  return bytesOf(0xff, marker, big16(content.length + 2), content);
};

const frame = ({ marker = code.baseline, bits = 8, width = 300, height = 200 } = {}) =>
  segment(marker, bits, big16(height), big16(width), [1, 1, 0x11, 0]);
const scan = segment(code.scan, [1, 1, 0, 0, 63, 0]);
const file = (...parts: Uint8Array[]) => bytesOf(startOfImage, ...parts);

describe('the size of a JPEG', () => {
  const size = { kind: 'size', width: 300, height: 200 };

  it.each<[string, Uint8Array]>([
    ['first', file(frame())],
    ['behind other segments', file(segment(code.exif, 'Exif'), segment(code.tables, 'x'), frame())],
    ['behind an empty segment', file(segment(code.exif), frame())],
    ['behind fill bytes', file(bytesOf('\xff\xff\xff'), frame())],
    [
      'behind segments whose markers are between those of frames',
      file(...[code.huffman, 0xc8, 0xcc].map((marker) => segment(marker, 8, big16(1), big16(1))), frame()),
    ],
    ['behind a marker below those of frames', file(segment(0xbf, 8, big16(1), big16(1)), frame())],
    ...[0xc1, 0xc2, 0xc9, 0xca].map((marker): [string, Uint8Array] => [
      `in a frame ${marker.toString(16)}`,
      file(frame({ marker })),
    ]),
  ])('is in the frame: %s', (_, bytes) => {
    expect(jpeg.readSize(bytes)).toEqual(size);
  });

  it.each([0xc3, 0xc5, 0xc6, 0xc7, 0xcb, 0xcd, 0xce, 0xcf])(
    'cannot be opened in a frame of type %i',
    (marker) => {
      expect(jpeg.readSize(file(frame({ marker })))).toMatchObject({
        kind: 'unsupported',
        label: { variant: 'lossless-jpeg' },
      });
    },
  );

  it('cannot be opened with twelve bits', () => {
    expect(jpeg.readSize(file(frame({ bits: 12 })))).toMatchObject({
      kind: 'unsupported',
      label: { variant: '12-bit-jpeg' },
    });
  });

  it.each([
    ['the head of the next segment', startOfImage, 6],
    ['the segment behind a head that ends the bytes', file(bytesOf('\xff\xe1\0\x04')), 12],
    ['the head of a segment that is cut', file(bytesOf('\xff\xc0\x00')), 6],
    ['the segment behind one that is cut', file(segment(code.exif, 'Exif')).slice(0, 8), 14],
    ['a frame that is cut', file(frame()).slice(0, -1), 2 + frame().length],
  ])('needs more bytes for %s', (_, bytes, needed) => {
    expect(jpeg.readSize(bytes)).toEqual({ kind: 'more', bytes: needed });
  });

  it.each([
    ['a scan before the frame', file(scan, frame())],
    ['no marker', file(bytesOf('a text'), frame())],
    ['a byte before the marker', file(bytesOf(0), frame())],
    ['a marker without a length', file(bytesOf('\xff\xd0'), frame())],
    ['the end of the image', file(endOfImage, frame())],
    ['a temporary marker', file(bytesOf('\xff\x01'), frame())],
    ['a marker of zero', file(bytesOf('\xff\0\0\x04ab'), frame())],
    ['a length of one', file(bytesOf('\xff\xe1\0\x01'), frame())],
    ['no width', file(frame({ width: 0 }))],
    ['no height', file(frame({ height: 0 }))],
  ])('is damaged with %s', (_, bytes) => {
    expect(jpeg.readSize(bytes)).toEqual({ kind: 'damaged' });
  });
});

describe('the details of a JPEG', () => {
  const plain = { orientation: 1, hasAlpha: false };
  const orientation = (value: number) => [
    bytesOf('Exif\0\0MM\0*', big32(8), big16(1), big16(0x0112), big16(3), big32(1), big16(value), big16(0)),
  ];
  const withPixels = (pixels: string, ...segments: Uint8Array[]) =>
    file(...segments, frame(), scan, bytesOf(pixels));

  it.each([
    ['pixels', withPixels('pixels\xff\xd9')],
    ['no pixels', withPixels('\xff\xd9')],
    ['an escaped byte among the pixels', withPixels('pix\xff\0els\xff\xd9')],
    ['restarts among the pixels', withPixels('pix\xff\xd0els\xff\xd7more\xff\xd9')],
    ['fill bytes before the end', withPixels('pixels\xff\xff\xd9')],
    ['a second scan', withPixels('pixels\xff\xda\0\x06\x01\xff\xd9\x02more\xff\xd9')],
    ['a marker without a length among the pixels', withPixels('pix\xff\x01els\xff\xd9')],
    ['bytes behind the end', withPixels('pixels\xff\xd9and more')],
  ])('are read with %s', (_, bytes) => {
    expect(jpeg.readDetails(bytes)).toEqual(plain);
  });

  it.each([
    ['no end', withPixels('pixels')],
    ['half a marker at the end', withPixels('pixels\xff')],
    ['an end inside a later segment only', withPixels('pixels\xff\xe1\0\x06ab\xff\xd9')],
    ['an escaped end', withPixels('pixels\xff\0\xd9')],
    ['no scan', file(frame())],
    ['no bytes', new Uint8Array()],
    ['the head of a scan alone', file(bytesOf('\xff\xda\0\x02'))],
    ['no marker', file(bytesOf('a text and more'))],
  ])('are refused with %s', (_, bytes) => {
    expect(jpeg.readDetails(bytes)).toBeUndefined();
  });

  it('are read where the scan is the last segment and the end the last bytes', () => {
    expect(jpeg.readDetails(file(bytesOf('\xff\xda\0\x02\xff\xd9')))).toEqual(plain);
  });

  it.each([
    ['EXIF', [segment(code.exif, ...orientation(6))], 6],
    ['EXIF in a segment of another kind', [segment(code.icc, ...orientation(6))], 1],
    ['another text in the segment of EXIF', [segment(code.exif, 'http://ns.adobe.com/xap/1.0/\0')], 1],
    ['both', [segment(code.exif, ...orientation(6)), segment(code.exif, 'http://ns.adobe.com/')], 6],
  ])('name the orientation of %s', (_, segments, expected) => {
    expect(jpeg.readDetails(withPixels('\xff\xd9', ...segments))).toEqual({
      ...plain,
      orientation: expected,
    });
  });

  // The standard's luminance table has the sum 3,688 and is of quality 50: half of it is 75, twice of it 25.
  const table = (sum: number, id = 0) =>
    bytesOf(id, sum >> 6, Array(62).fill(sum >> 6), (sum >> 6) + (sum % 64));
  const wideTable = (sum: number, id = 0) =>
    bytesOf(0x10 | id, big16(sum - 63 * 4), ...Array.from({ length: 63 }, () => big16(4)));
  const standard = 3688;

  it.each([
    ['the standard table', [table(standard)], 50],
    ['half of it', [table(standard / 2)], 75],
    ['twice of it', [table(standard * 2)], 25],
    ['the finest', [table(64)], 99],
    ['a coarse one', [wideTable(65_000)], 3],
    ['entries of 16 bits', [wideTable(standard)], 50],
    ['a table with a byte behind it', [bytesOf(table(standard), 0xff)], 50],
    ['a fine table with a byte behind it', [bytesOf(table(64), 0xff)], 99],
    ['a second table behind one of colours', [bytesOf(table(64, 1), table(standard))], 50],
    [
      'a second table behind a wide one of colours',
      [bytesOf(wideTable(standard, 1), table(standard / 2))],
      75,
    ],
    ['the first of two segments', [table(standard), table(64)], 50],
    ['the second of two segments, the first of which has colours', [table(64, 1), table(standard)], 50],
  ])('estimate the quality from %s', (_, tables, jpegQuality) => {
    const segments = tables.map((each) => segment(code.tables, each));
    expect(jpeg.readDetails(withPixels('\xff\xd9', ...segments))).toEqual({ ...plain, jpegQuality });
  });

  it.each([
    ['colours alone', segment(code.tables, table(standard, 1))],
    ['a truncated table', segment(code.tables, table(standard).slice(0, -1))],
    ['a truncated wide table', segment(code.tables, wideTable(standard).slice(0, -1))],
    ['a table in a segment of another kind', segment(code.icc, table(standard))],
  ])('have no quality with %s', (_, each) => {
    const details = jpeg.readDetails(withPixels('\xff\xd9', each));
    expect(details).toEqual(plain);
    expect(details).not.toHaveProperty('jpegQuality');
  });
});
