import {
  byteAt,
  type FormatReader,
  isExif,
  type PictureDetails,
  readOrientation,
  type SizeReading,
  sizeOf,
  uint16,
} from './header';

const marker = {
  temporary: 0x01,
  startOfImage: 0xd8,
  startOfScan: 0xda,
  endOfImage: 0xd9,
  quantisation: 0xdb,
  huffman: 0xc4,
  reserved: 0xc8,
  arithmetic: 0xcc,
  exif: 0xe1,
} as const;

/** A marker and its data, without the length field. */
interface Segment {
  code: number;
  start: number;
  end: number;
}

function isRestart(code: number): boolean {
  return code >= 0xd0 && code <= 0xd7;
}

/** Whether a marker has no length and no data. */
function isStandalone(code: number): boolean {
  return (
    code === marker.temporary || isRestart(code) || code === marker.startOfImage || code === marker.endOfImage
  );
}

/** Whether a marker starts a frame header, in any of JPEG's modes. */
function isFrame(code: number): boolean {
  return (
    code >= 0xc0 &&
    code <= 0xcf &&
    code !== marker.huffman &&
    code !== marker.reserved &&
    code !== marker.arithmetic
  );
}

/** Baseline, extended and progressive, with Huffman or arithmetic coding. The others are lossless or hierarchical. */
const openableFrames = new Set([0xc0, 0xc1, 0xc2, 0xc9, 0xca]);

/**
 * The segment at a position; `undefined` if there is no marker with a length. Its end may be beyond the bytes.
 *
 * A decoder skips a marker without a length. If the bytes after it were read as a length, a file could hide its real
 * frame header from the limits. No encoder writes such a marker between segments.
 */
function segmentAt(bytes: Uint8Array, position: number): Segment | undefined {
  let at = position;
  // Any number of fill bytes may precede a marker.
  while (byteAt(bytes, at) === 0xff && byteAt(bytes, at + 1) === 0xff) at++;
  if (byteAt(bytes, at) !== 0xff) return undefined;
  const code = byteAt(bytes, at + 1);
  const length = uint16(bytes, at + 2);
  return code === 0 || isStandalone(code) || length < 2
    ? undefined
    : { code, start: at + 4, end: at + 2 + length };
}

function readFrame(bytes: Uint8Array, { code, start }: Segment): SizeReading {
  if (!openableFrames.has(code)) return { kind: 'unsupported', label: { variant: 'lossless-jpeg' } };
  if (byteAt(bytes, start) !== 8) return { kind: 'unsupported', label: { variant: '12-bit-jpeg' } };
  return sizeOf(uint16(bytes, start + 3), uint16(bytes, start + 1));
}

/** Bytes of a segment's marker and length. */
const segmentHead = 4;
const startOfImageBytes = 2;

/** Whether the scan data ends with an end-of-image marker. */
function reachesEnd(bytes: Uint8Array, scanStart: number): boolean {
  let at = bytes.indexOf(0xff, scanStart);
  while (at !== -1) {
    const code = byteAt(bytes, at + 1);
    if (code === marker.endOfImage) return true;
    const next = code === 0xff ? at + 1 : (segmentAt(bytes, at)?.end ?? at + 2);
    at = bytes.indexOf(0xff, next);
  }
  return false;
}

/** What was found so far. */
type Details = Partial<PictureDetails>;

function readSegment(file: Uint8Array, { code, start, end }: Segment, details: Details): void {
  const data = file.subarray(start, end);
  // Browsers go by the first EXIF block, even if it has no orientation.
  if (code === marker.exif && isExif(data)) details.orientation ??= readOrientation(data);
  if (code !== marker.quantisation || details.jpegQuality !== undefined) return;
  const quality = estimateJpegQuality(data);
  if (quality !== undefined) details.jpegQuality = quality;
}

/** Sum of the luminance table in Annex K of the JPEG standard. Encoders scale their tables from it. */
const standardTableSum = 3688;
const tableEntries = 64;

/**
 * Estimates the quality (1 to 100, libjpeg's scale) of a quantisation segment from its luminance table; `undefined` if
 * the segment does not contain that table.
 */
function estimateJpegQuality(segment: Uint8Array): number | undefined {
  for (let at = 0; at < segment.length; ) {
    const wide = byteAt(segment, at) >> 4 !== 0;
    const length = 1 + tableEntries * (wide ? 2 : 1);
    if ((byteAt(segment, at) & 15) === 0 && at + length <= segment.length)
      return qualityFrom(sumOf(segment, at + 1, wide));
    at += length;
  }
  return undefined;
}

function sumOf(segment: Uint8Array, start: number, wide: boolean): number {
  let sum = 0;
  for (let index = 0; index < tableEntries; index++)
    sum += wide ? uint16(segment, start + index * 2) : byteAt(segment, start + index);
  return sum;
}

function qualityFrom(sum: number): number {
  const percent = (100 * sum) / standardTableSum;
  const quality = percent <= 100 ? (200 - percent) / 2 : 5000 / percent;
  return Math.min(100, Math.max(1, Math.round(quality)));
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
    const details: Details = {};
    for (let at = startOfImageBytes; at + segmentHead <= file.length; ) {
      const segment = segmentAt(file, at);
      if (!segment) return undefined;
      if (segment.code === marker.startOfScan)
        return reachesEnd(file, segment.end) ? { orientation: 1, hasAlpha: false, ...details } : undefined;
      readSegment(file, segment, details);
      at = segment.end;
    }
    return undefined;
  },
};
