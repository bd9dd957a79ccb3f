import { exifMark, holds, uint16, uint32 } from '@verapix/domain/picture-content';
import type { Size } from '../picture/raster';

const entryBytes = 12;
const tag = {
  imageWidth: 0x0100,
  imageHeight: 0x0101,
  orientation: 0x0112,
  exifDirectory: 0x8769,
  pixelWidth: 0xa002,
  pixelHeight: 0xa003,
  thumbnailStart: 0x0201,
  thumbnailBytes: 0x0202,
} as const;
const typeOf = { short: 3, long: 4 } as const;

/** An EXIF block that is changed in place, because some of its parts are addressed from anywhere in it. */
class ExifBlock {
  private readonly bytes: Uint8Array<ArrayBuffer>;
  private readonly little: boolean;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
    this.little = holds(bytes, 0, 'II');
  }

  /** The positions of a directory's entries; only those inside the block. */
  entries(directory: number): number[] {
    if (directory < 8 || directory + 2 > this.bytes.length) return [];
    const fitting = Math.floor((this.bytes.length - directory - 2) / entryBytes);
    const count = Math.min(uint16(this.bytes, directory, this.little), fitting);
    return Array.from({ length: count }, (_, index) => directory + 2 + index * entryBytes);
  }

  tagAt = (entry: number) => uint16(this.bytes, entry, this.little);
  long = (at: number) => uint32(this.bytes, at, this.little);

  /** The number in an entry: a short or a long. */
  numberAt(entry: number): number {
    return uint16(this.bytes, entry + 2, this.little) === typeOf.short
      ? uint16(this.bytes, entry + 8, this.little)
      : this.long(entry + 8);
  }

  valueOf(directory: number, wanted: number): number {
    const entry = this.entries(directory).find((at) => this.tagAt(at) === wanted);
    return entry === undefined ? 0 : this.numberAt(entry);
  }

  /** Sets the number of an entry. */
  setNumber(entry: number, value: number): void {
    const view = new DataView(this.bytes.buffer, this.bytes.byteOffset);
    view.setUint16(entry + 2, typeOf.long, this.little);
    view.setUint32(entry + 4, 1, this.little);
    view.setUint32(entry + 8, value, this.little);
  }

  /** Sets the orientation of an entry to upright: a short. */
  setUpright(entry: number): void {
    const view = new DataView(this.bytes.buffer, this.bytes.byteOffset);
    view.setUint16(entry + 2, typeOf.short, this.little);
    view.setUint32(entry + 4, 1, this.little);
    view.setUint16(entry + 8, 1, this.little);
    view.setUint16(entry + 10, 0, this.little);
  }

  /** Erases bytes; those beyond the block's end do not exist. */
  erase(start: number, length: number): void {
    this.bytes.fill(0, start, start + length);
  }

  /** The position of the address of the next directory. */
  private nextAt = (directory: number) =>
    directory + 2 + uint16(this.bytes, directory, this.little) * entryBytes;

  /** The directory after this one, which describes the thumbnail; 0 if there is none. */
  next(directory: number): number {
    const at = this.nextAt(directory);
    return at + 4 <= this.bytes.length ? this.long(at) : 0;
  }

  /** Makes a directory the last one. */
  endAt(directory: number): void {
    const at = this.nextAt(directory);
    if (at + 4 <= this.bytes.length) this.erase(at, 4);
  }
}

/** Erases the thumbnail, which shows the picture before it was changed, and the directory that describes it. */
function eraseThumbnail(block: ExifBlock, first: number): void {
  const second = block.next(first);
  if (second >= 8) {
    block.erase(block.valueOf(second, tag.thumbnailStart), block.valueOf(second, tag.thumbnailBytes));
    for (const entry of block.entries(second)) block.erase(entry, entryBytes);
  }
  block.endAt(first);
}

/** A block without the zeros at its end, which a thumbnail leaves. */
function trimmed(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  let end = bytes.length;
  while (end > 8 && bytes[end - 1] === 0) end--;
  // The values of the last entry may end with zeros.
  return bytes.slice(0, Math.min(bytes.length, end + 16));
}

/**
 * A copy of an EXIF block for a picture whose pixels are upright: the orientation is reset, the dimensions are those of
 * the picture, and the thumbnail is erased. Returns undefined if it is no EXIF block.
 */
export function cleanExif(exif: Uint8Array, { width, height }: Size): Uint8Array<ArrayBuffer> | undefined {
  const bytes = exif.slice(holds(exif, 0, exifMark) ? exifMark.length : 0);
  if (!holds(bytes, 0, 'II*\0') && !holds(bytes, 0, 'MM\0*')) return undefined;
  const block = new ExifBlock(bytes);
  const first = block.long(4);
  // A directory cannot lie within the header.
  if (first < 8) return undefined;
  const start = bytes.slice(0, 8);
  eraseThumbnail(block, first);
  // A damaged file may place its thumbnail over its own header.
  bytes.set(start);
  const numbers: Record<number, number> = {
    [tag.imageWidth]: width,
    [tag.imageHeight]: height,
    [tag.pixelWidth]: width,
    [tag.pixelHeight]: height,
  };
  for (const directory of [block.valueOf(first, tag.exifDirectory), first]) {
    for (const entry of block.entries(directory)) {
      const value = numbers[block.tagAt(entry)];
      if (value !== undefined) block.setNumber(entry, value);
      else if (block.tagAt(entry) === tag.orientation) block.setUpright(entry);
    }
  }
  return trimmed(bytes);
}

/** Removes every element of a name, with its content. */
function withoutElements(text: string, name: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf(`<${name}`, at);
    const close = `</${name}>`;
    const end = start === -1 ? -1 : text.indexOf(close, start);
    if (end === -1) return parts.join('') + text.slice(at);
    parts.push(text.slice(at, start));
    at = end + close.length;
  }
}

/**
 * XMP for a picture whose pixels are upright: the orientation is reset; thumbnails, and the addresses of content
 * credentials and of further XMP, which are not copied, are removed.
 */
export function cleanXmp(xmp: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = ['xmp:Thumbnails', 'dcterms:provenance'].reduce(
    withoutElements,
    new TextDecoder().decode(xmp),
  );
  const cleaned = text
    .replace(/(tiff:Orientation\s*=\s*["'])\d+/g, (_, name: string) => `${name}1`)
    .replace(/(<tiff:Orientation>)\s*\d+/g, (_, name: string) => `${name}1`)
    .replace(/\s(?:dcterms:provenance|xmpNote:HasExtendedXMP)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
  return new TextEncoder().encode(cleaned);
}
