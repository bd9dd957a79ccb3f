import { byteAt, type MendedPicture, textAt, uint32 } from './header';
import { crcOf, pngChunk } from './png-chunk';
import { asciiBytes, bigEndian32, concatBytes, deflate } from './write-bytes';

const signatureBytes = 8;
const headerBytes = 13;
/** Length and name before a chunk's data, checksum after it. */
const chunkOverhead = 12;
/** The chunks that decoders must know to open a picture. */
const critical = ['IHDR', 'PLTE', 'IDAT', 'IEND'];
/** The chunks of an animation, which numbers them through: none is of use without the others. */
const ofAnimation = ['acTL', 'fcTL', 'fdAT'];

interface Chunk {
  name: string;
  data: Uint8Array;
  /** As the file has it. */
  checksum: number;
}

interface Chunks {
  chunks: Chunk[];
  /** Whether each chunk follows the one before, up to the end, and decoders must not know others than they do. */
  isPlain: boolean;
}

const isName = (name: string) => /^[A-Za-z]{4}$/.test(name);
/** Capital letters name chunks that decoders must not skip. */
const isUnknown = (name: string) => /^[A-Z]/.test(name) && !critical.includes(name);

/** Whether a picture is not whole without this chunk, or it is undamaged. */
const isUsed = ({ name, data, checksum }: Chunk) =>
  critical.includes(name) || crcOf(asciiBytes(name), data) === checksum;

/** All chunks before the end that are of use. Pixels that are cut off are taken as far as they go. */
function chunksOf(file: Uint8Array): Chunks {
  const chunks: Chunk[] = [];
  let isPlain = true;
  for (let at = signatureBytes; at + chunkOverhead <= file.length + 4; ) {
    const length = uint32(file, at);
    const name = textAt(file, at + 4, 4);
    if (name === 'IEND') return { chunks, isPlain: isPlain && at + chunkOverhead <= file.length };
    const end = at + 8 + length;
    if (!isName(name) || (end > file.length && name !== 'IDAT')) break;
    // Pixels of Apple's own kind are not those of a PNG.
    if (name === 'CgBI') return { chunks: [], isPlain };
    if (isUnknown(name)) isPlain = false;
    const chunk = { name, data: file.subarray(at + 8, end), checksum: uint32(file, end) };
    if (!isUnknown(name) && isUsed(chunk)) chunks.push(chunk);
    at = end + 4;
  }
  return { chunks, isPlain: false };
}

/** The numbers of `gAMA` and `cHRM` are hundred-thousandths. */
const hundredThousand = 100_000;
/** The gamma and the primaries by which programs describe sRGB where they do not write its name, with their tolerance. */
const srgb = {
  gamma: 1 / 2.2,
  primaries: [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06],
  tolerance: 0.001,
};

const isAbout = (data: Uint8Array, values: readonly number[]) =>
  data.length === values.length * 4 &&
  values.every(
    (value, index) => Math.abs(uint32(data, index * 4) / hundredThousand - value) <= srgb.tolerance,
  );

/**
 * Says `sRGB` where a file describes it by an approximate gamma: taken literally, as Chromium takes it, dark colours come out
 * darker than in other programs. Returns the same chunks if there is nothing to say.
 */
function nameSrgb(chunks: Chunk[]): Chunk[] {
  const find = (wanted: string) => chunks.find(({ name }) => name === wanted);
  const [gamma, primaries] = [find('gAMA'), find('cHRM')];
  const isDescribed = ['sRGB', 'iCCP', 'cICP'].some(find);
  if (isDescribed || !gamma || !isAbout(gamma.data, [srgb.gamma])) return chunks;
  if (primaries && !isAbout(primaries.data, srgb.primaries)) return chunks;
  // The intent: 0, as a viewer perceives it.
  const [name, data] = ['sRGB', Uint8Array.of(0)] as const;
  const checksum = uint32(pngChunk(name, data), data.length + 8);
  return chunks
    .filter((chunk) => chunk !== primaries)
    .map((chunk) => (chunk === gamma ? { name, data, checksum } : chunk));
}

/** Samples of a pixel by colour type. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Where the seven passes of an interlaced picture begin, and their steps: across and down. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The size of the uncompressed pixels: `row` of one row with its filter, if the picture is not interlaced. */
function pixelBytes(header: Uint8Array): { row: number | undefined; all: number } {
  const [width, height] = [uint32(header, 0), uint32(header, 4)];
  const bits = byteAt(header, 8) * (samples[byteAt(header, 9)] ?? 0);
  const rowOf = (pixels: number) => (pixels > 0 ? 1 + Math.ceil((pixels * bits) / 8) : 0);
  if (byteAt(header, 12) === 0) return { row: rowOf(width), all: rowOf(width) * height };
  const all = passes.reduce(
    (sum, [x, y, across, down]) =>
      sum + rowOf(Math.ceil((width - x) / across)) * Math.max(0, Math.ceil((height - y) / down)),
    0,
  );
  return { row: undefined, all };
}

/** Uncompresses as much of the data as can be, `limit` bytes at most. */
async function inflate(data: Uint8Array<ArrayBuffer>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    while (size < limit) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      size += value.length;
    }
  } catch {
    // The data is cut off or damaged from here on.
  }
  reader.cancel().catch(() => {});
  return concatBytes(...parts).subarray(0, limit);
}

/** A PNG of these chunks with other pixels, all in one chunk. */
function pngOf(file: Uint8Array, chunks: readonly Chunk[], pixels: Uint8Array): Uint8Array {
  const first = chunks.findIndex(({ name }) => name === 'IDAT');
  const write = ({ name, data }: Chunk) => pngChunk(name, data);
  return concatBytes(
    file.subarray(0, signatureBytes),
    ...chunks.slice(0, first).map(write),
    pngChunk('IDAT', pixels),
    ...chunks
      .slice(first)
      .filter(({ name }) => name !== 'IDAT')
      .map(write),
    pngChunk('IEND', []),
  );
}

/**
 * Finds the picture of a file that begins with the signature of a PNG, and writes it with correct lengths, checksums and an
 * end. `undefined` if there is no picture.
 */
export function mendPng(file: Uint8Array): MendedPicture | undefined {
  const { chunks: all, isPlain } = chunksOf(file);
  const [first] = all;
  const parts = all.filter(({ name }) => name === 'IDAT').map(({ data }) => data);
  if (first?.name !== 'IHDR' || first.data.length !== headerBytes || parts.length === 0) return undefined;
  const named = nameSrgb(all);
  const withoutAnimation = named.filter(({ name }) => !ofAnimation.includes(name));
  const { row, all: allBytes } = pixelBytes(first.data);
  const height = uint32(first.data, 4);
  const rowsOf = (bytes: number) => (bytes >= allBytes ? height : row ? Math.floor(bytes / row) : 0);
  return {
    file:
      isPlain && named === all
        ? file
        : pngOf(file, isPlain ? named : withoutAnimation, concatBytes(...parts)),
    rows: {
      count: async () => rowsOf((await inflate(concatBytes(...parts), allBytes)).length),
      first: async (count) => {
        const data = await inflate(concatBytes(...parts), row === undefined ? allBytes : row * count);
        const header = { ...first, data: first.data.slice() };
        header.data.set(bigEndian32(count), 4);
        return pngOf(file, [header, ...withoutAnimation.slice(1)], await deflate(data));
      },
    },
  };
}
