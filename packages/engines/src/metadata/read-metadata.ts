import { byteAt, heifCredentials, heifExif, holds, uint16, uint32 } from '@verapix/domain/picture-content';
import { xmpNamespace } from '../picture/jpeg-metadata';

/** Larger metadata is not read: what cameras and programs write fits into one segment of a JPEG. */
export const maxMetadataBytes = 0xffff;

/** What a picture file says about the picture. */
export interface Metadata {
  /** The EXIF block: a TIFF structure, which may be preceded by `Exif\0\0`. */
  exif?: Uint8Array;
  /** The XMP packet. */
  xmp?: Uint8Array;
  /** Whether the file carries content credentials (C2PA). */
  hasCredentials: boolean;
}

/** A named part of a file, with the positions of its content. */
interface Part {
  name: string;
  start: number;
  end: number;
}

const scanStart = 0xda;

/** The segments of a JPEG before its pixels. */
function* jpegParts(file: Uint8Array): Generator<Part> {
  for (let at = 2; at + 4 <= file.length; ) {
    // Any number of fill bytes may precede a marker.
    while (byteAt(file, at) === 0xff && byteAt(file, at + 1) === 0xff) at++;
    const code = byteAt(file, at + 1);
    const length = uint16(file, at + 2);
    if (byteAt(file, at) !== 0xff || code === scanStart || length < 2) return;
    yield { name: `app${code - 0xe0}`, start: at + 4, end: at + 2 + length };
    at += 2 + length;
  }
}

function* pngParts(file: Uint8Array): Generator<Part> {
  for (let at = 8; at + 12 <= file.length; ) {
    const length = uint32(file, at);
    yield {
      name: String.fromCharCode(...file.subarray(at + 4, at + 8)),
      start: at + 8,
      end: at + 8 + length,
    };
    at += length + 12;
  }
}

function* webpParts(file: Uint8Array): Generator<Part> {
  for (let at = 12; at + 8 <= file.length; ) {
    const length = uint32(file, at + 4, true);
    yield { name: String.fromCharCode(...file.subarray(at, at + 4)), start: at + 8, end: at + 8 + length };
    // Chunks begin at even positions.
    at += 8 + length + (length % 2);
  }
}

const xmpKeyword = 'XML:com.adobe.xmp\0';

/** The text of an international text chunk with XMP; undefined if it is another, or compressed. */
function xmpOfText(chunk: Uint8Array): Uint8Array | undefined {
  const isCompressed = byteAt(chunk, xmpKeyword.length) !== 0;
  if (!holds(chunk, 0, xmpKeyword) || isCompressed) return undefined;
  const language = chunk.indexOf(0, xmpKeyword.length + 2);
  const translation = chunk.indexOf(0, language + 1);
  return language === -1 || translation === -1 ? undefined : chunk.subarray(translation + 1);
}

/** Whether a segment is the first of a JUMBF box with a manifest store: its label is within the first bytes. */
function isManifest(segment: Uint8Array): boolean {
  const start = String.fromCharCode(...segment.subarray(0, 64));
  return start.startsWith('JP') && start.includes('jumb') && start.includes('c2pa');
}

/** What a part contributes; nothing for most. */
function metadataOf(name: string, content: Uint8Array): Partial<Metadata> {
  switch (name) {
    case 'app1':
      if (holds(content, 0, 'Exif\0\0')) return { exif: content };
      return holds(content, 0, xmpNamespace) ? { xmp: content.subarray(xmpNamespace.length) } : {};
    case 'eXIf':
    case 'EXIF':
      return { exif: content };
    case 'XMP ':
      return { xmp: content };
    case 'iTXt': {
      const xmp = xmpOfText(content);
      return xmp ? { xmp } : {};
    }
    case 'app11':
      return { hasCredentials: isManifest(content) };
    case 'caBX':
    case 'C2PA':
      return { hasCredentials: true };
    default:
      return {};
  }
}

function partsOf(file: Uint8Array): Iterable<Part> {
  if (holds(file, 0, '\xff\xd8')) return jpegParts(file);
  if (holds(file, 0, '\x89PNG')) return pngParts(file);
  return holds(file, 0, 'RIFF') && holds(file, 8, 'WEBP') ? webpParts(file) : [];
}

/** Of a HEIC or AVIF: its EXIF and whether it has credentials. Its XMP is not read. */
function heifMetadata(file: Uint8Array): Metadata {
  const exif = heifExif(file);
  const isKept = exif !== undefined && exif.length > 0 && exif.length <= maxMetadataBytes;
  return { ...(isKept && { exif }), hasCredentials: heifCredentials(file) };
}

/**
 * Reads the metadata of a JPEG, PNG or WebP, and the EXIF of a HEIC or AVIF. Any bytes are accepted: damaged and unknown
 * files have none.
 */
export function readMetadata(file: Uint8Array): Metadata {
  if (holds(file, 4, 'ftyp')) return heifMetadata(file);
  const metadata: Metadata = { hasCredentials: false };
  for (const { name, start, end } of partsOf(file)) {
    if (end > file.length) break;
    const found = metadataOf(name, file.subarray(start, end));
    // Of several the first counts.
    if (found.exif && found.exif.length <= maxMetadataBytes) metadata.exif ??= found.exif;
    if (found.xmp && found.xmp.length <= maxMetadataBytes) metadata.xmp ??= found.xmp;
    metadata.hasCredentials ||= found.hasCredentials ?? false;
  }
  return metadata;
}
