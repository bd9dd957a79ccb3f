import { describe, expect, it } from 'vitest';
import { big32, bytesOf, little32 } from '../bytes.test-kit';
import { isPdfContent, sniffFormat } from './sniff';

/** The first box of an ISO media file, with its brands. */
const brands = (major: string, ...compatible: string[]) =>
  bytesOf(big32(16 + compatible.length * 4), 'ftyp', major, big32(0), ...compatible);

const bmpOf = (headerSize: number) => bytesOf('BM', big32(0), big32(0), big32(54), little32(headerSize));

describe('the format of a file', () => {
  it.each([
    ['jpeg', bytesOf('\xff\xd8\xff')],
    ['jpeg', bytesOf('\xff\xd8\0\0\xff\xe0')],
    ['png', bytesOf('\x89PNG\r\n\x1a\n')],
    ['webp', bytesOf('RIFF', little32(100), 'WEBP')],
  ])('is %s', (format, head) => {
    expect(sniffFormat(head)).toEqual({ kind: 'picture', format });
  });

  it.each<[string, Uint8Array]>([
    ['avif', brands('avif')],
    ['avif', brands('avis')],
    ['avif', brands('mif1', 'miaf', 'avif')],
    ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'].map(
      (brand): [string, Uint8Array] => ['heic', brands(brand)],
    ),
    ['heic', brands('isom', 'iso2', 'heic')],
    ['gif', bytesOf('GIF87a')],
    ['gif', bytesOf('GIF89a')],
    ['tiff', bytesOf('II*\0')],
    ['tiff', bytesOf('MM\0*')],
    ...[12, 40, 52, 56, 64, 108, 124].map((headerSize): [string, Uint8Array] => ['bmp', bmpOf(headerSize)]),
  ])('is %s, which is converted', (format, head) => {
    expect(sniffFormat(head)).toMatchObject({ kind: 'unsupported', converted: format });
  });

  it.each([
    ['JPEG XL', bytesOf('\xff\x0a')],
    ['JPEG XL', bytesOf('\0\0\0\x0cJXL \r\n\x87\n')],
    ['JPEG 2000', bytesOf('\0\0\0\x0cjP  \r\n\x87\n')],
    ['Photoshop', bytesOf('8BPS')],
  ])('is %s, which is not supported', (label, head) => {
    expect(sniffFormat(head)).toEqual({ kind: 'unsupported', label });
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['text', bytesOf('Words of a letter')],
    ['a sound in the container of WebP', bytesOf('RIFF', little32(100), 'WAVE')],
    ['the name of WebP without its container', bytesOf('FORM', little32(100), 'WEBP')],
    ['a video', brands('isom', 'iso2', 'avc1', 'mp41')],
    ['brands in a box of another name', bytesOf(big32(20), 'free', 'heic', big32(0), 'avif')],
    ['a brand behind its box', bytesOf(brands('isom'), 'heic')],
    ['a longer brand', brands('xxxx', 'xhei', 'cxxx')],
    ['text that begins like a BMP', bytesOf('BM, and more words than a header has')],
    ['the rest of a BMP without its name', bytesOf('AM', bmpOf(40).slice(2))],
  ])('is none that is known: %s', (_, head) => {
    expect(sniffFormat(head)).toEqual({ kind: 'other' });
  });
});

it.each([
  ['%PDF-1.7', true],
  ['%PDX-1.7', false],
  ['HTTP junk line\r\n\r\n%PDF-1.4', true],
  [`${' '.repeat(1024 - 5)}%PDF-1.4`, true],
  [`${' '.repeat(1024 - 4)}%PDF-1.4`, false],
  ['', false],
])('%j is a PDF: %s', (text, isPdf) => {
  expect(isPdfContent(bytesOf(text))).toBe(isPdf);
});
