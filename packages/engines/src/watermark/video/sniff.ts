import type { VideoMime } from '../types';

/** What the first bytes of a file say it is. */
export type VideoSniff =
  | { kind: 'video'; mime: VideoMime }
  /** A film in a format this tool doesn't take; `label` is how people call it. */
  | { kind: 'unsupported'; label: string }
  | { kind: 'other' };

/** As many first bytes as `sniffVideo` needs. */
export const videoSniffBytes = 256;

function textAt(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

const other: VideoSniff = { kind: 'other' };
const unsupported = (label: string): VideoSniff => ({ kind: 'unsupported', label });
const video = (mime: VideoMime): VideoSniff => ({ kind: 'video', mime });

/** Boxes an old QuickTime file may begin with, before there was `ftyp`. */
const quicktimeBoxes = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];
/** Brands of the same container that hold pictures or sound alone. */
const otherBrands = /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1|avif|avis|M4A |M4B |M4P )/;

function sniffBoxes(bytes: Uint8Array): VideoSniff {
  const box = textAt(bytes, 4, 8);
  if (quicktimeBoxes.includes(box)) return video('video/quicktime');
  if (box === 'moof' || box === 'styp') return unsupported('MP4 fragment');
  if (box !== 'ftyp') return other;
  const brand = textAt(bytes, 8, 12);
  if (brand === 'qt  ') return video('video/quicktime');
  return otherBrands.test(brand) ? other : video('video/mp4');
}

function sniffMatroska(bytes: Uint8Array): VideoSniff {
  const head = textAt(bytes, 0, bytes.length);
  if (head.includes('webm')) return video('video/webm');
  return head.includes('matroska') ? unsupported('MKV') : other;
}

function sniffRiff(bytes: Uint8Array): VideoSniff {
  return textAt(bytes, 8, 12) === 'AVI ' ? unsupported('AVI') : other;
}

const foreign: readonly [magic: readonly number[], label: string][] = [
  [[0x46, 0x4c, 0x56, 0x01], 'FLV'],
  [[0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11], 'WMV'],
  [[0x4f, 0x67, 0x67, 0x53], 'Ogg'],
  [[0x00, 0x00, 0x01, 0xba], 'MPEG'],
  [[0x00, 0x00, 0x01, 0xb3], 'MPEG'],
  [[0x47, 0x49, 0x46, 0x38], 'GIF'],
];

/** What a file is by its first bytes, whatever its name and type say. */
export function sniffVideo(bytes: Uint8Array): VideoSniff {
  const begins = (magic: readonly number[]) => magic.every((byte, index) => bytes[index] === byte);
  if (begins([0x1a, 0x45, 0xdf, 0xa3])) return sniffMatroska(bytes);
  if (begins([0x52, 0x49, 0x46, 0x46])) return sniffRiff(bytes);
  const found = foreign.find(([magic]) => begins(magic));
  if (found) return unsupported(found[1]);
  // A transport stream repeats its mark every 188 bytes.
  if (bytes[0] === 0x47 && bytes[188] === 0x47) return unsupported('MPEG-TS');
  return sniffBoxes(bytes);
}
