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

/** Where a frame lies on the screen. */
interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Blocks extends PictureDetails {
  first?: Frame;
}

function frameAt(file: Uint8Array, at: number): Frame {
  const numberAt = (offset: number) => uint16(file, at + offset, true);
  const [left, top] = [numberAt(1), numberAt(3)];
  return { left, top, right: left + numberAt(5), bottom: top + numberAt(7) };
}

/** Reads blocks up to the second image, which makes it an animation. A file may end anywhere: its decoder decides. */
function readBlocks(file: Uint8Array): Blocks {
  const found: Blocks = { orientation: 1, hasAlpha: false };
  let at: number | undefined = headerBytes + tableBytes(byteAt(file, 10));
  while (at !== undefined) {
    const code = byteAt(file, at);
    if (code === extension) {
      if (byteAt(file, at + 1) === graphicControl && byteAt(file, at + 3) & 1) found.hasAlpha = true;
      at = afterBlocks(file, at + 2);
    } else if (code === image) {
      if (found.first) return { ...found, animated: true };
      found.first = frameAt(file, at);
      // After the colour table comes one byte, the code size.
      at = afterBlocks(file, at + imageBytes + tableBytes(byteAt(file, at + 9)) + 1);
    } else break; // The trailer, the end of the file or damage.
  }
  return found;
}

/** The screen, which browsers enlarge to its first frame. */
const screenOf = (file: Uint8Array, { right, bottom }: Frame) =>
  [Math.max(uint16(file, 6, true), right), Math.max(uint16(file, 8, true), bottom)] as const;

export const gif: FormatReader = {
  readSize(file) {
    const { first } = readBlocks(file);
    return first ? sizeOf(...screenOf(file, first)) : { kind: 'damaged' };
  },

  readDetails(file) {
    const { first, ...details } = readBlocks(file);
    if (!first) return undefined;
    const [width, height] = screenOf(file, first);
    // What the frame leaves free is transparent.
    const isCovered = first.left === 0 && first.top === 0 && first.right >= width && first.bottom >= height;
    return { ...details, hasAlpha: details.hasAlpha || !isCovered };
  },
};
