/** A variant of a format that has no name of its own, only a description. */
export interface FormatVariant {
  variant:
    | 'printers-bmp'
    | 'lossless-jpeg'
    | '12-bit-jpeg'
    | 'apple-png'
    | 'lab-tiff'
    | 'special-tiff'
    | 'floating-point-tiff'
    | 'deep-tiff'
    | 'compressed-tiff'
    | 'multi-channel-tiff'
    | 'uneven-tiff'
    | 'camera-raw-tiff'
    | 'log-luv-tiff'
    | 'itu-lab-tiff'
    | 'multi-ink-tiff'
    | 'heif-sequence'
    | 'layered-heif'
    | 'uncompressed-heif';
  /** The bits of a sample of `deep-tiff`, and the compression of `compressed-tiff`. */
  detail?: string | number;
}

/** What a format is called: its name, the same in every language, or the variant to describe. */
export type FormatName = string | FormatVariant;

/** The size from a file's header, in pixels as stored. */
export type SizeReading =
  | { kind: 'size'; width: number; height: number }
  /** The size is further back: this many bytes from the start are needed. */
  | { kind: 'more'; bytes: number }
  | { kind: 'damaged' }
  /** The file may be whole, but does not say: a decoder finds out. */
  | { kind: 'unstated' }
  /** A variant of the format that browsers cannot open. */
  | { kind: 'unsupported'; label: FormatName };

/** Properties read from the whole file. */
export interface PictureDetails {
  orientation: Orientation;
  hasAlpha: boolean;
  jpegQuality?: number;
  /** Whether it is an animation or a sequence. Absent for formats that have none. */
  animated?: boolean;
  /** Number of pages, of a TIFF. */
  pages?: number;
  /** A rare way in which the pixels are coded: what the file is called if no decoder opens it. */
  coding?: FormatName;
}

/** Reads one format without decoding it. Both functions accept any bytes without throwing. */
export interface FormatReader {
  /** Reads the size from the file's first bytes. */
  readSize(start: Uint8Array): SizeReading;
  /** Reads the whole file; `undefined` if it is truncated or inconsistent. */
  readDetails(file: Uint8Array): PictureDetails | undefined;
}

/** A picture file that decoders read: the file itself, or what of it belongs to its picture, put in order. */
export interface MendedPicture {
  /** The same array if there was nothing to mend. */
  file: Uint8Array;
  /** Whether decoders fill in for rows that are missing, without a word. */
  isFilledIn?: boolean;
  /** Whether zeros stand at the end of its data, which decoders may take for pixels. */
  endsInZeros?: boolean;
  /** Whether a part that makes the whole picture sharper may be missing. */
  lacksDetail?: boolean;
  /** Absent if the rows of the format can't be told apart. */
  rows?: {
    /** How many, from the top, have their data in the file; `undefined` if that can't be known. */
    count: () => Promise<number | undefined>;
    /** A file of the first ones alone. */
    first: (count: number) => Promise<Uint8Array>;
  };
}

/** A size reading; damaged if the header states no pixels. */
export function sizeOf(width: number, height: number): SizeReading {
  return width > 0 && height > 0 ? { kind: 'size', width, height } : { kind: 'damaged' };
}

/** Reads numbers and text from untrusted bytes. Bytes beyond the end count as zero, so nothing throws. */

export function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

export function uint16(bytes: Uint8Array, at: number, littleEndian = false): number {
  const [high, low] = littleEndian ? [at + 1, at] : [at, at + 1];
  return byteAt(bytes, high) * 2 ** 8 + byteAt(bytes, low);
}

export function uint24(bytes: Uint8Array, at: number): number {
  return byteAt(bytes, at + 2) * 2 ** 16 + uint16(bytes, at, true);
}

export function uint32(bytes: Uint8Array, at: number, littleEndian = false): number {
  const [high, low] = littleEndian ? [at + 2, at] : [at, at + 2];
  return uint16(bytes, high, littleEndian) * 2 ** 16 + uint16(bytes, low, littleEndian);
}

/** Whether the bytes at `at` are these ASCII characters; `\xNN` stands for any byte. */
export function holds(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++)
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
}

/** The ASCII characters at `at`. */
export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

/** The EXIF orientation: 1 is upright, 5 to 8 swap width and height. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Precedes the TIFF structure in a JPEG, and by mistake in some WebP files. */
export const exifMark = 'Exif\0\0';
const orientationTag = 0x0112;
const shortType = 3;
const longType = 4;
const entryBytes = 12;

export function isOrientation(value: number): value is Orientation {
  return value >= 1 && value <= 8;
}

/** Where the orientation of an EXIF block is, in its bytes; `undefined` if it has none, or not one number. */
function orientationEntry(exif: Uint8Array): { at: number; little: boolean; value: number } | undefined {
  const start = isExif(exif) ? exifMark.length : 0;
  const tiff = exif.subarray(start);
  const little = holds(tiff, 0, 'II*\0');
  if (!little && !holds(tiff, 0, 'MM\0*')) return undefined;
  const directory = uint32(tiff, 4, little);
  const count = Math.min(uint16(tiff, directory, little), Math.floor(tiff.length / entryBytes));
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * entryBytes;
    if (uint16(tiff, entry, little) !== orientationTag) continue;
    const read = { [shortType]: uint16, [longType]: uint32 }[uint16(tiff, entry + 2, little)];
    if (!read || uint32(tiff, entry + 4, little) !== 1) return undefined;
    return { at: start + entry, little, value: read(tiff, entry + 8, little) };
  }
  return undefined;
}

/** The orientation in an EXIF block; upright if it has none or is damaged. */
export function readOrientation(exif: Uint8Array): Orientation {
  const value = orientationEntry(exif)?.value ?? 1;
  return isOrientation(value) ? value : 1;
}

/** The EXIF block with its orientation as a short number: browsers ignore one that is written as a long number. */
export function withShortOrientation(exif: Uint8Array): Uint8Array {
  const found = orientationEntry(exif);
  if (!found || uint16(exif, found.at + 2, found.little) === shortType) return exif;
  const { at, little, value } = found;
  const changed = exif.slice();
  const view = new DataView(changed.buffer);
  view.setUint16(at + 2, shortType, little);
  view.setUint32(at + 8, 0);
  view.setUint16(at + 8, isOrientation(value) ? value : 1, little);
  return changed;
}

/** Whether a JPEG's application segment is an EXIF block. Browsers ignore the last byte of the mark, and so does this. */
export function isExif(segment: Uint8Array): boolean {
  return holds(segment, 0, 'Exif\0') && segment.length >= exifMark.length;
}

/** Whether the orientation swaps width and height. */
export function swapsSides(orientation: Orientation): boolean {
  return orientation >= 5;
}
