import type { SavedFormatName } from '@verapix/domain';
import {
  asciiBytes,
  bigEndian32,
  byteAt,
  concatBytes,
  exifMark,
  holds,
  littleEndian,
  pngChunk,
  uint32,
  webpChunk,
} from '@verapix/domain/picture-content';
import {
  afterHead,
  markerOf,
  maxSegmentBytes,
  segment,
  setDensity,
  xmpNamespace,
} from '../picture/jpeg-metadata';
import type { Size } from '../picture/raster';

type Bytes = Uint8Array<ArrayBuffer>;

/** What is written into a file. The EXIF block begins with its TIFF header. */
export interface WrittenMetadata {
  exif?: Bytes | undefined;
  xmp?: Bytes | undefined;
}

/** Maximum bytes of each part of the metadata: what the segment of a JPEG has room for. */
export const maxWrittenBytes = maxSegmentBytes - xmpNamespace.length;

function intoJpeg(file: Bytes, { exif, xmp }: WrittenMetadata): Bytes[] {
  const head = afterHead(file);
  return [
    file.subarray(0, head),
    ...(exif ? [segment(markerOf.app1, concatBytes(asciiBytes(exifMark), exif))] : []),
    ...(xmp ? [segment(markerOf.app1, concatBytes(asciiBytes(xmpNamespace), xmp))] : []),
    file.subarray(head),
  ];
}

/** The signature and the header chunk, which come first. */
const pngHeadBytes = 33;

function intoPng(file: Bytes, { exif, xmp }: WrittenMetadata): Bytes[] {
  // A keyword, no compression, no language and no translated keyword.
  const xmpHead = asciiBytes('XML:com.adobe.xmp\0\0\0\0\0');
  return [
    file.subarray(0, pngHeadBytes),
    ...(exif ? [pngChunk('eXIf', exif)] : []),
    ...(xmp ? [pngChunk('iTXt', concatBytes(xmpHead, xmp))] : []),
    file.subarray(pngHeadBytes),
  ];
}

const webpFlags = { alpha: 0x10, exif: 0x08, xmp: 0x04 } as const;
const riffHeadBytes = 12;
const extendedBytes = 18;

/** Whether the pixels of a WebP without an extended header have alpha: only lossless ones can. */
const losslessAlpha = (file: Uint8Array) =>
  holds(file, riffHeadBytes, 'VP8L') && ((uint32(file, riffHeadBytes + 9, true) >>> 28) & 1) === 1;

function intoWebp(file: Bytes, { exif, xmp }: WrittenMetadata, { width, height }: Size): Bytes[] {
  const isExtended = holds(file, riffHeadBytes, 'VP8X');
  const oldFlags = isExtended ? byteAt(file, riffHeadBytes + 8) : losslessAlpha(file) ? webpFlags.alpha : 0;
  const flags = oldFlags | (exif ? webpFlags.exif : 0) | (xmp ? webpFlags.xmp : 0);
  const header = concatBytes(littleEndian(flags, 4), littleEndian(width - 1, 3), littleEndian(height - 1, 3));
  const body = concatBytes(
    asciiBytes('WEBP'),
    webpChunk('VP8X', header),
    file.subarray(riffHeadBytes + (isExtended ? extendedBytes : 0)),
    ...(exif ? [webpChunk('EXIF', exif)] : []),
    ...(xmp ? [webpChunk('XMP ', xmp)] : []),
  );
  return [concatBytes(asciiBytes('RIFF'), littleEndian(body.length, 4)), body];
}

/** The formats whose files can carry metadata here. */
export const metadataFormats: readonly SavedFormatName[] = ['png', 'jpeg', 'webp'];

/**
 * Adds metadata to a file that was just encoded and has none. Throws a `RangeError` if a part exceeds `maxWrittenBytes`, or
 * the format is not one of `metadataFormats`.
 */
export async function embedMetadata(
  file: Blob,
  format: SavedFormatName,
  metadata: WrittenMetadata,
  size: Size,
): Promise<Blob> {
  if (!metadata.exif && !metadata.xmp) return file;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = file.type;
  if (format === 'jpeg') return new Blob(intoJpeg(bytes, metadata), { type });
  if (format === 'png') return new Blob(intoPng(bytes, metadata), { type });
  if (format === 'webp') return new Blob(intoWebp(bytes, metadata, size), { type });
  throw new RangeError(`Metadata can't be written into ${format}.`);
}

const centimetresPerInch = 2.54;

/** Sets the density of a JPEG or PNG; other formats have none, and are returned as they are. */
export async function embedDensity(file: Blob, format: SavedFormatName, dotsPerInch: number): Promise<Blob> {
  if (format === 'jpeg') return setDensity(file, dotsPerInch);
  if (format !== 'png') return file;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const perMetre = Math.round((dotsPerInch * 100) / centimetresPerInch);
  const big = bigEndian32(perMetre);
  const density = pngChunk('pHYs', [...big, ...big, 1]);
  return new Blob([bytes.subarray(0, pngHeadBytes), density, bytes.subarray(pngHeadBytes)], {
    type: file.type,
  });
}
