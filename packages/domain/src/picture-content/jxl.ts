/** Reads the header of JPEG XL, bare or in a container (ISO/IEC 18181-1 and -2). */
import { boxesIn } from './boxes';
import { byteAt, type FormatReader, holds, type SizeReading, sizeOf } from './header';

/** Where the codestream begins; undefined if the container has none. */
function codestreamStart(file: Uint8Array): number | undefined {
  if (holds(file, 0, '\xff\x0a')) return 0;
  const box = boxesIn(file, 0, file.length).find(({ name }) => name === 'jxlc' || name === 'jxlp');
  // A part begins with its number.
  return box && box.start + (box.name === 'jxlp' ? 4 : 0);
}

/** Reads numbers of some bits, from the lowest bit of each byte on. */
function bitReader(bytes: Uint8Array, start: number) {
  let bit = start * 8;
  return (count: number): number => {
    let value = 0;
    for (let index = 0; index < count; index++, bit++)
      value += ((byteAt(bytes, bit >> 3) >> (bit & 7)) & 1) * 2 ** index;
    return value;
  };
}

/** Width for a height, by the number of the ratio. */
const ratios = [
  [1, 1],
  [12, 10],
  [4, 3],
  [3, 2],
  [16, 9],
  [5, 4],
  [2, 1],
] as const;

const sideBits = [9, 13, 18, 30] as const;

function readSides(read: (count: number) => number): { width: number; height: number } {
  const isSmall = read(1) === 1;
  const side = () => (isSmall ? (read(5) + 1) * 8 : read(sideBits[read(2) as 0 | 1 | 2 | 3]) + 1);
  const height = side();
  const ratio = ratios[read(3) - 1];
  return { width: ratio ? Math.floor((height * ratio[0]) / ratio[1]) : side(), height };
}

/** Whether the header says that it is an animation. A header with a preview is not read further: none is known to have one. */
function isAnimated(read: (count: number) => number): boolean {
  const isDefault = read(1) === 1;
  if (isDefault || read(1) === 0) return false;
  read(3);
  if (read(1) === 1) readSides(read);
  return read(1) === 0 && read(1) === 1;
}

/** Reads from behind the mark of a codestream. */
function headerReader(file: Uint8Array) {
  const start = codestreamStart(file);
  return start === undefined || !holds(file, start, '\xff\x0a') ? undefined : bitReader(file, start + 2);
}

export const jxl: FormatReader = {
  readSize(file): SizeReading {
    const read = headerReader(file);
    if (!read) return { kind: 'damaged' };
    const { width, height } = readSides(read);
    return sizeOf(width, height);
  },

  readDetails(file) {
    const read = headerReader(file);
    if (!read) return undefined;
    readSides(read);
    // The decoder applies the rotation, and what is transparent is known once it has decoded.
    return { orientation: 1, hasAlpha: true, ...(isAnimated(read) && { animated: true }) };
  },
};
