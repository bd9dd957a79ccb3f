import * as messages from '@verapix/messages/validation';
import {
  type FormatReader,
  holds,
  isOrientation,
  type Orientation,
  type SizeReading,
  uint16,
  uint32,
} from './header';

/** Numbers of the fields, from TIFF 6.0 and its supplements. */
const tag = {
  width: 256,
  height: 257,
  bitsPerSample: 258,
  compression: 259,
  photometric: 262,
  stripOffsets: 273,
  orientation: 274,
  samplesPerPixel: 277,
  rowsPerStrip: 278,
  stripByteCounts: 279,
  planarConfiguration: 284,
  predictor: 317,
  colourMap: 320,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileByteCounts: 325,
  extraSamples: 338,
  sampleFormat: 339,
  jpegTables: 347,
  colourProfile: 34675,
} as const;

const compressions = {
  1: 'none',
  5: 'lzw',
  7: 'jpeg',
  8: 'deflate',
  32946: 'deflate',
  32773: 'packbits',
} as const;
const photometrics = { 0: 'white-is-zero', 1: 'grey', 2: 'rgb', 3: 'palette', 6: 'ycbcr' } as const;

/** What a page says about itself, checked: everything a decoder needs. */
export interface TiffImage {
  littleEndian: boolean;
  width: number;
  height: number;
  /** Bits of each sample: 1, 2, 4, 8 or 16. */
  bits: number;
  /** Samples of a pixel, 1 to {@link maxSamples}. */
  samples: number;
  compression: (typeof compressions)[keyof typeof compressions];
  photometric: (typeof photometrics)[keyof typeof photometrics];
  /** Whether rows are stored as differences. */
  differences: boolean;
  /** Whether each sample has planes of its own. */
  planar: boolean;
  /** `associated`: colours are multiplied by the alpha. */
  alpha: 'none' | 'associated' | 'separate';
  orientation: Orientation;
  /** Size of a part: a tile, or a strip as wide as the picture. */
  partWidth: number;
  partHeight: number;
  /** The compressed parts, by rows; for planar pictures plane by plane. */
  parts: Uint8Array<ArrayBuffer>[];
  /** Red, green and blue of each palette entry, 16 bits each, all reds first. */
  colourMap: number[];
  /** Tables that all JPEG parts share. */
  jpegTables?: Uint8Array<ArrayBuffer>;
  /** The ICC profile. */
  profile?: Uint8Array<ArrayBuffer>;
}

const entryBytes = 12;
const maxSamples = 5;
/** A part larger than a picture may be is not decoded. */
const maxPartPixels = 50_000_000;
const bytesOfType: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 7: 1 };

/** The fields of one directory. */
class Directory {
  readonly #entries = new Map<number, number>();
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly little: boolean;
  /** Position of the next page's directory; 0 after the last. */
  readonly next: number;

  constructor(bytes: Uint8Array<ArrayBuffer>, start: number, little: boolean) {
    this.bytes = bytes;
    this.little = little;
    const count = Math.min(uint16(bytes, start, little), Math.floor(bytes.length / entryBytes));
    for (let index = 0; index < count; index++) {
      const at = start + 2 + index * entryBytes;
      this.#entries.set(uint16(bytes, at, little), at);
    }
    this.next = uint32(bytes, start + 2 + count * entryBytes, little);
  }

  /** The bytes of a field's values. Empty if the field is missing or beyond the file's end. */
  #values(number: number): { size: number; data: Uint8Array<ArrayBuffer> } {
    const at = this.#entries.get(number);
    const size = (at !== undefined && bytesOfType[uint16(this.bytes, at + 2, this.little)]) || 1;
    if (at === undefined) return { size, data: new Uint8Array() };
    const length = uint32(this.bytes, at + 4, this.little) * size;
    const start = length <= 4 ? at + 8 : uint32(this.bytes, at + 8, this.little);
    const isInside = start + length <= this.bytes.length;
    return { size, data: isInside ? this.bytes.subarray(start, start + length) : new Uint8Array() };
  }

  numbers(number: number): number[] {
    const { size, data } = this.#values(number);
    const read = {
      1: (at: number) => data[at] ?? 0,
      2: (at: number) => uint16(data, at, this.little),
      4: (at: number) => uint32(data, at, this.little),
    }[size];
    return read
      ? Array.from({ length: Math.floor(data.length / size) }, (_, index) => read(index * size))
      : [];
  }

  first(number: number, otherwise: number): number {
    return this.numbers(number)[0] ?? otherwise;
  }

  content(number: number): Uint8Array<ArrayBuffer> | undefined {
    const { data } = this.#values(number);
    return data.length > 0 ? data : undefined;
  }
}

const isLittle = (bytes: Uint8Array) => holds(bytes, 0, 'II');

function firstDirectory(bytes: Uint8Array<ArrayBuffer>): Directory {
  const little = isLittle(bytes);
  return new Directory(bytes, uint32(bytes, 4, little), little);
}

/** Why a page can't be opened, by the name of its kind; `undefined` if it can. */
function unsupportedKind(directory: Directory): string | undefined {
  const photometric = directory.first(tag.photometric, -1);
  const bits = directory.numbers(tag.bitsPerSample);
  const compression = directory.first(tag.compression, 1);
  if (photometric === 5) return messages.cmykTiff;
  if (photometric === 8 || photometric === 9 || photometric === 10) return messages.labTiff;
  if (!(photometric in photometrics)) return messages.specialTiff;
  if (directory.first(tag.sampleFormat, 1) !== 1) return messages.floatingPointTiff;
  if (bits.some((each) => each !== bits[0]) || ![1, 2, 4, 8, 16].includes(bits[0] ?? 1))
    return messages.deepTiff({ bits: bits.reduce((most, each) => Math.max(most, each), 0) });
  if (!(compression in compressions)) return compression < 5 ? messages.faxTiff : messages.compressedTiff;
  // Only the JPEG decoder knows how to subsample colours.
  if (photometric === 6 && compression !== 7) return messages.videoTiff;
  if (directory.first(tag.samplesPerPixel, 1) > maxSamples) return messages.multiChannelTiff;
  return undefined;
}

/** Number of pages. Stops at a directory that was counted already. */
function countPages(bytes: Uint8Array<ArrayBuffer>): number {
  const seen = new Set<number>();
  const little = isLittle(bytes);
  for (
    let at = uint32(bytes, 4, little);
    at !== 0 && at < bytes.length && !seen.has(at) && seen.size < 10_000;
  ) {
    seen.add(at);
    at = new Directory(bytes, at, little).next;
  }
  return seen.size;
}

function alphaOf(directory: Directory, colours: number, samples: number): TiffImage['alpha'] {
  if (samples <= colours) return 'none';
  const kind = directory.first(tag.extraSamples, 0);
  if (kind === 1) return 'associated';
  return kind === 2 ? 'separate' : 'none';
}

/**
 * Reads the first page of a TIFF; `undefined` if it is truncated, inconsistent or of a kind that can't be opened. Never
 * throws.
 */
export function readTiffImage(bytes: Uint8Array<ArrayBuffer>): TiffImage | undefined {
  const directory = firstDirectory(bytes);
  if (unsupportedKind(directory) !== undefined) return undefined;
  const [width, height] = [directory.first(tag.width, 0), directory.first(tag.height, 0)];
  const tiled = directory.content(tag.tileOffsets) !== undefined;
  const offsets = directory.numbers(tiled ? tag.tileOffsets : tag.stripOffsets);
  const lengths = directory.numbers(tiled ? tag.tileByteCounts : tag.stripByteCounts);
  const partWidth = tiled ? directory.first(tag.tileWidth, 0) : width;
  const partHeight = tiled
    ? directory.first(tag.tileHeight, 0)
    : Math.min(height, directory.first(tag.rowsPerStrip, height));
  const photometric = photometrics[directory.first(tag.photometric, 1) as keyof typeof photometrics];
  const samples = directory.first(tag.samplesPerPixel, 1);
  const planar = samples > 1 && directory.first(tag.planarConfiguration, 1) === 2;
  const colours = photometric === 'rgb' || photometric === 'ycbcr' ? 3 : 1;
  const parts = offsets.map((offset, index) => bytes.subarray(offset, offset + (lengths[index] ?? 0)));
  const across = Math.ceil(width / partWidth) * Math.ceil(height / partHeight);
  const isWhole =
    width * height > 0 &&
    partWidth * partHeight > 0 &&
    partWidth * partHeight <= maxPartPixels &&
    samples >= colours &&
    parts.length >= across * (planar ? samples : 1) &&
    offsets.every((offset, index) => {
      const length = lengths[index] ?? 0;
      return length > 0 && offset + length <= bytes.length;
    });
  if (!isWhole) return undefined;
  const orientation = directory.first(tag.orientation, 1);
  const [jpegTables, profile] = [directory.content(tag.jpegTables), directory.content(tag.colourProfile)];
  return {
    littleEndian: directory.little,
    width,
    height,
    bits: directory.first(tag.bitsPerSample, 1),
    samples,
    compression: compressions[directory.first(tag.compression, 1) as keyof typeof compressions],
    photometric,
    differences: directory.first(tag.predictor, 1) === 2,
    planar,
    alpha: alphaOf(directory, colours, samples),
    orientation: isOrientation(orientation) ? orientation : 1,
    partWidth,
    partHeight,
    parts,
    colourMap: directory.numbers(tag.colourMap),
    ...(jpegTables && { jpegTables }),
    ...(profile && { profile }),
  };
}

export const tiff: FormatReader = {
  readSize(start): SizeReading {
    const bytes = new Uint8Array(start);
    const at = uint32(bytes, 4, isLittle(bytes));
    const end = at + 2 + uint16(bytes, at, isLittle(bytes)) * entryBytes + 4;
    if (at < 8) return { kind: 'damaged' };
    if (end > bytes.length) return { kind: 'more', bytes: end };
    const directory = firstDirectory(bytes);
    const label = unsupportedKind(directory);
    if (label !== undefined) return { kind: 'unsupported', label };
    const [width, height] = [directory.first(tag.width, 0), directory.first(tag.height, 0)];
    return width > 0 && height > 0 ? { kind: 'size', width, height } : { kind: 'damaged' };
  },

  readDetails(file) {
    const bytes = new Uint8Array(file);
    const image = readTiffImage(bytes);
    if (!image) return undefined;
    const { alpha, orientation } = image;
    return { orientation, hasAlpha: alpha !== 'none', pages: countPages(bytes) };
  },
};
