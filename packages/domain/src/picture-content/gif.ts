import { byteAt, type FormatReader, type PictureDetails, sizeOf, uint16 } from './header';

const headerBytes = 13;
const [extension, image] = [0x21, 0x2c];
const graphicControl = 0xf9;
const imageBytes = 10;

/** Bytes of the colour table that a packed field announces. */
function tableBytes(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

/** The position after a chain of sub-blocks; `undefined` if the file ends before. */
function afterBlocks(file: Uint8Array, start: number): number | undefined {
  let at = start;
  while (at < file.length) {
    const length = byteAt(file, at);
    at += 1 + length;
    if (length === 0) return at;
  }
  return undefined;
}

/** Counts images up to the second, which makes it an animation. */
function walkBlocks(file: Uint8Array, details: PictureDetails): boolean {
  let images = 0;
  let at: number | undefined = headerBytes + tableBytes(byteAt(file, 10));
  while (at !== undefined) {
    const code = byteAt(file, at);
    if (code === extension) {
      if (byteAt(file, at + 1) === graphicControl && byteAt(file, at + 3) & 1) details.hasAlpha = true;
      at = afterBlocks(file, at + 2);
    } else if (code === image) {
      // After the colour table comes one byte, the code size.
      at = afterBlocks(file, at + imageBytes + tableBytes(byteAt(file, at + 9)) + 1);
      if (at !== undefined && ++images > 1) {
        details.animated = true;
        return true;
      }
    } else break; // The trailer, the end of the file or damage.
  }
  return images > 0;
}

export const gif: FormatReader = {
  readSize(start) {
    if (start.length < headerBytes) return { kind: 'damaged' };
    return sizeOf(uint16(start, 6, true), uint16(start, 8, true));
  },

  readDetails(file) {
    const details: PictureDetails = { orientation: 1, hasAlpha: false };
    return walkBlocks(file, details) ? details : undefined;
  },
};
