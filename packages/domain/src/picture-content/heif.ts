/** Reads HEIF files: HEIC and AVIF, which have the same boxes. */
import { type Box, boxesIn, childOf, childrenOf, fullBox } from './boxes';
import {
  byteAt,
  type FormatName,
  type FormatReader,
  holds,
  type SizeReading,
  sizeOf,
  textAt,
  uint16,
  uint32,
} from './header';

const metaOf = (bytes: Uint8Array) => boxesIn(bytes, 0, bytes.length).find(({ name }) => name === 'meta');

/** The properties of all items: their sizes, colours and rotations, in the order of their numbers. */
function propertiesOf(bytes: Uint8Array): Box[] {
  const meta = metaOf(bytes);
  const properties = meta && childOf(bytes, meta, 'iprp', fullBox);
  const container = properties && childOf(bytes, properties, 'ipco');
  return container ? childrenOf(bytes, container) : [];
}

/** The number of the primary item. */
function primaryItem(bytes: Uint8Array, meta: Box): number | undefined {
  const primary = childOf(bytes, meta, 'pitm', fullBox);
  if (!primary) return undefined;
  const isWide = byteAt(bytes, primary.start) > 0;
  return isWide ? uint32(bytes, primary.start + 4) : uint16(bytes, primary.start + 4);
}

/** The properties of the primary item; all if the file does not say which they are. */
function primaryProperties(bytes: Uint8Array): Box[] {
  const all = propertiesOf(bytes);
  const meta = metaOf(bytes);
  const id = meta && primaryItem(bytes, meta);
  const properties = meta && childOf(bytes, meta, 'iprp', fullBox);
  const associations = properties && childOf(bytes, properties, 'ipma');
  if (id === undefined || !associations) return all;
  const wide = byteAt(bytes, associations.start + 3) & 1;
  const wideIds = byteAt(bytes, associations.start) > 0;
  const end = Math.min(associations.end, bytes.length);
  for (let at = associations.start + 8; at < end; ) {
    const item = wideIds ? uint32(bytes, at) : uint16(bytes, at);
    at += wideIds ? 4 : 2;
    const count = byteAt(bytes, at++);
    const numbers = Array.from({ length: count }, (_, index) =>
      wide ? uint16(bytes, at + index * 2) & 0x7fff : byteAt(bytes, at + index) & 0x7f,
    );
    if (item === id) return numbers.flatMap((number) => all[number - 1] ?? []);
    at += count * (wide ? 2 : 1);
  }
  return all;
}

const areaOf = (bytes: Uint8Array, { start }: Box) => uint32(bytes, start + 4) * uint32(bytes, start + 8);

/** The largest size that any item states: a decoder opens the tiles of a picture as well. */
function largestSize(bytes: Uint8Array): SizeReading {
  const sizes = propertiesOf(bytes).filter(({ name }) => name === 'ispe');
  const [largest] = sizes.sort((one, other) => areaOf(bytes, other) - areaOf(bytes, one));
  return largest
    ? sizeOf(uint32(bytes, largest.start + 4), uint32(bytes, largest.start + 8))
    : { kind: 'unstated' };
}

/** Reads the numbers of a box one after the other. */
function reader(bytes: Uint8Array, start: number) {
  let at = start;
  return (size: number) => {
    let value = 0;
    for (const end = at + size; at < end; at++) value = value * 256 + byteAt(bytes, at);
    return value;
  };
}

/** A piece of an item. */
interface Extent {
  item: number;
  /** Data of other kinds is inside the metadata. */
  isInFile: boolean;
  start: number;
  length: number;
}

/** Where the data of all items is; undefined if the file does not say. */
function extentsOf(file: Uint8Array, meta: Box): Extent[] | undefined {
  const locations = childOf(file, meta, 'iloc', fullBox);
  if (!locations) return undefined;
  const version = byteAt(file, locations.start);
  const read = reader(file, locations.start + fullBox);
  const [sizes, more] = [read(1), read(1)];
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, more >> 4];
  const indexSize = version > 0 ? more & 15 : 0;
  const found: Extent[] = [];
  // An item has at least four bytes, which bounds what a forged number asks for.
  const count = Math.min(read(version < 2 ? 2 : 4), (locations.end - locations.start) / 4);
  for (let index = 0; index < count; index++) {
    const item = read(version < 2 ? 2 : 4);
    const isInFile = version === 0 || (read(2) & 15) === 0;
    read(2);
    const base = read(baseSize);
    const extents = read(2);
    for (let extent = 0; extent < extents && found.length < maxExtents; extent++) {
      read(indexSize);
      const [offset, length] = [read(offsetSize), read(lengthSize)];
      found.push({ item, isInFile, start: base + offset, length });
    }
  }
  return found;
}

/** Far more than the tiles of any picture. */
const maxExtents = 65_536;

/**
 * The items that a picture is made of: the primary one, what it is derived from, and their transparency. Undefined if the
 * file does not say which is the primary one.
 */
function itemsOfPicture(file: Uint8Array, meta: Box): Set<number> | undefined {
  const primary = primaryItem(file, meta);
  if (primary === undefined) return undefined;
  const references = childOf(file, meta, 'iref', fullBox);
  const isWide = references !== undefined && byteAt(file, references.start) > 0;
  const idSize = isWide ? 4 : 2;
  const found = new Set([primary]);
  const lists = references ? childrenOf(file, references, fullBox) : [];
  // In a set, what is added while it is walked is walked too.
  for (const item of found)
    for (const { name, start, end } of lists) {
      const read = reader(file, start);
      const from = read(idSize);
      const count = Math.min(read(2), (end - start) / idSize);
      const to = Array.from({ length: count }, () => read(idSize));
      if (name === 'dimg' && from === item) for (const each of to) found.add(each);
      if (name === 'auxl' && to.includes(item)) found.add(from);
    }
  return found;
}

/** Whether the file ends before the data of its picture does. What else is missing, such as a thumbnail, does not matter. */
function isCutOff(file: Uint8Array, meta: Box): boolean {
  const items = itemsOfPicture(file, meta);
  const extents = extentsOf(file, meta) ?? [];
  return extents.some(
    ({ item, isInFile, start, length }) =>
      isInFile && (items?.has(item) ?? true) && start + length > file.length,
  );
}

/** An entry of the list of items. */
interface ItemInfo {
  item: number;
  /** Four letters, such as `hvc1`, `grid` or `Exif`. */
  type: string;
}

function itemInfos(file: Uint8Array, meta: Box): ItemInfo[] {
  const infos = childOf(file, meta, 'iinf', fullBox);
  if (!infos) return [];
  const head = fullBox + (byteAt(file, infos.start) === 0 ? 2 : 4);
  return childrenOf(file, infos, head)
    .filter(({ name }) => name === 'infe')
    .map(({ start }) => {
      const isWide = byteAt(file, start) > 2;
      const at = start + fullBox;
      // Behind the number is that of its protection.
      return {
        item: isWide ? uint32(file, at) : uint16(file, at),
        type: textAt(file, at + (isWide ? 6 : 4), 4),
      };
    });
}

/** What the pictures in a HEIF may be coded as, besides HEVC and AV1. */
const otherCodings: Readonly<Record<string, FormatName>> = {
  avc1: 'H.264 HEIF',
  vvc1: 'H.266 HEIF',
  evc1: 'EVC HEIF',
  lhv1: { variant: 'layered-heif' },
  jpeg: 'JPEG HEIF',
  j2k1: 'JPEG 2000 HEIF',
  unci: { variant: 'uncompressed-heif' },
};

/** The name of a coding that the picture of a file has and that browsers rarely open. */
function rareCoding(file: Uint8Array, meta: Box): FormatName | undefined {
  const items = itemsOfPicture(file, meta);
  const types = itemInfos(file, meta).filter(({ item }) => items?.has(item) ?? true);
  return types.map(({ type }) => otherCodings[type]).find((label) => label !== undefined);
}

/** Whether the picture is coded as AV1, whatever the brand of the file says. */
export function isAv1Coded(file: Uint8Array): boolean {
  const meta = metaOf(file);
  const items = meta && itemsOfPicture(file, meta);
  return (
    meta !== undefined &&
    itemInfos(file, meta).some(({ item, type }) => type === 'av01' && (items?.has(item) ?? true))
  );
}

/** The EXIF block of a HEIF, from its TIFF header; undefined if it has none in one piece. */
export function heifExif(file: Uint8Array): Uint8Array | undefined {
  const meta = metaOf(file);
  if (!meta) return undefined;
  const item = itemInfos(file, meta).find(({ type }) => type === 'Exif')?.item;
  const extent = extentsOf(file, meta)?.find((each) => each.item === item);
  if (!extent?.isInFile || extent.start + extent.length > file.length) return undefined;
  const data = file.subarray(extent.start, extent.start + extent.length);
  // The number of bytes before the TIFF header.
  return data.length > 4 ? data.subarray(4 + uint32(data, 0)) : undefined;
}

/** The extended type of the box with content credentials. */
const credentialsType = '\xd8\xfe\xc3\xd6\x1b\x0e\x48\x3c\x92\x97\x58\x28\x87\x7e\xc4\x81';

/** Whether a HEIF carries content credentials (C2PA). */
export const heifCredentials = (file: Uint8Array): boolean =>
  boxesIn(file, 0, file.length).some(
    ({ name, start }) => name === 'uuid' && holds(file, start, credentialsType),
  );

/** The ICC profile of a HEIF's primary picture, if it has one. */
export function colourProfileOf(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const profile = primaryProperties(file).find(
    ({ name, start }) => name === 'colr' && (holds(file, start, 'prof') || holds(file, start, 'rICC')),
  );
  return profile && file.subarray(profile.start + 4, profile.end);
}

/** Colours told in numbers, as ISO/IEC 23091-2 (H.273) lists them. */
export interface ColourCodes {
  primaries: number;
  transfer: number;
}

/** Not said. */
const unspecified = 2;

/** The curve of video cameras, under its four numbers. Browsers show AVIF in it as sRGB; a PNG they would not. */
const videoCurves = new Set([1, 6, 14, 15]);
const sRgbCurve = 13;

/**
 * The code points of a HEIF's colours, unless a profile describes them or the file leaves them open. Without those of its
 * primary picture, those of any: the tiles of a grid may have them alone.
 */
export function colourCodesOf(file: Uint8Array<ArrayBuffer>): ColourCodes | undefined {
  if (colourProfileOf(file)) return undefined;
  const isCodes = ({ name, start }: Box) => name === 'colr' && holds(file, start, 'nclx');
  const codes = primaryProperties(file).find(isCodes) ?? propertiesOf(file).find(isCodes);
  if (!codes) return undefined;
  const [primaries, curve] = [uint16(file, codes.start + 4), uint16(file, codes.start + 6)];
  if (primaries === unspecified || curve === unspecified) return undefined;
  return { primaries, transfer: videoCurves.has(curve) ? sRgbCurve : curve };
}

/** The major brand of a sequence. */
const sequences = /^(avis|hevc|hevx|msf1)$/;

export const heif: FormatReader = {
  readSize(file) {
    const meta = metaOf(file);
    if (meta) return meta.end > file.length ? { kind: 'damaged' } : largestSize(file);
    const names = boxesIn(file, 0, file.length).map(({ name }) => name);
    if (names.includes('mini')) return { kind: 'unstated' };
    return names.includes('moov')
      ? { kind: 'unsupported', label: { variant: 'heif-sequence' } }
      : { kind: 'damaged' };
  },

  readDetails(file) {
    const meta = metaOf(file);
    if (meta && isCutOff(file, meta)) return undefined;
    // The transparency is an item of its own, which says so in its property.
    const hasAlpha = propertiesOf(file).some(
      ({ name, start }) => name === 'auxC' && /alpha|auxid:1\b/.test(textOf(file, start + fullBox)),
    );
    const coding = meta && rareCoding(file, meta);
    return {
      // The decoder applies the rotation.
      orientation: 1,
      hasAlpha,
      ...(sequences.test(textAt(file, 8, 4)) && { animated: true }),
      ...(coding !== undefined && { coding }),
    };
  },
};

const textOf = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 64));
