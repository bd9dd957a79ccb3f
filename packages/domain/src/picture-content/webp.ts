import { byteAt, type FormatReader, holds, sizeOf, uint16, uint24, uint32 } from './header';

const firstChunk = 12;
const chunkData = 8;
const headerBytes = 30;
const alphaFlag = 0x10;
const animationFlag = 0x02;
const fourteenBits = 0x3fff;

function losslessBits(bytes: Uint8Array): number {
  return uint32(bytes, firstChunk + chunkData + 1, true);
}

function hasAlpha(file: Uint8Array): boolean {
  if (holds(file, firstChunk, 'VP8X')) return (byteAt(file, firstChunk + chunkData) & alphaFlag) !== 0;
  return holds(file, firstChunk, 'VP8L') && ((losslessBits(file) >>> 28) & 1) === 1;
}

function isAnimated(file: Uint8Array): boolean {
  return holds(file, firstChunk, 'VP8X') && (byteAt(file, firstChunk + chunkData) & animationFlag) !== 0;
}

function hasWholeChunks(file: Uint8Array, end: number): boolean {
  let hasPixels = false;
  for (let at = firstChunk; at + chunkData <= end; ) {
    const length = uint32(file, at + 4, true);
    const data = at + chunkData;
    if (data + length > end) return false;
    if (holds(file, at, 'VP8 ') || holds(file, at, 'VP8L') || holds(file, at, 'ANMF')) hasPixels = true;
    // Chunks begin at even positions.
    at = data + length + (length % 2);
  }
  return hasPixels;
}

export const webp: FormatReader = {
  readSize(start) {
    const data = firstChunk + chunkData;
    if (start.length < headerBytes) return { kind: 'damaged' };
    if (holds(start, firstChunk, 'VP8X'))
      return sizeOf(uint24(start, data + 4) + 1, uint24(start, data + 7) + 1);
    if (holds(start, firstChunk, 'VP8L') && byteAt(start, data) === 0x2f) {
      const bits = losslessBits(start);
      return sizeOf((bits & fourteenBits) + 1, ((bits >>> 14) & fourteenBits) + 1);
    }
    if (holds(start, firstChunk, 'VP8 ') && holds(start, data + 3, '\x9d\x01\x2a'))
      return sizeOf(
        uint16(start, data + 6, true) & fourteenBits,
        uint16(start, data + 8, true) & fourteenBits,
      );
    return { kind: 'damaged' };
  },

  readDetails(file) {
    const end = uint32(file, 4, true) + chunkData;
    if (end > file.length) return undefined;
    // Chromium ignores the EXIF orientation of a WebP, so it is always 1.
    if (!hasWholeChunks(file, end)) return undefined;
    return { orientation: 1, hasAlpha: hasAlpha(file), ...(isAnimated(file) && { animated: true }) };
  },
};
