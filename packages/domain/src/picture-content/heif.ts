/** Reads HEIF files: HEIC and AVIF, which have the same boxes. */
import { byteAt, type FormatReader, holds, type SizeReading, sizeOf, uint16, uint32 } from './header';

/** A box: its name and the range of its content. */
interface Box {
  name: string;
  start: number;
  end: number;
}

/** No picture has nearly as many; a forged file must not keep the reader busy. */
const maxBoxes = 4096;

const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** The boxes in a range. The last may end beyond it. */
function boxesIn(bytes: Uint8Array, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end && boxes.length < maxBoxes; ) {
    const short = uint32(bytes, at);
    // 1 announces 64 bits, 0 the rest of the file.
    const head = short === 1 ? 16 : 8;
    const length = short === 1 ? uint32(bytes, at + 8) * 2 ** 32 + uint32(bytes, at + 12) : short;
    const boxEnd = short === 0 ? end : at + length;
    if (boxEnd < at + head) break;
    boxes.push({ name: nameAt(bytes, at + 4), start: at + head, end: boxEnd });
    at = boxEnd;
  }
  return boxes;
}

const child = (bytes: Uint8Array, { start, end }: Box, name: string, skip = 0) =>
  boxesIn(bytes, start + skip, Math.min(end, bytes.length)).find((box) => box.name === name);

/** Version and flags, at the start of a full box. */
const fullBox = 4;

const metaOf = (bytes: Uint8Array) => boxesIn(bytes, 0, bytes.length).find(({ name }) => name === 'meta');

/** The properties of all items: their sizes, colours and rotations, in the order of their numbers. */
function propertiesOf(bytes: Uint8Array): Box[] {
  const meta = metaOf(bytes);
  const properties = meta && child(bytes, meta, 'iprp', fullBox);
  const container = properties && child(bytes, properties, 'ipco');
  return container ? boxesIn(bytes, container.start, Math.min(container.end, bytes.length)) : [];
}

/** The properties of the primary item; all if the file does not say which they are. */
function primaryProperties(bytes: Uint8Array): Box[] {
  const all = propertiesOf(bytes);
  const meta = metaOf(bytes);
  const primary = meta && child(bytes, meta, 'pitm', fullBox);
  const properties = meta && child(bytes, meta, 'iprp', fullBox);
  const associations = properties && child(bytes, properties, 'ipma');
  if (!primary || !associations) return all;
  const id =
    byteAt(bytes, primary.start) === 0 ? uint16(bytes, primary.start + 4) : uint32(bytes, primary.start + 4);
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
    : { kind: 'damaged' };
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
  const locations = child(file, meta, 'iloc', fullBox);
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

/** Whether the file reaches as far as its items do: a file may end after any box. */
function hasAllData(file: Uint8Array, meta: Box): boolean {
  const extents = extentsOf(file, meta);
  if (!extents) return false;
  return extents.every(({ isInFile, start, length }) => !isInFile || start + length <= file.length);
}

/** The number of the item with this type. */
function itemOfType(file: Uint8Array, meta: Box, type: string): number | undefined {
  const infos = child(file, meta, 'iinf', fullBox);
  if (!infos) return undefined;
  const head = fullBox + (byteAt(file, infos.start) === 0 ? 2 : 4);
  for (const { name, start } of boxesIn(file, infos.start + head, Math.min(infos.end, file.length))) {
    const isWide = byteAt(file, start) > 2;
    const at = start + fullBox;
    // Behind the number is that of its protection.
    if (name === 'infe' && holds(file, at + (isWide ? 6 : 4), type))
      return isWide ? uint32(file, at) : uint16(file, at);
  }
  return undefined;
}

/** The EXIF block of a HEIF, from its TIFF header; undefined if it has none in one piece. */
export function heifExif(file: Uint8Array): Uint8Array | undefined {
  const meta = metaOf(file);
  if (!meta) return undefined;
  const item = itemOfType(file, meta, 'Exif');
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

/** The major brand of a sequence. */
const sequences = /^(avis|hevc|hevx|msf1)$/;

export const heif: FormatReader = {
  readSize(start) {
    const meta = metaOf(start);
    if (meta) return meta.end > start.length ? { kind: 'more', bytes: meta.end } : largestSize(start);
    const end = boxesIn(start, 0, start.length).at(-1)?.end ?? 0;
    const isHeadCut = start.length < end + (uint32(start, end) === 1 ? 16 : 8);
    return isHeadCut ? { kind: 'more', bytes: end + 16 } : { kind: 'damaged' };
  },

  readDetails(file) {
    const boxes = boxesIn(file, 0, file.length);
    if (boxes.some(({ end }) => end > file.length)) return undefined;
    const meta = metaOf(file);
    if (!meta || !hasAllData(file, meta)) return undefined;
    // The transparency is an item of its own, which says so in its property.
    const hasAlpha = propertiesOf(file).some(
      ({ name, start }) => name === 'auxC' && /alpha|auxid:1\b/.test(textOf(file, start + fullBox)),
    );
    // The decoder applies the rotation.
    return { orientation: 1, hasAlpha, ...(sequences.test(nameAt(file, 8)) && { animated: true }) };
  },
};

const textOf = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 64));
