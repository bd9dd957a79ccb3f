import { byteAt, isExif, type MendedPicture, uint16, withShortOrientation } from './header';
import { readFrame, rowsIn, type Scan } from './jpeg-rows';
import { concatBytes } from './write-bytes';

const marker = {
  exif: 0xe1,
  huffman: 0xc4,
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  numberOfLines: 0xdc,
  restartInterval: 0xdd,
} as const;

/** Whether a marker begins a segment: of tables, a frame, a scan, an application or a comment. */
const isSegment = (code: number) =>
  (code >= 0xc0 && code <= 0xcf) || (code >= 0xda && code <= 0xef) || code === 0xfe;
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
const isHuffmanFrame = (code: number) => code >= 0xc0 && code <= 0xc2;

/** Whether a segment begins here that another marker, or the end of the file, follows. */
function beginsSegment(file: Uint8Array, at: number): boolean {
  const length = uint16(file, at + 2);
  const end = at + 2 + length;
  return (
    byteAt(file, at) === 0xff &&
    isSegment(byteAt(file, at + 1)) &&
    length >= 2 &&
    (end >= file.length || byteAt(file, end) === 0xff)
  );
}

/**
 * The position of the next marker that begins a segment, ends the picture or starts another. Everything before it is skipped:
 * entropy-coded data, fill bytes, markers without a meaning, and bytes that belong to nothing. The end of the file if there is
 * none.
 */
function nextMarker(file: Uint8Array, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const code = byteAt(file, at + 1);
    if (code === marker.startOfImage || code === marker.endOfImage || isSegment(code)) return at;
  }
  return file.length;
}

/** A segment that is too long by up to so many bytes is found by what it would swallow. */
const wrongLength = 16;

/** Where a segment really ends, if its length is wrong. */
function endOfSegment(file: Uint8Array, start: number, end: number): number {
  if (end <= file.length && byteAt(file, end) === 0xff) return end;
  for (let at = Math.max(start, end - wrongLength); at < end; at++) if (beginsSegment(file, at)) return at;
  return end;
}

interface JpegParts {
  /** The start mark and all segments with their data, in their order. */
  parts: Uint8Array[];
  /** Index of the frame header in `parts`; -1 if there is none. */
  frameAt: number;
  scans: Scan[];
  /** The height from behind the first scan; 0 if there is none. */
  lines: number;
  hasEnd: boolean;
  /** Whether nothing else is between the start and the end mark, and both are there. */
  isPlain: boolean;
}

/** Reads the first picture of a file that begins with a start mark. */
function partsOf(file: Uint8Array): JpegParts {
  const found: JpegParts = {
    parts: [file.subarray(0, 2)],
    frameAt: -1,
    scans: [],
    lines: 0,
    hasEnd: false,
    isPlain: true,
  };
  const huffman: Uint8Array[] = [];
  let restartInterval = 0;
  let hasExif = false;
  for (let at = 2; ; ) {
    const next = nextMarker(file, at);
    const code = byteAt(file, next + 1);
    const isEnd = code === marker.endOfImage;
    // Any number of fill bytes may precede a marker.
    if (!file.subarray(at, next).every((byte) => byte === 0xff)) found.isPlain = false;
    const start = next + 4;
    const stated = next + 2 + uint16(file, next + 2);
    const isCutHeader = code === marker.startOfScan && stated > file.length;
    if (next + 1 >= file.length || isCutHeader || (!isSegment(code) && found.scans.length > 0)) {
      found.hasEnd = isEnd;
      found.isPlain &&= isEnd;
      return found;
    }
    // A second start, an end before the pixels, or a segment whose length is impossible.
    if (!isSegment(code) || stated < start) {
      found.isPlain = false;
      at = isSegment(code) ? start : next + 2;
      continue;
    }
    const end = code === marker.startOfScan ? stated : endOfSegment(file, start, stated);
    let data = file.subarray(start, end);
    at = end;
    // Only the first block counts.
    if (code === marker.exif && isExif(data) && !hasExif) {
      hasExif = true;
      const readable = withShortOrientation(data);
      if (readable !== data) found.isPlain = false;
      data = readable;
    }
    if (code === marker.numberOfLines) {
      found.lines = uint16(data, 0);
      continue;
    }
    if (isFrame(code)) {
      if (found.frameAt !== -1) found.isPlain = false;
      // Behind a scan it is that of another picture; before, the last one counts.
      if (found.scans.length > 0) continue;
      if (found.frameAt !== -1) found.parts.splice(found.frameAt, 2);
      found.frameAt = found.parts.length;
    }
    if (code === marker.huffman) huffman.push(data);
    if (code === marker.restartInterval) restartInterval = uint16(data, 0);
    let endOfData = end;
    if (code === marker.startOfScan) {
      at = nextMarker(file, end);
      // Half of a marker may be left where a file was cut off.
      endOfData = at === file.length && byteAt(file, at - 1) === 0xff ? at - 1 : at;
      found.scans.push({ header: data, start: end, end: endOfData, huffman: [...huffman], restartInterval });
    }
    if (end !== stated) found.isPlain = false;
    const length = end - next - 2;
    const content = code === marker.startOfScan ? file.subarray(start, endOfData) : data;
    found.parts.push(Uint8Array.of(0xff, code, length >> 8, length & 255), content);
  }
}

/** More zeros than codes of pixels are likely to end with. */
const zerosAtEnd = 16;
const endMark = Uint8Array.of(0xff, marker.endOfImage);

/** The parts with a height in their frame header. */
function withHeight({ parts, frameAt }: JpegParts, height: number): Uint8Array[] {
  const data = parts[frameAt + 1]?.slice() ?? new Uint8Array();
  data.set([height >> 8, height & 255], 1);
  return parts.with(frameAt + 1, data);
}

/**
 * Finds the first picture of a JPEG that begins with a start mark, and writes it as the standard wants it: without bytes
 * between its segments and without a second start, with its height in the frame header, and with an end. `undefined` if there
 * is no picture.
 */
export function mendJpeg(file: Uint8Array): MendedPicture | undefined {
  const found = partsOf(file);
  const header = found.parts[found.frameAt];
  const data = found.parts[found.frameAt + 1];
  if (!header || !data || data.length < 6 || found.scans.length === 0) return undefined;
  const code = byteAt(header, 1);
  const frame = readFrame(code, data);
  const countRows = (height: number) =>
    isHuffmanFrame(code) ? rowsIn(file, { ...frame, height }, found.scans) : undefined;
  const height = frame.height || found.lines || countRows(0) || 0;
  const isWhole = found.isPlain && frame.height > 0;
  const last = found.scans.at(-1)?.end ?? 0;
  return {
    isFilledIn: true,
    endsInZeros: file.subarray(last - zerosAtEnd, last).every((byte) => byte === 0),
    lacksDetail: frame.progressive && !found.hasEnd,
    file: isWhole ? file : concatBytes(...withHeight(found, height), endMark),
    rows: {
      count: async () => countRows(height),
      first: async (rows) => concatBytes(...withHeight(found, rows), endMark),
    },
  };
}
