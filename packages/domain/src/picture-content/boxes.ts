/** Reads the boxes of ISO media files, such as HEIF, JPEG 2000, JPEG XL and CR3. */
import { textAt, uint32 } from './header';

/** A box: its name and the range of its content. */
export interface Box {
  name: string;
  start: number;
  end: number;
}

/** No picture has nearly as many; a forged file must not keep the reader busy. */
const maxBoxes = 4096;

/** Version and flags, at the start of a full box. */
export const fullBox = 4;

/** The boxes in a range. The last may end beyond it. */
export function boxesIn(bytes: Uint8Array, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end && boxes.length < maxBoxes; ) {
    const short = uint32(bytes, at);
    // 1 announces 64 bits, 0 the rest of the file.
    const head = short === 1 ? 16 : 8;
    const length = short === 1 ? uint32(bytes, at + 8) * 2 ** 32 + uint32(bytes, at + 12) : short;
    const boxEnd = short === 0 ? end : at + length;
    if (boxEnd < at + head) break;
    boxes.push({ name: textAt(bytes, at + 4, 4), start: at + head, end: boxEnd });
    at = boxEnd;
  }
  return boxes;
}

/** The boxes inside a box, after `skip` bytes. */
export const childrenOf = (bytes: Uint8Array, { start, end }: Box, skip = 0): Box[] =>
  boxesIn(bytes, start + skip, Math.min(end, bytes.length));

/** The first box with that name inside a box, after `skip` bytes. */
export const childOf = (bytes: Uint8Array, box: Box, name: string, skip = 0): Box | undefined =>
  childrenOf(bytes, box, skip).find((each) => each.name === name);
