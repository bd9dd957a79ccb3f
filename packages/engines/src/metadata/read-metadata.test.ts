import { big32, bytesOf, little32 } from '@verapix/domain/bytes.test-kit';
import { describe, expect, it } from 'vitest';
import { exifBlock, jpegSegment } from '../intake/picture-bytes.fixture';
import { maxMetadataBytes, readMetadata } from './read-metadata';

const none = { hasCredentials: false };
const exif = bytesOf('Exif\0\0', exifBlock(6));
const xmp = bytesOf('<x:xmpmeta/>');
const namespace = 'http://ns.adobe.com/xap/1.0/\0';

const app = { one: 0xe1, two: 0xe2, eleven: 0xeb };
const scan = bytesOf('\xff\xda\0\x02');
const jpegOf = (...parts: Uint8Array[]) => bytesOf('\xff\xd8', ...parts);
const exifSegment = jpegSegment(app.one, exif);

const pngChunk = (name: string, data: Uint8Array) => bytesOf(big32(data.length), name, data, [0, 0, 0, 0]);
const pngOf = (...parts: Uint8Array[]) => bytesOf('\x89PNG\r\n\x1a\n', ...parts);
const itxt = (...parts: Parameters<typeof bytesOf>) => pngChunk('iTXt', bytesOf(...parts));

const webpChunk = (name: string, data: Uint8Array) =>
  bytesOf(name, little32(data.length), data, data.length % 2 === 1 ? 0 : []);
const webpOf = (...parts: Uint8Array[]) => bytesOf('RIFF', little32(100), 'WEBP', ...parts);

describe('the metadata of a JPEG', () => {
  it.each([
    ['EXIF', jpegOf(exifSegment), { exif }],
    ['EXIF in the last bytes', jpegOf(jpegSegment(app.two, bytesOf('ICC')), exifSegment), { exif }],
    ['EXIF behind fill bytes', jpegOf(bytesOf('\xff\xff'), exifSegment), { exif }],
    ['EXIF behind an empty segment', jpegOf(jpegSegment(app.two, []), exifSegment), { exif }],
    ['the first EXIF of two', jpegOf(exifSegment, jpegSegment(app.one, bytesOf('Exif\0\0more'))), { exif }],
    ['XMP', jpegOf(jpegSegment(app.one, bytesOf(namespace, xmp))), { xmp }],
    ['both', jpegOf(exifSegment, jpegSegment(app.one, bytesOf(namespace, xmp))), { exif, xmp }],
  ])('is found: %s', (_, file, found) => {
    expect(readMetadata(file)).toEqual({ ...none, ...found });
  });

  it.each([
    ['EXIF behind the start of the pixels', jpegOf(scan, exifSegment)],
    ['EXIF behind a byte that is no marker', jpegOf(bytesOf(0), exifSegment)],
    ['EXIF behind a marker of another kind', jpegOf(bytesOf('ab\0\x02'), exifSegment)],
    ['EXIF behind a length that is too short', jpegOf(bytesOf('\xff\xe2\0\x01'), exifSegment)],
    ['EXIF in another segment', jpegOf(jpegSegment(app.two, exif))],
    ['EXIF that is cut off', jpegOf(exifSegment).slice(0, -1)],
    ['another segment of applications', jpegOf(jpegSegment(app.one, bytesOf('http://ns.example')))],
    ['no segment', jpegOf()],
  ])('is not found: %s', (_, file) => {
    expect(readMetadata(file)).toEqual(none);
  });

  it.each([
    ['JP\0\0\0\0\0\0jumb\0\0c2pa', true],
    ['XX\0\0\0\0\0\0jumb\0\0c2pa', false],
    ['JP\0\0\0\0\0\0boxx\0\0c2pa', false],
    ['JP\0\0\0\0\0\0jumb\0\0note', false],
    [`JP\0\0jumb${'\0'.repeat(60)}c2pa`, false],
  ])('has content credentials with %j: %s', (content, hasCredentials) => {
    expect(readMetadata(jpegOf(jpegSegment(app.eleven, bytesOf(content)))).hasCredentials).toBe(
      hasCredentials,
    );
  });
});

describe('the metadata of a PNG', () => {
  const keyword = 'XML:com.adobe.xmp\0';

  it.each([
    ['EXIF', pngOf(pngChunk('eXIf', exif)), { exif }],
    ['XMP', pngOf(itxt(keyword, '\0\0', '\0', '\0', xmp)), { xmp }],
    ['XMP with a language and a translation', pngOf(itxt(keyword, '\0\0', 'de\0', 'Wort\0', xmp)), { xmp }],
    ['content credentials', pngOf(pngChunk('caBX', bytesOf('jumb'))), { hasCredentials: true }],
    [
      'EXIF of the largest size',
      pngOf(pngChunk('eXIf', new Uint8Array(maxMetadataBytes))),
      {
        exif: new Uint8Array(maxMetadataBytes),
      },
    ],
    [
      'XMP of the largest size',
      pngOf(itxt(keyword, '\0\0\0\0', new Uint8Array(maxMetadataBytes))),
      {
        xmp: new Uint8Array(maxMetadataBytes),
      },
    ],
  ])('is found: %s', (_, file, found) => {
    expect(readMetadata(file)).toEqual({ ...none, ...found });
  });

  it.each([
    ['compressed XMP', pngOf(itxt(keyword, '\x01\0', '\0', '\0', xmp))],
    ['another text', pngOf(itxt('Title\0', '\0\0', '\0', '\0', xmp))],
    ['a text that has no end of its language', pngOf(itxt(keyword, '\0\0', 'de'))],
    ['a text that has no end of its translation', pngOf(itxt(keyword, '\0\0', 'de\0', 'Wort'))],
    ['EXIF that is cut off', pngOf(pngChunk('eXIf', exif)).slice(0, -5)],
    ['EXIF that is too large', pngOf(pngChunk('eXIf', new Uint8Array(maxMetadataBytes + 1)))],
    ['XMP that is too large', pngOf(itxt(keyword, '\0\0\0\0', new Uint8Array(maxMetadataBytes + 1)))],
    ['a chunk of another name', pngOf(pngChunk('teXt', exif))],
  ])('is not found: %s', (_, file) => {
    expect(readMetadata(file)).toEqual(none);
  });
});

describe('the metadata of a WebP', () => {
  it.each([
    ['EXIF', webpOf(webpChunk('EXIF', exif)), { exif }],
    [
      'EXIF behind a chunk of odd length',
      webpOf(webpChunk('ICCP', bytesOf('abc')), webpChunk('EXIF', exif)),
      { exif },
    ],
    ['XMP', webpOf(webpChunk('XMP ', xmp)), { xmp }],
    ['content credentials', webpOf(webpChunk('C2PA', bytesOf('jumb'))), { hasCredentials: true }],
    [
      'credentials of no bytes at the end',
      webpOf(webpChunk('C2PA', new Uint8Array())),
      { hasCredentials: true },
    ],
  ])('is found: %s', (_, file, found) => {
    expect(readMetadata(file)).toEqual({ ...none, ...found });
  });

  it.each([
    ['a sound in the same container', bytesOf('RIFF', little32(100), 'WAVE', webpChunk('EXIF', exif))],
    ['a file of another container', bytesOf('FORM', little32(100), 'WEBP', webpChunk('EXIF', exif))],
    ['EXIF that is cut off', webpOf(webpChunk('EXIF', exif)).slice(0, -1)],
    ['no bytes', new Uint8Array()],
  ])('is not found: %s', (_, file) => {
    expect(readMetadata(file)).toEqual(none);
  });
});
