import type { PictureFormatName } from '../formats';
import { holds, textAt, uint32 } from './bytes';

/** Bytes from the start of a file that are enough to tell what it is. */
export const sniffBytes = 64;

/** What the content of a file is, whatever its name and its declared type say. */
export type SniffedFormat =
  | { kind: 'picture'; format: PictureFormatName }
  /** A picture of a kind we don't take, by the name people know. */
  | { kind: 'unsupported'; label: string }
  | { kind: 'other' };

const supported: readonly [PictureFormatName, (head: Uint8Array) => boolean][] = [
  ['jpeg', (head) => holds(head, 0, '\xff\xd8\xff')],
  ['png', (head) => holds(head, 0, '\x89PNG\r\n\x1a\n')],
  ['webp', (head) => holds(head, 0, 'RIFF') && holds(head, 8, 'WEBP')],
];

const unsupported: readonly [string, (head: Uint8Array) => boolean][] = [
  ['AVIF', (head) => brands(head).some((brand) => brand === 'avif' || brand === 'avis')],
  ['HEIC', (head) => brands(head).some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))],
  ['GIF', (head) => holds(head, 0, 'GIF87a') || holds(head, 0, 'GIF89a')],
  ['TIFF', (head) => holds(head, 0, 'II*\0') || holds(head, 0, 'MM\0*')],
  ['BMP', (head) => holds(head, 0, 'BM') && bmpHeaderSizes.has(uint32(head, 14, true))],
  ['JPEG XL', (head) => holds(head, 0, '\xff\x0a') || holds(head, 0, '\0\0\0\x0cJXL \r\n\x87\n')],
  ['JPEG 2000', (head) => holds(head, 0, '\0\0\0\x0cjP  \r\n\x87\n')],
  ['Photoshop', (head) => holds(head, 0, '8BPS')],
];

/** Two letters are too weak a sign: plain text may begin with BM. */
const bmpHeaderSizes = new Set([12, 40, 52, 56, 64, 108, 124]);

/** The brands of an ISO media file: its own and those it says it is compatible with. */
function brands(head: Uint8Array): string[] {
  if (!holds(head, 4, 'ftyp')) return [];
  const end = Math.min(uint32(head, 0), head.length);
  const found = [textAt(head, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) found.push(textAt(head, at, 4));
  return found;
}

/** Tells a file's format from its first {@link sniffBytes} bytes. */
export function sniffFormat(head: Uint8Array): SniffedFormat {
  const picture = supported.find(([, matches]) => matches(head));
  if (picture) return { kind: 'picture', format: picture[0] };
  const other = unsupported.find(([, matches]) => matches(head));
  return other ? { kind: 'unsupported', label: other[0] } : { kind: 'other' };
}
