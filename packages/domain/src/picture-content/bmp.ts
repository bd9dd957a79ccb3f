import { byteAt, type FormatReader, sizeOf, uint16, uint32 } from './header';

const headerSizeAt = 14;
/** The oldest header, of OS/2: its sizes have 16 bits. */
const oldHeader = 12;
const headerEnd = 30;
/** Headers of Windows, from whose length on the pixels may be an embedded JPEG or PNG, which only printers read. */
const windowsHeaders = new Set([40, 52, 56, 108, 124]);
const embedded = new Set([4, 5]);

function hasAlpha(file: Uint8Array): boolean {
  const size = uint32(file, headerSizeAt, true);
  // The mask of the alpha channel is in headers from the third version on.
  return size >= 56 && uint16(file, 28, true) === 32 && uint32(file, 66, true) !== 0;
}

export const bmp: FormatReader = {
  readSize(start) {
    if (start.length < headerEnd) return { kind: 'damaged' };
    if (uint32(start, headerSizeAt, true) === oldHeader)
      return sizeOf(uint16(start, 18, true), uint16(start, 20, true));
    if (windowsHeaders.has(uint32(start, headerSizeAt, true)) && embedded.has(byteAt(start, 30)))
      return { kind: 'unsupported', label: { variant: 'printers-bmp' } };
    // A negative height means that rows begin at the top.
    return sizeOf(uint32(start, 18, true), Math.abs(uint32(start, 22, true) | 0));
  },

  readDetails(file) {
    const pixels = uint32(file, 10, true);
    return pixels < file.length ? { orientation: 1, hasAlpha: hasAlpha(file) } : undefined;
  },
};
