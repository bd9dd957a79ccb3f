import { byteAt, uint16 } from './bytes';
import { isExif, readOrientation } from './exif';
import { type FormatReader, type PictureDetails, type SizeReading, sizeOf } from './header';
import { estimateJpegQuality } from './jpeg-quality';

const marker = {
  startOfScan: 0xda,
  endOfImage: 0xd9,
  quantisation: 0xdb,
  huffman: 0xc4,
  reserved: 0xc8,
  arithmetic: 0xcc,
  exif: 0xe1,
} as const;

/** A marker and the data behind it, its length field left out. */
interface Segment {
  code: number;
  start: number;
  end: number;
}

function isRestart(code: number): boolean {
  return code >= 0xd0 && code <= 0xd7;
}

/** The frame header, in any of JPEG's modes. */
function isFrame(code: number): boolean {
  return (
    code >= 0xc0 &&
    code <= 0xcf &&
    code !== marker.huffman &&
    code !== marker.reserved &&
    code !== marker.arithmetic
  );
}

/** Baseline, extended and progressive, coded by Huffman or arithmetic; the rest is lossless or hierarchical. */
const openableFrames = new Set([0xc0, 0xc1, 0xc2, 0xc9, 0xca]);

/** The segment at a marker; nothing where no marker stands. Its end may lie beyond the bytes. */
function segmentAt(bytes: Uint8Array, position: number): Segment | undefined {
  let at = position;
  // Any number of fill bytes may precede a marker.
  while (byteAt(bytes, at) === 0xff && byteAt(bytes, at + 1) === 0xff) at++;
  if (byteAt(bytes, at) !== 0xff) return undefined;
  const code = byteAt(bytes, at + 1);
  const length = uint16(bytes, at + 2);
  return code === 0 || length < 2 ? undefined : { code, start: at + 4, end: at + 2 + length };
}

function readFrame(bytes: Uint8Array, { code, start }: Segment): SizeReading {
  if (!openableFrames.has(code)) return { kind: 'unsupported', label: 'Lossless JPEG' };
  if (byteAt(bytes, start) !== 8) return { kind: 'unsupported', label: '12-bit JPEG' };
  return sizeOf(uint16(bytes, start + 3), uint16(bytes, start + 1));
}

/** Bytes that hold a segment's marker and length. */
const segmentHead = 4;
const startOfImageBytes = 2;

/** Whether the coded pixels from here on come to a proper end. */
function reachesEnd(bytes: Uint8Array, scanStart: number): boolean {
  let at = bytes.indexOf(0xff, scanStart);
  while (at !== -1 && at + 1 < bytes.length) {
    const code = byteAt(bytes, at + 1);
    if (code === marker.endOfImage) return true;
    const inside = code === 0 || code === 0xff || isRestart(code);
    const next = inside ? at + (code === 0xff ? 1 : 2) : (segmentAt(bytes, at)?.end ?? at + 2);
    at = bytes.indexOf(0xff, next);
  }
  return false;
}

function takeSegment(file: Uint8Array, { code, start, end }: Segment, details: PictureDetails): void {
  const data = file.subarray(start, end);
  if (code === marker.exif && isExif(data)) details.orientation = readOrientation(data);
  if (code !== marker.quantisation || details.jpegQuality !== undefined) return;
  const quality = estimateJpegQuality(data);
  if (quality !== undefined) details.jpegQuality = quality;
}

export const jpeg: FormatReader = {
  readSize(start) {
    for (let at = startOfImageBytes; ; ) {
      if (at + segmentHead > start.length) return { kind: 'more', bytes: at + segmentHead };
      const segment = segmentAt(start, at);
      if (!segment || segment.code === marker.startOfScan) return { kind: 'damaged' };
      if (isFrame(segment.code)) {
        if (segment.end > start.length) return { kind: 'more', bytes: segment.end };
        return readFrame(start, segment);
      }
      at = segment.end;
    }
  },

  readDetails(file) {
    const details: PictureDetails = { orientation: 1, hasAlpha: false };
    for (let at = startOfImageBytes; at + segmentHead <= file.length; ) {
      const segment = segmentAt(file, at);
      if (!segment) return undefined;
      if (segment.code === marker.startOfScan) return reachesEnd(file, segment.end) ? details : undefined;
      takeSegment(file, segment, details);
      at = segment.end;
    }
    return undefined;
  },
};
