import {
  byteAt,
  type FormatReader,
  holds,
  type PictureDetails,
  readOrientation,
  sizeOf,
  uint32,
} from './header';

const firstChunk = 8;
const headerBytes = 33;
const colourTypesWithAlpha = new Set([4, 6]);
/** Length and name before a chunk's data, checksum after it. */
const chunkOverhead = 12;

/** Reads the chunks before the pixels. Browsers ignore what is behind them, and of several EXIF blocks all but the first. */
function walkChunks(file: Uint8Array, details: Partial<PictureDetails>): boolean {
  let hasPixels = false;
  for (let at = firstChunk; at + chunkOverhead <= file.length; ) {
    const length = uint32(file, at);
    if (holds(file, at + 4, 'IEND')) return hasPixels;
    if (holds(file, at + 4, 'IDAT')) hasPixels = true;
    if (!hasPixels) readChunk(file, at, length, details);
    at += chunkOverhead + length;
  }
  return false;
}

function readChunk(file: Uint8Array, at: number, length: number, details: Partial<PictureDetails>): void {
  if (holds(file, at + 4, 'tRNS')) details.hasAlpha = true;
  // An animated PNG with one frame is no animation.
  if (holds(file, at + 4, 'acTL') && uint32(file, at + 8) > 1) details.animated = true;
  if (holds(file, at + 4, 'eXIf'))
    details.orientation ??= readOrientation(file.subarray(at + 8, at + 8 + length));
}

export const png: FormatReader = {
  readSize(start) {
    if (holds(start, firstChunk + 4, 'CgBI')) return { kind: 'unsupported', label: { variant: 'apple-png' } };
    if (start.length < headerBytes || !holds(start, firstChunk, '\0\0\0\rIHDR')) return { kind: 'damaged' };
    return sizeOf(uint32(start, 16), uint32(start, 20));
  },

  readDetails(file) {
    const details: Partial<PictureDetails> = {};
    const hasAlpha = colourTypesWithAlpha.has(byteAt(file, 25));
    return walkChunks(file, details) ? { orientation: 1, hasAlpha, ...details } : undefined;
  },
};
