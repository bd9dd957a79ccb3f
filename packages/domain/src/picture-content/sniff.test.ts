import fc from 'fast-check';
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
    ...['mif2', 'mif3', 'miaf', 'avci', 'avcs', 'jpeg', 'j2ki', 'vvic', 'unif'].map(
      (brand): [string, Uint8Array] => ['heic', brands(brand)],
    ),
    ['raw', brands('crx ', 'isom')],
    ['raw', bytesOf('II*\0', little32(16), 'CR\x02\0')],
    ...['IIRO', 'MMOR', 'IIU\0', 'FUJIFILMCCD-RAW 0201', 'FOVb', '\0MRM'].map(
      (mark): [string, Uint8Array] => ['raw', bytesOf(mark)],
    ),
    ['jxl', bytesOf('\xff\x0a')],
    ['jxl', bytesOf('\0\0\0\x0cJXL \r\n\x87\n')],
    ['jp2', bytesOf('\0\0\0\x0cjP  \r\n\x87\n')],
    ['jp2', bytesOf('\xff\x4f\xff\x51')],
    ['ico', bytesOf(0, 0, 1, 0, 3, 0, 16, 16, 0, 0)],
    ['ico', bytesOf(0, 0, 2, 0, 1, 0, 32, 32, 0, 0)],
    ['gif', bytesOf('GIF87a')],
    ['gif', bytesOf('GIF89a')],
    ['tiff', bytesOf('II*\0')],
    ['tiff', bytesOf('MM\0*')],
    ...[12, 40, 52, 56, 64, 108, 124].map((headerSize): [string, Uint8Array] => ['bmp', bmpOf(headerSize)]),
  ])('is %s, which is converted', (format, head) => {
    expect(sniffFormat(head)).toMatchObject({ kind: 'unsupported', converted: format });
  });

  it.each([
    ['Photoshop', bytesOf('8BPS')],
    ['EPS', bytesOf('%!PS-Adobe-3.0 EPSF-3.0')],
    ['EPS', bytesOf('\xc5\xd0\xd3\xc6')],
    ['EMF', bytesOf('\x01\0\0\0', new Uint8Array(36), ' EMF')],
    ['WMF', bytesOf('\xd7\xcd\xc6\x9a')],
    ['JPEG XR', bytesOf('II\xbc\x01')],
    ['OpenEXR', bytesOf('\x76\x2f\x31\x01')],
    ['Radiance HDR', bytesOf('#?RADIANCE\n')],
    ['GIMP', bytesOf('gimp xcf v011')],
    ['Krita', bytesOf('PK\x03\x04', new Uint8Array(26), 'mimetypeapplication/x-krita')],
    ['OpenRaster', bytesOf('PK\x03\x04', new Uint8Array(26), 'mimetypeimage/openraster')],
    ['CorelDRAW', bytesOf('RIFF', little32(100), 'CDR8')],
    ['ICNS', bytesOf('icns')],
    ['DDS', bytesOf('DDS |')],
    ['QOI', bytesOf('qoif')],
    ['MNG', bytesOf('\x8aMNG\r\n')],
    ['DjVu', bytesOf('AT&TFORM')],
    ['DICOM', bytesOf(new Uint8Array(128), 'DICM')],
    ['FITS', bytesOf('SIMPLE  =                    T')],
    ['PCX', bytesOf('\n\x05\x01\x08')],
    ['PNM', bytesOf('P6\n# comment\n96 64\n255\n')],
    ['PNM', bytesOf('P7\nWIDTH 96\n')],
    ['XPM', bytesOf('/* XPM */')],
    ['XBM', bytesOf('#define icon_width 16\n')],
  ])('is %s, which is not supported', (label, head) => {
    expect(sniffFormat(head)).toEqual({ kind: 'unsupported', label });
  });

  it.each([
    ['photo.TGA', 'TGA'],
    ['a.b.wbmp', 'WBMP'],
    ['drawing.sketch', 'Sketch'],
  ])('is that of its name, if its content tells nothing: %s', (name, label) => {
    expect(sniffFormat(bytesOf(0, 0, 2), name)).toEqual({ kind: 'unsupported', label });
    expect(sniffFormat(bytesOf('qoif'), name)).toMatchObject({ label: 'QOI' });
    expect(sniffFormat(bytesOf(0, 0, 2), `${name}.txt`)).toEqual({ kind: 'other' });
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['text', bytesOf('Words of a letter')],
    ['a sound in the container of WebP', bytesOf('RIFF', little32(100), 'WAVE')],
    ['the name of WebP without its container', bytesOf('FORM', little32(100), 'WEBP')],
    ['brands in a box of another name', bytesOf(big32(20), 'free', 'heic', big32(0), 'avif')],
    ['text that begins like a PNM', bytesOf('P1 is a name')],
    ['a page', bytesOf('<!DOCTYPE html><html><svg></svg></html>')],
    ['text that begins like a BMP', bytesOf('BM, and more words than a header has')],
    ['the rest of a BMP without its name', bytesOf('AM', bmpOf(40).slice(2))],
  ])('is none that is known: %s', (_, head) => {
    expect(sniffFormat(head)).toEqual({ kind: 'other' });
  });
});

it.each<[string, Uint8Array]>([
  ['an MP4', brands('isom', 'iso2', 'avc1', 'mp41')],
  ['one with a brand of pictures behind its box', bytesOf(brands('isom'), 'heic')],
  ['one of an unknown brand', brands('xxxx', 'xhei', 'cxxx')],
  ['an old MOV', bytesOf(big32(8), 'wide', big32(100), 'mdat')],
  ['a WEBM', bytesOf('\x1a\x45\xdf\xa3')],
  ['an AVI', bytesOf('RIFF', little32(100), 'AVI ')],
])('a video is called one: %s', (_, head) => {
  expect(sniffFormat(head)).toEqual({ kind: 'other', content: 'video' });
});

it('a PDF is called one', () => {
  expect(sniffFormat(bytesOf('%PDF-1.7'))).toEqual({ kind: 'other', content: 'pdf' });
});

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\ufeff  <svg>',
  '<svg:svg xmlns:svg="http://www.w3.org/2000/svg">',
  `<?xml version="1.0"?>\n<!-- Made by a program -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<svg>`,
  `<!DOCTYPE svg [\n<!ENTITY colour "red">\n]>\n<svg>`,
  `<!--${' '.repeat(3000)}--><svg width="1">`,
])('a drawing is called one: %j', (text) => {
  const svg = { kind: 'unsupported', label: 'SVG', converted: 'svg' };
  expect(sniffFormat(new TextEncoder().encode(text))).toEqual(svg);
  const wide = [...`\ufeff${text}`].flatMap((letter) => [
    letter.charCodeAt(0) & 255,
    letter.charCodeAt(0) >> 8,
  ]);
  expect(sniffFormat(Uint8Array.from(wide))).toEqual(svg);
});

it('accepts any bytes and any name', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (bytes, name) => {
      sniffFormat(bytes, name);
    }),
  );
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
