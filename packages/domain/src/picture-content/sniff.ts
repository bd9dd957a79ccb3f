import {
  type ConvertedFormatName,
  convertedFormats,
  type PictureFormatName,
  rawLabel,
} from '../file-formats';
import { byteAt, holds, textAt, uint16, uint32 } from './header';

/** Bytes from the start of a file that suffice to detect its format: an SVG may begin with comments. */
export const sniffBytes = 4096;

/** The header of a PDF may begin anywhere in so many bytes. */
const pdfLeadBytes = 1024;

/** The format of a file's content, regardless of its name and declared type. */
type SniffedFormat =
  | { kind: 'picture'; format: PictureFormatName }
  /**
   * Another picture format, by its common name. `converted` names those that the intake of the tools makes a PNG of, and
   * `raw` files of cameras; for everything else, such as the API, they are unsupported too.
   */
  | { kind: 'unsupported'; label: string; converted?: ConvertedFormatName | 'raw' }
  /** No picture. `content` says what else it is, where that helps. */
  | { kind: 'other'; content?: 'pdf' | 'video' };

/** Bytes that mean nothing may stand behind the start mark. */
const strayBytes = 16;

function isJpeg(head: Uint8Array): boolean {
  const marker = head.subarray(0, strayBytes + 2).indexOf(0xff, 2);
  const isBehindStray = marker !== -1 && byteAt(head, marker + 1) >= 0xc0;
  return holds(head, 0, '\xff\xd8') && (marker === 2 || isBehindStray);
}

type Signature = (head: Uint8Array) => boolean;

const begins =
  (...texts: string[]): Signature =>
  (head) =>
    texts.some((text) => holds(head, 0, text));

const supported: readonly [PictureFormatName, Signature][] = [
  ['jpeg', isJpeg],
  ['png', begins('\x89PNG\r\n\x1a\n')],
  ['webp', (head) => holds(head, 0, 'RIFF') && holds(head, 8, 'WEBP')],
];

/** The brands of HEIF: of HEVC, of any coding, and of codings that are named when no decoder opens them. */
const heifBrand =
  /^(hei[cxmsv]|hev[cxms]|heif|mif[123]|msf1|miaf|MiHE|MiHB|MiHA|avc[is]|vvi[cs]|evbi|jpeg|jpgs|j2ki|j2is|unif|1pic|tmap)$/;

const converted: readonly [ConvertedFormatName | 'raw', Signature][] = [
  ['avif', (head) => brands(head).some((brand) => brand === 'avif' || brand === 'avis')],
  ['heic', (head) => brands(head).some((brand) => heifBrand.test(brand))],
  ['gif', begins('GIF87a', 'GIF89a')],
  ['raw', (head) => isRaw(head)],
  // The last is BigTIFF.
  ['tiff', begins('II*\0', 'MM\0*', 'II+\0', 'MM\0+')],
  ['bmp', (head) => holds(head, 0, 'BM') && bmpHeaderSizes.has(uint32(head, 14, true))],
  ['jxl', begins('\xff\x0a', '\0\0\0\x0cJXL \r\n\x87\n')],
  ['jp2', begins('\0\0\0\x0cjP  \r\n\x87\n', '\xff\x4f\xff\x51')],
  [
    'ico',
    (head) => begins('\0\0\x01\0', '\0\0\x02\0')(head) && uint16(head, 4, true) > 0 && byteAt(head, 9) === 0,
  ],
  ['svg', (head) => isSvg(head)],
];

/** Files of cameras that do not begin as a TIFF does, or say more at once. */
function isRaw(head: Uint8Array): boolean {
  const isCanon = begins('II*\0', 'MM\0*')(head) && holds(head, 8, 'CR');
  return (
    isCanon ||
    brands(head).includes('crx ') ||
    begins('IIRO', 'IIRS', 'MMOR', 'IIU\0', 'FUJIFILMCCD-RAW', 'FOVb', '\0MRM', 'II\x1a\0\0\0HEAPCCDR')(head)
  );
}

const unsupported: readonly [string, Signature][] = [
  ['Photoshop', begins('8BPS')],
  ['EPS', begins('%!PS', '\xc5\xd0\xd3\xc6')],
  ['EMF', (head) => holds(head, 0, '\x01\0\0\0') && holds(head, 40, ' EMF')],
  ['WMF', begins('\xd7\xcd\xc6\x9a', '\x01\0\x09\0\0\x03')],
  ['JPEG XR', begins('II\xbc\x01', 'WMPHOTO')],
  ['OpenEXR', begins('\x76\x2f\x31\x01')],
  ['Radiance HDR', begins('#?RADIANCE', '#?RGBE')],
  ['GIMP', begins('gimp xcf')],
  ['Krita', (head) => holds(head, 30, 'mimetypeapplication/x-krita')],
  ['OpenRaster', (head) => holds(head, 30, 'mimetypeimage/openraster')],
  ['Affinity', begins('\0\xffKA')],
  ['CorelDRAW', (head) => holds(head, 0, 'RIFF') && holds(head, 8, 'CDR')],
  ['Paint Shop Pro', begins('Paint Shop Pro')],
  ['ICNS', begins('icns')],
  ['DDS', begins('DDS ')],
  ['QOI', begins('qoif')],
  ['BPG', begins('BPG\xfb')],
  ['FLIF', begins('FLIF')],
  ['MNG', begins('\x8aMNG', '\x8bJNG')],
  ['DjVu', begins('AT&TFORM')],
  ['DICOM', (head) => holds(head, 128, 'DICM')],
  ['FITS', begins('SIMPLE  =')],
  ['KTX', begins('\xabKTX')],
  ['SGI', begins('\x01\xda')],
  ['Sun raster', begins('\x59\xa6\x6a\x95')],
  [
    'PCX',
    (head) => holds(head, 0, '\n') && byteAt(head, 1) < 6 && byteAt(head, 2) === 1 && byteAt(head, 3) < 9,
  ],
  ['PNM', (head) => /^P[1-7Ff]\s+(#|\d|WIDTH)/.test(textAt(head, 0, 16))],
  ['XPM', begins('/* XPM')],
  ['XBM', (head) => /^(\/\*.*?\*\/\s*)?#define\s+\w+_width\s/s.test(textAt(head, 0, 256))],
];

/** Formats whose content has no mark, by the extension of the file. */
const byExtension: Readonly<Record<string, string>> = {
  tga: 'TGA',
  wbmp: 'WBMP',
  pct: 'PICT',
  pict: 'PICT',
  sketch: 'Sketch',
  procreate: 'Procreate',
  svgz: 'SVGZ',
};

/** Checked as well, because plain text may begin with BM. */
const bmpHeaderSizes = new Set([12, 16, 40, 52, 56, 64, 108, 124]);

/** The major and compatible brands of an ISO media file. */
function brands(head: Uint8Array): string[] {
  if (!holds(head, 4, 'ftyp')) return [];
  const end = Math.min(uint32(head, 0), head.length);
  const found = [textAt(head, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) found.push(textAt(head, at, 4));
  return found;
}

/** The text of a head in its own encoding. */
function decoded(head: Uint8Array): string {
  if (holds(head, 0, '\xfe\xff')) return new TextDecoder('utf-16be').decode(head);
  return new TextDecoder(holds(head, 0, '\xff\xfe') ? 'utf-16le' : 'utf-8').decode(head);
}

/** Whether the first element is `svg`, after comments and declarations. */
const isSvg = (head: Uint8Array): boolean =>
  /^\s*(<\?[^>]*>\s*|<!--.*?-->\s*|<!DOCTYPE[^[>]*(\[.*?\]\s*)?>\s*)*<([\w-]+:)?svg[\s>/]/s.test(
    decoded(head),
  );

/**
 * Whether a file is a PDF, from its first {@link sniffBytes} bytes. Its header may follow other bytes, such as those of a
 * download or a mail (ISO 32000-1, annex H.3, implementation note 13).
 */
export const isPdfContent = (head: Uint8Array): boolean => textAt(head, 0, pdfLeadBytes).includes('%PDF-');

const isVideo = (head: Uint8Array): boolean =>
  /^(ftyp|moov|mdat|wide)/.test(textAt(head, 4, 4)) ||
  begins('\x1a\x45\xdf\xa3', 'FLV\x01', '\0\0\x01\xba', '\x30\x26\xb2\x75', 'OggS')(head) ||
  (holds(head, 0, 'RIFF') && holds(head, 8, 'AVI '));

function otherContent(head: Uint8Array): SniffedFormat {
  if (isPdfContent(head)) return { kind: 'other', content: 'pdf' };
  return isVideo(head) ? { kind: 'other', content: 'video' } : { kind: 'other' };
}

/**
 * Detects a file's format from its first {@link sniffBytes} bytes. Its name is used only if they tell nothing: some formats
 * have no mark.
 */
export function sniffFormat(head: Uint8Array, name = ''): SniffedFormat {
  const picture = supported.find(([, matches]) => matches(head));
  if (picture) return { kind: 'picture', format: picture[0] };
  const [format] = converted.find(([, matches]) => matches(head)) ?? [];
  if (format) {
    const label = format === 'raw' ? rawLabel : convertedFormats[format].label;
    return { kind: 'unsupported', label, converted: format };
  }
  const other = unsupported.find(([, matches]) => matches(head));
  if (other) return { kind: 'unsupported', label: other[0] };
  const label = byExtension[name.toLowerCase().split('.').at(-1) ?? ''];
  return label !== undefined && head.length > 0 ? { kind: 'unsupported', label } : otherContent(head);
}
