import {
  type FormatReader,
  type FormatVariant,
  holds,
  isOrientation,
  type Orientation,
  uint16,
  uint32,
} from './header';

type Bytes = Uint8Array<ArrayBuffer>;

/** Numbers of the fields, from TIFF 6.0 and its supplements. */
const tag = {
  subfileType: 254,
  oldSubfileType: 255,
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
  whitePoint: 318,
  primaries: 319,
  colourMap: 320,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileByteCounts: 325,
  subDirectories: 330,
  inkSet: 332,
  dotRange: 336,
  extraSamples: 338,
  sampleFormat: 339,
  minValue: 340,
  maxValue: 341,
  colourProfile: 34675,
  indexed: 346,
  depth: 32997,
  cameraRaw: 50706,
} as const;

/** The kinds of colours that are opened, by PhotometricInterpretation. A mask (4) is shown as a grey picture. */
const photometrics = {
  0: 'white-is-zero',
  1: 'grey',
  2: 'rgb',
  3: 'palette',
  4: 'grey',
  5: 'cmyk',
  6: 'ycbcr',
  8: 'cielab',
  9: 'icclab',
} as const;
type TiffColours = (typeof photometrics)[keyof typeof photometrics];

/** The compressions that the decoder knows. */
const knownCompressions = new Set([1, 2, 3, 4, 5, 6, 7, 8, 32766, 32771, 32773, 32809, 32946]);
const [oldJpegCompression, jpegCompression] = [6, 7];
/** The compressions of fax machines: one bit per pixel, 1 is black unless the file says otherwise. */
const faxCompressions = [2, 3, 4, 32771];

/** Names of the others. */
const compressionNames: Readonly<Record<number, string>> = {
  9: 'JBIG',
  10: 'JBIG',
  32895: 'IT8',
  32896: 'IT8',
  32897: 'IT8',
  32898: 'IT8',
  32908: 'PixarFilm',
  32909: 'PixarLog',
  32947: 'DCS',
  33003: 'JPEG 2000',
  33004: 'JPEG 2000',
  33005: 'JPEG 2000',
  34661: 'JBIG',
  34676: 'SGI LogLuv',
  34677: 'SGI LogLuv',
  34712: 'JPEG 2000',
  34713: 'Nikon NEF',
  34887: 'LERC',
  34892: 'DNG JPEG',
  34925: 'LZMA',
  34933: 'PNG',
  34934: 'JPEG XR',
  50000: 'Zstandard',
  50001: 'WebP',
  50002: 'JPEG XL',
  52546: 'JPEG XL',
};

/** What a page says about itself, checked: what a decoder needs beside the compressed parts. */
export interface TiffPage {
  /** Where its directory is in the file. */
  directory: number;
  width: number;
  height: number;
  orientation: Orientation;
  colours: TiffColours;
  /** The sample that holds the alpha; `isMultiplied`: colours are multiplied by it. */
  alpha?: { sample: number; isMultiplied: boolean };
  /** Red, green and blue of each palette entry, 16 bits each, all reds first. */
  colourMap: number[];
  /** The smallest and the largest value of a sample, if the page states them. */
  range?: readonly [number, number];
  /** The numbers of no ink and of full ink, of each ink, if they are not the smallest and the largest. */
  dotRange?: readonly number[];
  /** The ICC profile. */
  profile?: Bytes;
  /** x and y of red, green and blue: colours told in numbers instead of a profile. */
  primaries?: readonly number[];
  /** x and y of white. */
  whitePoint?: readonly number[];
  /** Fields that are missing or unusable, and what they have to be: see `repairedTiff`. */
  repairs: ReadonlyMap<number, readonly number[]>;
}

type TiffPageReading =
  | { kind: 'page'; page: TiffPage }
  /** A kind that can't be opened. */
  | { kind: 'unsupported'; label: FormatVariant }
  | { kind: 'damaged' };

/** A part larger than a picture may be is not decoded. */
const [maxPartPixels, maxPartBytes] = [50_000_000, 2 ** 30];
const maxDirectories = 10_000;
const [longType, long8Type] = [4, 16];
const bytesOfType: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  13: 4,
  16: 8,
  17: 8,
  18: 8,
};

/** How a file stores its numbers and directories. */
interface Layout {
  little: boolean;
  /** Whether places have 8 bytes: BigTIFF. */
  big: boolean;
  view: DataView;
}

function layoutOf(bytes: Uint8Array): Layout {
  const little = holds(bytes, 0, 'II');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { little, big: uint16(bytes, 2, little) === 43, view };
}

/** A place or a count in a directory. */
function placeAt(bytes: Uint8Array, at: number, { little, big }: Layout): number {
  if (!big) return uint32(bytes, at, little);
  const [high, low] = little ? [at + 4, at] : [at, at + 4];
  return uint32(bytes, high, little) * 2 ** 32 + uint32(bytes, low, little);
}

const firstDirectoryAt = (bytes: Uint8Array, layout: Layout) => placeAt(bytes, layout.big ? 8 : 4, layout);

/** The fields of one directory. */
class Directory {
  readonly #entries = new Map<number, number>();
  readonly #bytes: Uint8Array;
  readonly #layout: Layout;
  readonly start: number;
  /** Position of the next page's directory; 0 after the last. */
  readonly next: number;

  constructor(bytes: Uint8Array, start: number, layout: Layout) {
    [this.#bytes, this.#layout, this.start] = [bytes, layout, start];
    const { little, big } = layout;
    const [countBytes, entryBytes] = big ? [8, 20] : [2, 12];
    const stated = big ? placeAt(bytes, start, layout) : uint16(bytes, start, little);
    const count = Math.min(stated, Math.floor(bytes.length / entryBytes));
    for (let index = 0; index < count; index++) {
      const at = start + countBytes + index * entryBytes;
      this.#entries.set(uint16(bytes, at, little), at);
    }
    this.next = placeAt(bytes, start + countBytes + count * entryBytes, layout);
  }

  /** The place of a field's values in the file. Undefined if the field is missing or beyond the file's end. */
  #values(number: number): { type: number; start: number; length: number } | undefined {
    const at = this.#entries.get(number);
    if (at === undefined) return undefined;
    const { little, big } = this.#layout;
    const type = uint16(this.#bytes, at + 2, little);
    const length = placeAt(this.#bytes, at + 4, this.#layout) * (bytesOfType[type] ?? 1);
    const [inline, room] = big ? [at + 12, 8] : [at + 8, 4];
    const start = length <= room ? inline : placeAt(this.#bytes, inline, this.#layout);
    return start + length <= this.#bytes.length ? { type, start, length } : undefined;
  }

  /** The numbers of a field; empty if it has none. */
  numbers(number: number): number[] {
    const values = this.#values(number);
    const size = values && bytesOfType[values.type];
    if (!size) return [];
    const { type, start, length } = values;
    return Array.from({ length: length / size }, (_, index) => this.#number(type, start + index * size));
  }

  #number(type: number, at: number): number {
    const { view, little } = this.#layout;
    if (type === 3) return view.getUint16(at, little);
    if (type === 4 || type === 13) return view.getUint32(at, little);
    if (type === 5) return view.getUint32(at, little) / view.getUint32(at + 4, little);
    if (type === 6) return view.getInt8(at);
    if (type === 8) return view.getInt16(at, little);
    if (type === 9) return view.getInt32(at, little);
    if (type === 10) return view.getInt32(at, little) / view.getInt32(at + 4, little);
    if (type === 11) return view.getFloat32(at, little);
    if (type === 12) return view.getFloat64(at, little);
    if (type === 16 || type === 18) return Number(view.getBigUint64(at, little));
    return type === 17 ? Number(view.getBigInt64(at, little)) : view.getUint8(at);
  }

  has(number: number): boolean {
    return this.#entries.has(number);
  }

  first(number: number, otherwise: number): number {
    return this.numbers(number)[0] ?? otherwise;
  }

  content(number: number): Bytes | undefined {
    const values = this.#values(number);
    return values && values.length > 0
      ? this.#bytes.slice(values.start, values.start + values.length)
      : undefined;
  }

  /** The bytes of each entry, by the field's number. */
  get entries(): ReadonlyMap<number, Uint8Array> {
    const size = this.#layout.big ? 20 : 12;
    return new Map([...this.#entries].map(([number, at]) => [number, this.#bytes.subarray(at, at + size)]));
  }
}

/** The directories of the file, in its order. Stops at one that was read already. */
function chainOf(bytes: Uint8Array, layout: Layout): Directory[] {
  const directories = new Map<number, Directory>();
  for (
    let at = firstDirectoryAt(bytes, layout);
    at !== 0 && at < bytes.length && !directories.has(at) && directories.size < maxDirectories;
  ) {
    const directory = new Directory(bytes, at, layout);
    directories.set(at, directory);
    at = directory.next;
  }
  return [...directories.values()];
}

/** Whether a directory holds a smaller copy of another, such as a thumbnail. */
const isReduced = (directory: Directory) =>
  (directory.first(tag.subfileType, 0) & 1) === 1 || directory.first(tag.oldSubfileType, 0) === 2;
const isMask = (directory: Directory) => (directory.first(tag.subfileType, 0) & 4) === 4;
const pixelsOf = (directory: Directory) => directory.first(tag.width, 0) * directory.first(tag.height, 0);

/**
 * The directories that are pages: not smaller copies, masks or descriptions without a picture. A smaller copy that keeps
 * the picture itself in a directory below it stands for that. If nothing is left, the largest picture is the page.
 */
function pageDirectories(bytes: Uint8Array, layout: Layout): Directory[] {
  const chain = chainOf(bytes, layout);
  const whole = chain.flatMap((directory) => {
    if (isMask(directory)) return [];
    if (!isReduced(directory)) return pixelsOf(directory) > 0 ? [directory] : [];
    const below = directory
      .numbers(tag.subDirectories)
      .filter((at) => at > 0 && at < bytes.length)
      .slice(0, 16)
      .map((at) => new Directory(bytes, at, layout));
    return below.filter((each) => !isReduced(each) && !isMask(each) && pixelsOf(each) > 0).slice(0, 1);
  });
  if (whole.length > 0) return whole;
  const [largest] = chain.toSorted((one, other) => pixelsOf(other) - pixelsOf(one));
  return largest ? [largest] : [];
}

/** The kind of colours, as decoders guess it if a page does not say. */
function photometricOf(directory: Directory, samples: number): number {
  const stated = directory.numbers(tag.photometric)[0];
  if (stated !== undefined) return stated;
  const compression = directory.first(tag.compression, 1);
  if (faxCompressions.includes(compression)) return 0;
  if (directory.has(tag.colourMap)) return 3;
  if (samples < 3) return 1;
  return compression === oldJpegCompression || compression === jpegCompression ? 6 : 2;
}

/** What the samples of a pixel are. */
interface Samples {
  count: number;
  bits: number;
  isFloat: boolean;
  photometric: number;
}

function samplesOf(directory: Directory): Samples {
  const depths = directory.numbers(tag.bitsPerSample);
  const count = directory.first(tag.samplesPerPixel, Math.max(1, depths.length));
  return {
    count,
    bits: depths[0] ?? 1,
    isFloat: directory.first(tag.sampleFormat, 1) === 3,
    photometric: photometricOf(directory, count),
  };
}

/** Samples that hold the colour of a pixel. */
const colourSamples: Readonly<Record<TiffColours, number>> = {
  'white-is-zero': 1,
  grey: 1,
  palette: 1,
  rgb: 3,
  ycbcr: 3,
  cielab: 3,
  icclab: 3,
  cmyk: 4,
};

const isOneOf = (value: number, ...values: number[]) => values.includes(value);

/** Why the depth of a page can't be opened. */
function unsupportedDepth(directory: Directory, samples: Samples): FormatVariant | undefined {
  const { bits, isFloat, photometric } = samples;
  const depths = directory.numbers(tag.bitsPerSample);
  if (depths.some((each) => each !== bits)) return { variant: 'uneven-tiff' };
  const formats = directory.numbers(tag.sampleFormat);
  // The numbers of Lab have their signs whatever the file says.
  if (photometric === 8 && !formats.some((format) => format > 2)) formats.length = 0;
  if (formats.some((each) => each !== formats[0]) || (formats[0] ?? 1) > 4)
    return { variant: 'special-tiff' };
  if (isFloat)
    return isOneOf(bits, 16, 24, 32, 64) && isOneOf(photometric, 0, 1, 2)
      ? undefined
      : { variant: 'floating-point-tiff' };
  const isJpeg = isOneOf(directory.first(tag.compression, 1), oldJpegCompression, jpegCompression);
  const max = isJpeg || photometric === 6 ? 8 : photometric === 3 ? 16 : 32;
  if (bits < 1 || bits > max || (isJpeg && bits !== 8)) return { variant: 'deep-tiff', detail: bits };
  return undefined;
}

/** Why a page can't be opened; `undefined` if it can. */
function unsupportedKind(directory: Directory): FormatVariant | undefined {
  const samples = samplesOf(directory);
  const { photometric, bits, count } = samples;
  const compression = directory.first(tag.compression, 1);
  if (directory.has(tag.cameraRaw) || photometric === 32803 || photometric === 34892)
    return { variant: 'camera-raw-tiff' };
  if (photometric === 32844 || photometric === 32845) return { variant: 'log-luv-tiff' };
  if (photometric === 10) return { variant: 'itu-lab-tiff' };
  if (!(photometric in photometrics)) return { variant: 'special-tiff' };
  if (directory.first(tag.indexed, 0) === 1 || directory.first(tag.depth, 1) > 1)
    return { variant: 'special-tiff' };
  if (!knownCompressions.has(compression))
    return { variant: 'compressed-tiff', detail: compressionNames[compression] ?? compression };
  const depth = unsupportedDepth(directory, samples);
  if (depth !== undefined) return depth;
  const colours = photometrics[photometric as keyof typeof photometrics];
  if (colours === 'cmyk' && (directory.first(tag.inkSet, 1) !== 1 || count < 4))
    return { variant: 'multi-ink-tiff' };
  if ((colours === 'cielab' || colours === 'icclab') && (count < 3 || !isOneOf(bits, 8, 16)))
    return { variant: 'lab-tiff' };
  if (colours === 'ycbcr' && count > 3) return { variant: 'multi-channel-tiff' };
  return undefined;
}

/** The places and sizes of the parts of a page. */
interface Parts {
  tiled: boolean;
  width: number;
  height: number;
  offsets: number[];
  counts: number[];
}

function partsOf(directory: Directory): Parts {
  const tiled = directory.has(tag.tileWidth) && directory.has(tag.tileHeight);
  const [width, height] = [directory.first(tag.width, 0), directory.first(tag.height, 0)];
  // Some programs store the places of tiles as those of strips.
  const numbers = (tiles: number, strips: number) =>
    directory.numbers(tiled && directory.has(tiles) ? tiles : strips);
  return {
    tiled,
    width: tiled ? directory.first(tag.tileWidth, 0) : width,
    height: tiled
      ? directory.first(tag.tileHeight, 0)
      : Math.min(height, directory.first(tag.rowsPerStrip, height) || height),
    offsets: numbers(tag.tileOffsets, tag.stripOffsets),
    counts: numbers(tag.tileByteCounts, tag.stripByteCounts),
  };
}

/** The sizes of parts whose size is missing or reaches beyond the file: up to the next part or the end. */
function repairedCounts({ offsets, counts }: Parts, end: number): number[] {
  const sorted = offsets.toSorted((one, other) => one - other);
  return offsets.map((offset, index) => {
    const count = counts[index] ?? 0;
    if (count > 0) return Math.min(count, end - offset);
    // The parts are in order in nearly every file, so that this is found at once.
    const next =
      (offsets[index + 1] ?? 0) > offset ? offsets[index + 1] : sorted.find((each) => each > offset);
    return (next ?? end) - offset;
  });
}

/** Fields that the decoder would not accept, and what they have to be. */
function repairsOf(directory: Directory, parts: Parts, samples: Samples, end: number) {
  const repairs = new Map<number, readonly number[]>();
  const { offsets, counts, tiled } = parts;
  if (offsets.some((offset, index) => !counts[index] || offset + counts[index] > end))
    repairs.set(
      tiled && directory.has(tag.tileOffsets) ? tag.tileByteCounts : tag.stripByteCounts,
      repairedCounts(parts, end),
    );
  if (!tiled && directory.first(tag.rowsPerStrip, 1) === 0) repairs.set(tag.rowsPerStrip, [parts.height]);
  if (!directory.has(tag.samplesPerPixel) && samples.count > 1)
    repairs.set(tag.samplesPerPixel, [samples.count]);
  if (!isOneOf(directory.first(tag.planarConfiguration, 1), 1, 2)) repairs.set(tag.planarConfiguration, [1]);
  const formats = directory.numbers(tag.sampleFormat);
  if (formats.some((format) => format !== formats[0]))
    repairs.set(
      tag.sampleFormat,
      formats.map(() => 1),
    );
  const extra = directory.numbers(tag.extraSamples);
  if (extra.some((kind) => kind > 2))
    repairs.set(
      tag.extraSamples,
      extra.map((kind) => (kind > 2 ? 0 : kind)),
    );
  return repairs;
}

function alphaOf(directory: Directory, colours: TiffColours, count: number): TiffPage['alpha'] {
  const first = colourSamples[colours];
  const kinds = directory.numbers(tag.extraSamples).slice(0, count - first);
  const index = kinds.findIndex((kind) => kind === 1 || kind === 2);
  return index < 0 ? undefined : { sample: first + index, isMultiplied: kinds[index] === 1 };
}

function rangeOf(directory: Directory): TiffPage['range'] {
  const [min, max] = [directory.numbers(tag.minValue), directory.numbers(tag.maxValue)];
  const range = [Math.min(...min.slice(0, 4)), Math.max(...max.slice(0, 4))] as const;
  return range.every(Number.isFinite) && range[0] < range[1] ? range : undefined;
}

/** The inks' dot range, if it is another than that of all numbers of this depth. */
function dotRangeOf(directory: Directory, { bits, count }: Samples): TiffPage['dotRange'] {
  const stated = directory.numbers(tag.dotRange);
  if (stated.length < 2) return undefined;
  const range = Array.from({ length: count * 2 }, (_, index) => stated[index] ?? stated[index % 2] ?? 0);
  const isPlain = range.every((value, index) => value === (index % 2 ? 2 ** bits - 1 : 0));
  const isUsable = range.every((value, index) => index % 2 === 0 || value > (range[index - 1] ?? 0));
  return isPlain || !isUsable ? undefined : range;
}

/** Chromaticities: x and y of some colours. Undefined if there are not as many, or impossible ones. */
function chromaticitiesOf(values: readonly number[], count: number): readonly number[] | undefined {
  return values.length === count && values.every((value) => value > 0 && value < 1) ? values : undefined;
}

function readDirectory(bytes: Uint8Array, directory: Directory): TiffPageReading {
  const label = unsupportedKind(directory);
  if (label !== undefined) return { kind: 'unsupported', label };
  const [width, height] = [directory.first(tag.width, 0), directory.first(tag.height, 0)];
  const samples = samplesOf(directory);
  const colours = photometrics[samples.photometric as keyof typeof photometrics];
  const parts = partsOf(directory);
  const isPlanar = samples.count > 1 && directory.first(tag.planarConfiguration, 1) === 2;
  const count =
    Math.ceil(width / parts.width) * Math.ceil(height / parts.height) * (isPlanar ? samples.count : 1);
  const partPixels = parts.width * parts.height;
  const isWhole =
    width * height > 0 &&
    partPixels > 0 &&
    partPixels <= maxPartPixels &&
    samples.count >= colourSamples[colours] &&
    (partPixels * samples.bits * (isPlanar ? 1 : samples.count)) / 8 <= maxPartBytes &&
    parts.offsets.length >= count &&
    parts.offsets.slice(0, count).every((offset) => offset > 0 && offset < bytes.length);
  if (!isWhole) return { kind: 'damaged' };
  const orientation = directory.first(tag.orientation, 1);
  const alpha = alphaOf(directory, colours, samples.count);
  const range = rangeOf(directory);
  const dotRange = colours === 'cmyk' ? dotRangeOf(directory, samples) : undefined;
  const profile = directory.content(tag.colourProfile);
  const primaries = chromaticitiesOf(directory.numbers(tag.primaries), 6);
  const whitePoint = chromaticitiesOf(directory.numbers(tag.whitePoint), 2);
  return {
    kind: 'page',
    page: {
      directory: directory.start,
      width,
      height,
      orientation: isOrientation(orientation) ? orientation : 1,
      colours,
      ...(alpha && { alpha }),
      colourMap: directory.numbers(tag.colourMap),
      ...(range && { range }),
      ...(dotRange && { dotRange }),
      ...(profile && { profile }),
      ...(primaries && { primaries }),
      ...(whitePoint && { whitePoint }),
      repairs: repairsOf(directory, parts, samples, bytes.length),
    },
  };
}

/**
 * Reads each page of a TIFF. Smaller copies of a page and masks are none. Empty if the file has no page. Never throws.
 */
export function readTiffPages(bytes: Uint8Array): TiffPageReading[] {
  return pageDirectories(bytes, layoutOf(bytes)).map((directory) => readDirectory(bytes, directory));
}

/**
 * The file with a directory of one page behind it, in which the page's repairs are made; the file itself if there are
 * none. Also where the directory is.
 */
export function repairedTiff(bytes: Bytes, { directory: start, repairs }: TiffPage): [Bytes, number] {
  if (repairs.size === 0) return [bytes, start];
  const layout = layoutOf(bytes);
  const { little, big } = layout;
  const [word, countBytes, type] = big ? [8, 8, long8Type] : [4, 2, longType];
  const numberBytes = (value: number, size: number) => {
    const out = Array.from({ length: size }, (_, index) => Math.floor(value / 2 ** (8 * index)) & 255);
    return little ? out : out.reverse();
  };
  const entries = new Map(new Directory(bytes, start, layout).entries);
  const at = bytes.length + (bytes.length % 2);
  const added = [...repairs].filter(([number]) => !entries.has(number)).length;
  const directoryBytes = countBytes + (entries.size + added) * (big ? 20 : 12) + word;
  const values: number[] = [];
  for (const [number, numbers] of repairs) {
    const data = numbers.flatMap((value) => numberBytes(value, word));
    const isInline = data.length <= word;
    const place = numberBytes(at + directoryBytes + values.length, word);
    if (!isInline) for (const byte of data) values.push(byte);
    const head = [...numberBytes(number, 2), ...numberBytes(type, 2), ...numberBytes(numbers.length, word)];
    entries.set(number, Uint8Array.from([...head, ...(isInline ? data : place)]));
  }
  const sorted = [...entries].sort(([one], [other]) => one - other);
  const directory = [
    ...numberBytes(sorted.length, countBytes),
    ...sorted.flatMap(([, entry]) => [...entry]),
    ...numberBytes(0, word),
  ];
  const repaired = new Uint8Array(at + directory.length + values.length);
  repaired.set(bytes);
  repaired.set(directory, at);
  repaired.set(values, at + directory.length);
  return [repaired, at];
}

export const tiff: FormatReader = {
  readSize(file) {
    const [first] = readTiffPages(file);
    if (!first) return { kind: 'damaged' };
    return first.kind === 'page'
      ? { kind: 'size', width: first.page.width, height: first.page.height }
      : first;
  },

  readDetails(file) {
    const pages = readTiffPages(file);
    const [first] = pages;
    if (first?.kind !== 'page') return undefined;
    const { alpha, orientation } = first.page;
    return { orientation, hasAlpha: alpha !== undefined, pages: pages.length };
  },
};
