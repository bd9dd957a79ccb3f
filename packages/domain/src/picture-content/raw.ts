/**
 * Finds the preview in the files of cameras: a JPEG that the camera made of its sensor's data. Most are TIFFs with tags of
 * their makers; all of them hold the preview as it is, so it is found by its mark, whatever the maker's tables say.
 */
import { boxesIn, childrenOf } from './boxes';
import {
  byteAt,
  holds,
  isExif,
  isOrientation,
  type Orientation,
  readOrientation,
  swapsSides,
  textAt,
  uint16,
  uint32,
} from './header';
import { jpeg } from './jpeg';

/** A JPEG inside a file. */
interface Preview {
  width: number;
  height: number;
  start: number;
  end: number;
}

/** What is used of a camera's file. */
export interface CameraRaw {
  /** How the format is called, such as `NEF`. */
  label: string;
  /** The largest preview that the file holds. */
  preview?: Omit<Preview, 'start' | 'end'>;
  /** The preview as a file of its own, turned as the camera was; only if it is about as large as the photograph. */
  photograph?: Uint8Array<ArrayBuffer>;
}

/** What the tags of a TIFF say of a photograph. */
interface SensorTags {
  isRaw: boolean;
  /** The pixels of its largest picture. */
  pixels: number;
  orientation: Orientation;
}

const tag = {
  width: 0x100,
  height: 0x101,
  photometric: 0x106,
  orientation: 0x112,
  subDirectories: 0x14a,
  dngVersion: 0xc612,
} as const;

/** Colours of single sensor cells, and of cells whose colours are computed but nothing else. */
const sensorPhotometrics = new Set([0x8023, 0x884c]);

/** A camera writes fewer than ten. */
const maxDirectories = 64;
const maxEntries = 512;

function readTags(file: Uint8Array): SensorTags {
  const little = byteAt(file, 0) === 0x49;
  const found: SensorTags = { isRaw: false, pixels: 0, orientation: 1 };
  const waiting = [uint32(file, 4, little)];
  const seen = new Set<number>();
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (at === 0 || at >= file.length || seen.has(at) || seen.size >= maxDirectories) continue;
    const isFirst = seen.size === 0;
    seen.add(at);
    let [width, height] = [0, 0];
    const count = Math.min(uint16(file, at, little), maxEntries);
    for (let index = 0; index < count; index++) {
      const entry = at + 2 + index * 12;
      const isShort = uint16(file, entry + 2, little) === 3;
      const value = isShort ? uint16(file, entry + 8, little) : uint32(file, entry + 8, little);
      const values = uint32(file, entry + 4, little);
      switch (uint16(file, entry, little)) {
        case tag.width:
          width = value;
          break;
        case tag.height:
          height = value;
          break;
        case tag.photometric:
          found.isRaw ||= sensorPhotometrics.has(value);
          break;
        case tag.dngVersion:
          found.isRaw = true;
          break;
        case tag.orientation:
          if (isFirst && isOrientation(value)) found.orientation = value;
          break;
        case tag.subDirectories:
          for (let each = 0; each < Math.min(values, maxDirectories); each++)
            waiting.push(values === 1 ? value : uint32(file, value + each * 4, little));
      }
    }
    found.pixels = Math.max(found.pixels, width * height);
    waiting.push(uint32(file, at + 2 + count * 12, little));
  }
  return found;
}

/** The pixels of the largest track of a CR3. */
function trackPixels(file: Uint8Array): number {
  const movie = boxesIn(file, 0, file.length).find(({ name }) => name === 'moov');
  const headers = movie
    ? childrenOf(file, movie)
        .filter(({ name }) => name === 'trak')
        .flatMap((track) => childrenOf(file, track).filter(({ name }) => name === 'tkhd'))
    : [];
  // The sides are the last numbers, with 16 bits behind the point.
  return Math.max(0, ...headers.map(({ end }) => uint16(file, end - 8) * uint16(file, end - 4)));
}

/** The pixels that the records of a RAF state. */
function fujiPixels(file: Uint8Array): number {
  const start = uint32(file, 92);
  const count = Math.min(uint32(file, start), maxEntries);
  for (let index = 0, at = start + 4; index < count; index++, at += 4 + uint16(file, at + 2))
    if (uint16(file, at) === 0x100) return uint16(file, at + 4) * uint16(file, at + 6);
  return 0;
}

/** The pixels that a Panasonic's own tags state. */
function panasonicPixels(file: Uint8Array): number {
  const at = uint32(file, 4, true);
  const sides = new Map<number, number>();
  for (let index = 0; index < Math.min(uint16(file, at, true), maxEntries); index++)
    sides.set(uint16(file, at + 2 + index * 12, true), uint16(file, at + 10 + index * 12, true));
  return (sides.get(2) ?? 0) * (sides.get(3) ?? 0);
}

/** By their first bytes: the name of the format, and the pixels of the photograph. */
const marked: readonly [label: string, mark: string, at: number, pixels: (file: Uint8Array) => number][] = [
  ['CR3', 'ftypcrx ', 4, trackPixels],
  ['RAF', 'FUJIFILMCCD-RAW', 0, fujiPixels],
  ['RW2', 'IIU\0', 0, panasonicPixels],
  ['ORF', 'IIRO', 0, (file) => readTags(file).pixels],
  ['ORF', 'IIRS', 0, (file) => readTags(file).pixels],
  ['ORF', 'MMOR', 0, (file) => readTags(file).pixels],
  ['CR2', 'CR\x02', 8, (file) => readTags(file).pixels],
  // Of these the size is not read, so no preview counts as large enough.
  ['X3F', 'FOVb', 0, () => 0],
  ['MRW', '\0MRM', 0, () => 0],
  ['CRW', 'II\x1a\0\0\0HEAPCCDR', 0, () => 0],
];

/** Where a JPEG ends: behind its end mark, or with the file. */
function jpegEnd(file: Uint8Array, start: number): number {
  for (let at = start + 2; at + 4 <= file.length; ) {
    if (byteAt(file, at) !== 0xff) at = file.indexOf(0xff, at);
    if (at === -1) break;
    const code = byteAt(file, at + 1);
    if (code === 0xd9) return at + 2;
    const isAlone = code === 0xff || code === 0 || (code >= 0xd0 && code <= 0xd8);
    if (code === 0xff) at += 1;
    else at += isAlone ? 2 : 2 + Math.max(2, uint16(file, at + 2));
  }
  return file.length;
}

/** The largest JPEG in a file that is not of sensor data, which is coded as a JPEG without loss. */
function largestPreview(file: Uint8Array): Preview | undefined {
  let largest: Preview | undefined;
  for (let at = file.indexOf(0xff); at !== -1; at = file.indexOf(0xff, at + 1)) {
    if (!holds(file, at, '\xff\xd8\xff')) continue;
    const size = jpeg.readSize(file.subarray(at));
    if (size.kind !== 'size') continue;
    const { width, height } = size;
    if (!largest || width * height > largest.width * largest.height)
      largest = { width, height, start: at, end: file.length };
  }
  return largest && { ...largest, end: jpegEnd(file, largest.start) };
}

/** A preview counts as the photograph from this part of its pixels on: cameras cut a few percent off the edges. */
const fullSizeRatio = 0.75;

/** A segment with nothing but the orientation. */
const orientationSegment = (orientation: Orientation) =>
  Uint8Array.from(
    [0xff, 0xe1, 0, 34, ...[...'Exif\0\0MM\0*'].map((letter) => letter.charCodeAt(0))].concat([
      0,
      0,
      0,
      8,
      0,
      1,
      0x01,
      0x12,
      0,
      3,
      0,
      0,
      0,
      1,
      0,
      orientation,
      0,
      0,
      0,
      0,
      0,
      0,
    ]),
  );

/** The orientation that a JPEG itself states; undefined if it has no EXIF block at its start. */
function ownOrientation(preview: Uint8Array): Orientation | undefined {
  for (
    let at = 2;
    byteAt(preview, at) === 0xff && /[\xe0-\xef]/.test(String.fromCharCode(byteAt(preview, at + 1)));
  ) {
    const data = preview.subarray(at + 4, at + 2 + uint16(preview, at + 2));
    if (byteAt(preview, at + 1) === 0xe1 && isExif(data)) return readOrientation(data);
    at += 2 + Math.max(2, uint16(preview, at + 2));
  }
  return undefined;
}

/** The preview as a file, upright as the camera's own tags say unless the preview says so itself or is turned already. */
function photographOf(file: Uint8Array, preview: Preview, orientation: Orientation): Uint8Array<ArrayBuffer> {
  const bytes = file.slice(preview.start, preview.end);
  const isTurned = swapsSides(orientation) && preview.height > preview.width;
  if (orientation === 1 || isTurned || ownOrientation(bytes) !== undefined) return bytes;
  const segment = orientationSegment(orientation);
  const turned = new Uint8Array(bytes.length + segment.length);
  turned.set(bytes.subarray(0, 2));
  turned.set(segment, 2);
  turned.set(bytes.subarray(2), 2 + segment.length);
  return turned;
}

const rawExtension = /\.(dng|nef|nrw|cr2|arw|sr2|pef|srw|3fr|fff|iiq|erf|kdc|dcr|mef|mos|rwl)$/i;

/** The name of a format that is a TIFF: that of its extension, or what cameras of all makers write. */
const nameOf = (fileName: string) => rawExtension.exec(fileName)?.[1]?.toUpperCase() ?? 'RAW';

/**
 * Reads the file of a camera by its content; undefined if it is none. `fileName` gives the format its name where all of
 * them begin alike. Never throws.
 */
export function readCameraRaw(file: Uint8Array, fileName = ''): CameraRaw | undefined {
  const [label, , , pixelsOf] = marked.find(([, mark, at]) => holds(file, at, mark)) ?? [];
  const hasTags = ['II*', 'IIR', 'IIU', 'MM\0', 'MMO'].includes(textAt(file, 0, 3));
  const tags: SensorTags = hasTags ? readTags(file) : { isRaw: false, pixels: 0, orientation: 1 };
  if (!label && !tags.isRaw) return undefined;
  const raw = { label: label ?? nameOf(fileName) };
  const found = largestPreview(file);
  if (!found) return raw;
  const pixels = pixelsOf?.(file) ?? tags.pixels;
  const { width, height } = found;
  const isFullSize = pixels > 0 && width * height >= pixels * fullSizeRatio;
  return {
    ...raw,
    preview: { width, height },
    ...(isFullSize && { photograph: photographOf(file, found, tags.orientation) }),
  };
}
