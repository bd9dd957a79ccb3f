import { decodeMaxPixels, uploadMaxBytes } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { inspectPicture } from '../intake/inspect-picture';
import { mulberry32 } from '../random';
import { drawnFile, turnedFile } from '../testing/files';
import { decoders, drawFields, maxFieldError } from './decoders.fixture';
import { decodePicture } from './pixels';
import { fitWithin } from './raster';

type Bytes = Uint8Array<ArrayBuffer>;
type Mutation = (bytes: Bytes, at: number, next: () => number) => Bytes;

const boundaryBytes = [0x00, 0x01, 0x7f, 0x80, 0xfe, 0xff];

const mutations: readonly Mutation[] = [
  // A flipped bit, a boundary value, any value.
  (bytes, at, next) => bytes.with(at, (bytes[at] ?? 0) ^ (1 << Math.floor(next() * 8))),
  (bytes, at, next) => bytes.with(at, boundaryBytes[Math.floor(next() * boundaryBytes.length)] ?? 0),
  (bytes, at, next) => bytes.with(at, Math.floor(next() * 256)),
  // A truncated file.
  (bytes, at) => bytes.slice(0, at),
  // A lost, a repeated and a blank part.
  (bytes, at, next) => join(bytes.slice(0, at), bytes.slice(at + Math.ceil(next() * 40))),
  (bytes, at, next) => join(bytes.slice(0, at + Math.ceil(next() * 40)), bytes.slice(at)),
  (bytes, at, next) => bytes.slice().fill(0, at, at + Math.ceil(next() * 40)),
];

function join(...parts: readonly Bytes[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Applies one to four mutations, half of them to the first bytes, which hold the file's structure. */
function mutate(original: Bytes, next: () => number): Bytes {
  let bytes = original;
  for (let left = Math.ceil(next() * 4); left > 0 && bytes.length > 0; left--) {
    const reach = next() < 0.5 ? Math.min(bytes.length, 200) : bytes.length;
    const mutation = mutations[Math.floor(next() * mutations.length)];
    bytes = mutation?.(bytes, Math.floor(next() * reach), next) ?? bytes;
  }
  return bytes;
}

const size = { width: 48, height: 32 };

function draw(context: OffscreenCanvasRenderingContext2D): void {
  for (let x = 0; x < size.width; x += 4) {
    context.fillStyle = `hsl(${x * 7} 80% 50% / ${50 + x}%)`;
    context.fillRect(x, x / 3, 9, 20);
  }
}

/** Inspects and decodes a file, as a tool does. */
async function open(bytes: Bytes) {
  const limits = { maxBytes: uploadMaxBytes, maxPixels: decodeMaxPixels };
  const inspection = await inspectPicture([new File([bytes], 'mutated')], limits);
  if (!inspection.ok) return 'rejected';
  return decodePicture(inspection.picture.file).catch(() => 'undecodable' as const);
}

/** Returns a function that reports the longest block of the page's thread so far, in milliseconds. */
function watchThread(): () => number {
  const interval = 20;
  let [last, longest] = [performance.now(), 0];
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last - interval);
    last = performance.now();
  }, interval);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

it('decodes or rejects each of 1,000 mutated files, and never blocks the page for a second', async () => {
  const files = [
    await drawnFile(size, draw, 'image/png'),
    await drawnFile(size, draw, 'image/webp'),
    await turnedFile(6, size, draw),
  ];
  const originals = await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())));
  const next = mulberry32(20_251);
  const counts = { rejected: 0, undecodable: 0, decoded: 0 };
  const longestBlock = watchThread();
  for (let index = 0; index < 1000; index++) {
    const original = originals[index % originals.length] ?? new Uint8Array();
    const result = await open(mutate(original, next));
    if (typeof result === 'string') counts[result]++;
    else {
      counts.decoded++;
      expect(result.data).toHaveLength(result.width * result.height * 4);
      expect(result.width * result.height).toBeLessThanOrEqual(decodeMaxPixels);
    }
  }
  expect(longestBlock()).toBeLessThan(1000);
  // All three outcomes occur often enough to test something.
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(50);
});

/** Large files take long to draw: each is drawn once. */
const large = [
  { what: 'a panorama', size: { width: 30_000, height: 96 } },
  { what: 'the maximum number of pixels', size: { width: 10_000, height: decodeMaxPixels / 10_000 } },
].map((each) => {
  let drawn: Promise<File> | undefined;
  const file = () => {
    drawn ??= drawnFile(each.size, (context) => drawFields(context, each.size), 'image/jpeg');
    return drawn;
  };
  return { ...each, file };
});

describe.each(decoders)('%s', (_, decode, maxSidePx) => {
  it.each(large)('decodes $what', async ({ size, file }) => {
    const picture = await decode(await file(), size);
    expect(picture).toMatchObject(fitWithin(size, maxSidePx));
    expect(maxFieldError(picture)).toBeLessThan(12);
  });
});
