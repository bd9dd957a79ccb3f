import { type ConvertedFormatName, convertedFormats, type PictureFormatName } from '../file-formats';
import { byteAt, holds, textAt, uint32 } from './header';

/** Bytes from the start of a file that suffice to detect its format. The header of a PDF may begin anywhere in them. */
export const sniffBytes = 1024;

/** The format of a file's content, regardless of its name and declared type. */
type SniffedFormat =
  | { kind: 'picture'; format: PictureFormatName }
  /**
   * Another picture format, by its common name. `converted` names those that the intake of the tools makes a PNG of; for
   * everything else, such as the API, they are unsupported too.
   */
  | { kind: 'unsupported'; label: string; converted?: ConvertedFormatName }
  | { kind: 'other' };

/** Bytes that mean nothing may stand behind the start mark. */
const strayBytes = 16;

function isJpeg(head: Uint8Array): boolean {
  const marker = head.subarray(0, strayBytes + 2).indexOf(0xff, 2);
  const isBehindStray = marker !== -1 && byteAt(head, marker + 1) >= 0xc0;
  return holds(head, 0, '\xff\xd8') && (marker === 2 || isBehindStray);
}

const supported: readonly [PictureFormatName, (head: Uint8Array) => boolean][] = [
  ['jpeg', isJpeg],
  ['png', (head) => holds(head, 0, '\x89PNG\r\n\x1a\n')],
  ['webp', (head) => holds(head, 0, 'RIFF') && holds(head, 8, 'WEBP')],
];

const converted: readonly [ConvertedFormatName, (head: Uint8Array) => boolean][] = [
  ['avif', (head) => brands(head).some((brand) => brand === 'avif' || brand === 'avis')],
  ['heic', (head) => brands(head).some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))],
  ['gif', (head) => holds(head, 0, 'GIF87a') || holds(head, 0, 'GIF89a')],
  ['tiff', (head) => holds(head, 0, 'II*\0') || holds(head, 0, 'MM\0*')],
  ['bmp', (head) => holds(head, 0, 'BM') && bmpHeaderSizes.has(uint32(head, 14, true))],
];

const unsupported: readonly [string, (head: Uint8Array) => boolean][] = [
  ['JPEG XL', (head) => holds(head, 0, '\xff\x0a') || holds(head, 0, '\0\0\0\x0cJXL \r\n\x87\n')],
  ['JPEG 2000', (head) => holds(head, 0, '\0\0\0\x0cjP  \r\n\x87\n')],
  ['Photoshop', (head) => holds(head, 0, '8BPS')],
];

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

/**
 * Whether a file is a PDF, from its first {@link sniffBytes} bytes. Its header may follow other bytes, such as those of a
 * download or a mail (ISO 32000-1, annex H.3, implementation note 13).
 */
export const isPdfContent = (head: Uint8Array): boolean => textAt(head, 0, sniffBytes).includes('%PDF-');

/** Detects a file's format from its first {@link sniffBytes} bytes. */
export function sniffFormat(head: Uint8Array): SniffedFormat {
  const picture = supported.find(([, matches]) => matches(head));
  if (picture) return { kind: 'picture', format: picture[0] };
  const [format] = converted.find(([, matches]) => matches(head)) ?? [];
  if (format) return { kind: 'unsupported', label: convertedFormats[format].label, converted: format };
  const other = unsupported.find(([, matches]) => matches(head));
  return other ? { kind: 'unsupported', label: other[0] } : { kind: 'other' };
}
