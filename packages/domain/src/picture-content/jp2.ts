/** Reads the header of JPEG 2000, bare or in a container (ISO/IEC 15444-1). */
import { boxesIn, childOf, childrenOf } from './boxes';
import { byteAt, type FormatReader, holds, type SizeReading, sizeOf, uint32 } from './header';

const headerOf = (file: Uint8Array) => boxesIn(file, 0, file.length).find(({ name }) => name === 'jp2h');

/** Where the codestream begins, with the marks of its start and of its size; undefined if there is none. */
function codestreamStart(file: Uint8Array): number | undefined {
  const isStart = (at: number) => holds(file, at, '\xff\x4f\xff\x51');
  if (isStart(0)) return 0;
  return boxesIn(file, 0, file.length).find(({ name, start }) => name === 'jp2c' && isStart(start))?.start;
}

/** Whether a channel is opacity, as the definitions of the channels say. */
function hasOpacity(file: Uint8Array): boolean {
  const header = headerOf(file);
  const channels = header && childOf(file, header, 'cdef');
  if (!channels) return false;
  for (let at = channels.start + 2; at + 6 <= Math.min(channels.end, file.length); at += 6)
    if (byteAt(file, at + 3) === 1 || byteAt(file, at + 3) === 2) return true;
  return false;
}

/** The box that describes the colours. */
function coloursOf(file: Uint8Array) {
  const header = headerOf(file);
  return header && childrenOf(file, header).find(({ name }) => name === 'colr');
}

/** The ICC profile of a JPEG 2000, if it has one. */
export function jp2Profile(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const colours = coloursOf(file);
  // Restricted, or of any kind.
  const method = colours ? byteAt(file, colours.start) : 0;
  return colours && (method === 2 || method === 3)
    ? file.subarray(colours.start + 3, colours.end)
    : undefined;
}

/** The numbers of the colour spaces that the decoder does not convert. */
const otherColours: Readonly<Record<number, string>> = { 12: 'CMYK JPEG 2000', 14: 'Lab JPEG 2000' };

/** The name of a file whose colours can't be read. */
function otherKind(file: Uint8Array): string | undefined {
  const colours = coloursOf(file);
  if (!colours || byteAt(file, colours.start) !== 1) return undefined;
  return otherColours[uint32(file, colours.start + 3)];
}

export const jp2: FormatReader = {
  readSize(file): SizeReading {
    const start = codestreamStart(file);
    if (start === undefined) return { kind: 'damaged' };
    const label = otherKind(file);
    if (label !== undefined) return { kind: 'unsupported', label };
    // The picture's own area of the reference grid, without what is before its corner.
    const [right, bottom] = [uint32(file, start + 8), uint32(file, start + 12)];
    const [left, top] = [uint32(file, start + 16), uint32(file, start + 20)];
    return sizeOf(right - left, bottom - top);
  },

  readDetails: (file) =>
    codestreamStart(file) === undefined ? undefined : { orientation: 1, hasAlpha: hasOpacity(file) },
};
