import { byteAt, holds, type MendedPicture, textAt, uint24, uint32 } from './header';
import { webp } from './webp';
import { asciiBytes, concatBytes, littleEndian, webpChunk } from './write-bytes';

const firstChunk = 12;
const chunkHead = 8;
const pixelNames = ['VP8 ', 'VP8L'];
const known = [...pixelNames, 'VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'EXIF', 'XMP ', 'C2PA'];
const flags = { animation: 0x02, xmp: 0x04, exif: 0x08, alpha: 0x10, profile: 0x20 } as const;
/** The order that decoders expect. */
const order = ['ICCP', 'ANIM', 'ANMF', 'ALPH', ...pixelNames, 'EXIF', 'XMP ', 'C2PA'];

interface Chunk {
  name: string;
  data: Uint8Array;
}

const isName = (file: Uint8Array, at: number) => /^[\x20-\x7e]{4}$/.test(textAt(file, at, 4));
const isKnown = (file: Uint8Array, at: number) => known.some((name) => holds(file, at, name));

/** Where the chunk after one that ends here begins, whatever the lengths say. */
function nextChunk(file: Uint8Array, end: number): number {
  // Some programs leave out the byte that makes a length even.
  if (isKnown(file, end)) return end;
  const padded = end + (end % 2);
  if (padded >= file.length || isName(file, padded)) return Math.min(padded, file.length);
  for (let at = end; at + chunkHead <= file.length; at++) if (isKnown(file, at)) return at;
  return file.length;
}

const statedEnd = (file: Uint8Array) => uint32(file, 4, true) + chunkHead;
const holdsPixels = ({ name }: Chunk) => pixelNames.includes(name) || name === 'ANMF';

/** All chunks. One whose length is too large ends with the file; one whose length is too small, where another begins. */
function chunksOf(file: Uint8Array): { chunks: Chunk[]; end: number; isPlain: boolean } {
  const chunks: Chunk[] = [];
  let isPlain = true;
  let at = firstChunk;
  while (at + chunkHead <= file.length && isName(file, at)) {
    const start = at + chunkHead;
    const stated = start + uint32(file, at + 4, true);
    const padded = Math.min(stated + (stated % 2), file.length);
    // By both lengths the file ends here, whatever is behind.
    const isLast = stated <= file.length && padded === Math.min(statedEnd(file), file.length);
    const next = isLast ? padded : nextChunk(file, Math.min(stated, file.length));
    const end = next > stated + 1 || stated > file.length ? next : stated;
    if (end !== stated || next !== padded) isPlain = false;
    chunks.push({ name: textAt(file, at, 4), data: file.subarray(start, end) });
    at = next;
    // What is behind the end that the file states belongs to it only if its pixels do.
    if (at >= statedEnd(file) && chunks.some(holdsPixels)) break;
  }
  return { chunks, end: at, isPlain };
}

function webpOf(chunks: readonly Chunk[]): Uint8Array {
  const body = concatBytes(asciiBytes('WEBP'), ...chunks.map(({ name, data }) => webpChunk(name, data)));
  return concatBytes(asciiBytes('RIFF'), littleEndian(body.length, 4), body);
}

interface Canvas {
  width: number;
  height: number;
  hasAlpha: boolean;
}

/** The canvas of an animation as its header says, otherwise that of its pixels. */
function canvasOf(header: Chunk | undefined, pixels: Chunk | undefined): Canvas | undefined {
  const flag = header ? byteAt(header.data, 0) : 0;
  const hasAlpha = (flag & flags.alpha) !== 0;
  if (header && flag & flags.animation)
    return { width: uint24(header.data, 4) + 1, height: uint24(header.data, 7) + 1, hasAlpha };
  if (!pixels) return undefined;
  const alone = webpOf([pixels]);
  const size = webp.readSize(alone);
  const own = webp.readDetails(alone)?.hasAlpha ?? false;
  return size.kind === 'size' ? { ...size, hasAlpha: hasAlpha || own } : undefined;
}

/**
 * Finds the picture of a file that begins as a WebP does, and writes it with correct lengths and the size of its pixels.
 * `undefined` if there is no picture.
 */
export function mendWebp(file: Uint8Array): MendedPicture | undefined {
  const { chunks, end, isPlain } = chunksOf(file);
  const header = chunks.find(({ name }) => name === 'VP8X');
  const pixels = chunks.find(({ name }) => pixelNames.includes(name));
  const canvas = canvasOf(header, pixels);
  if (!canvas) return undefined;
  const size = concatBytes(littleEndian(canvas.width - 1, 3), littleEndian(canvas.height - 1, 3));
  const statesSize = !header || size.every((byte, index) => byte === byteAt(header.data, 4 + index));
  const isFirst = chunks[0] === header || chunks[0] === pixels;
  const hasLength = end <= statedEnd(file) && statedEnd(file) <= file.length;
  if (isPlain && statesSize && isFirst && hasLength) return { file };
  // Of several pixels the first count.
  const kept = order.flatMap((wanted) =>
    chunks.filter((chunk) => chunk.name === wanted && (chunk === pixels || !pixelNames.includes(wanted))),
  );
  if (!header && kept.length === 1) return { file: webpOf(kept) };
  const flagOf = (wanted: string, flag: number) => (kept.some(({ name }) => name === wanted) ? flag : 0);
  const flag =
    flagOf('ANMF', flags.animation) |
    flagOf('ICCP', flags.profile) |
    flagOf('EXIF', flags.exif) |
    flagOf('XMP ', flags.xmp) |
    (canvas.hasAlpha ? flags.alpha : flagOf('ALPH', flags.alpha));
  return { file: webpOf([{ name: 'VP8X', data: concatBytes(littleEndian(flag, 4), size) }, ...kept]) };
}
