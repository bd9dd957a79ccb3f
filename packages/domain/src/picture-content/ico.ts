/** Reads icons and cursors of Windows: a list of pictures of several sizes. */
import { byteAt, type FormatReader, holds, type SizeReading, sizeOf, uint16, uint32 } from './header';

/** A picture of the list. */
interface IconEntry {
  width: number;
  height: number;
  bits: number;
  start: number;
  length: number;
}

const headBytes = 6;
const entryBytes = 16;

/** The largest picture, and of those the one of most colours; undefined if the list has none that the file holds. */
function largestEntry(file: Uint8Array): IconEntry | undefined {
  const isCursor = byteAt(file, 2) === 2;
  const count = Math.min(uint16(file, 4, true), Math.floor(file.length / entryBytes));
  const entries = Array.from({ length: count }, (_, index): IconEntry => {
    const at = headBytes + index * entryBytes;
    // 0 means 256. A cursor has the place of its tip instead of its depth.
    return {
      width: byteAt(file, at) || 256,
      height: byteAt(file, at + 1) || 256,
      bits: isCursor ? 0 : uint16(file, at + 6, true),
      start: uint32(file, at + 12, true),
      length: uint32(file, at + 8, true),
    };
  });
  const [largest] = entries
    .filter(({ start, length }) => length > 0 && start + length <= file.length)
    .sort((one, other) => other.width * other.height - one.width * one.height || other.bits - one.bits);
  return largest;
}

/**
 * The largest picture of an icon or cursor, as a file of its own: a PNG, or an icon of one picture, which browsers open.
 * Undefined if it holds none.
 */
export function largestIcon(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const entry = largestEntry(file);
  if (!entry) return undefined;
  const data = file.subarray(entry.start, entry.start + entry.length);
  if (holds(data, 0, '\x89PNG')) return data;
  const icon = new Uint8Array(headBytes + entryBytes + data.length);
  const view = new DataView(icon.buffer);
  icon.set([0, 0, 1, 0, 1, 0, entry.width & 255, entry.height & 255]);
  view.setUint16(12, byteAt(data, 14), true);
  view.setUint32(14, data.length, true);
  view.setUint32(18, headBytes + entryBytes, true);
  icon.set(data, headBytes + entryBytes);
  return icon;
}

export const ico: FormatReader = {
  readSize(file): SizeReading {
    const entry = largestEntry(file);
    if (!entry) return { kind: 'damaged' };
    // The list has a byte for each side; a PNG may be larger.
    return holds(file, entry.start, '\x89PNG')
      ? sizeOf(uint32(file, entry.start + 16), uint32(file, entry.start + 20))
      : sizeOf(entry.width, entry.height);
  },

  readDetails: (file) => (largestEntry(file) ? { orientation: 1, hasAlpha: true } : undefined),
};
