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

function walkChunks(file: Uint8Array, details: PictureDetails): boolean {
  let hasPixels = false;
  for (let at = firstChunk; at + chunkOverhead <= file.length; ) {
    const length = uint32(file, at);
    if (holds(file, at + 4, 'IEND')) return hasPixels;
    if (holds(file, at + 4, 'IDAT')) hasPixels = true;
    if (holds(file, at + 4, 'tRNS')) details.hasAlpha = true;
    // An animated PNG with one frame is no animation.
    if (holds(file, at + 4, 'acTL') && uint32(file, at + 8) > 1) details.animated = true;
    if (holds(file, at + 4, 'eXIf'))
      details.orientation = readOrientation(file.subarray(at + 8, at + 8 + length));
    at += chunkOverhead + length;
  }
  return false;
}

export const png: FormatReader = {
  readSize(start) {
    if (start.length < headerBytes || !holds(start, firstChunk, '\0\0\0\rIHDR')) return { kind: 'damaged' };
    return sizeOf(uint32(start, 16), uint32(start, 20));
  },

  readDetails(file) {
    const details: PictureDetails = {
      orientation: 1,
      hasAlpha: colourTypesWithAlpha.has(byteAt(file, 25)),
    };
    return walkChunks(file, details) ? details : undefined;
  },
};
