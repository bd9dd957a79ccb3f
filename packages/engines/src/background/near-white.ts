import type { Raster } from '../picture/raster';
import { instantCutOut } from '@verapix/domain';

/**
 * Whether a colour counts as background: bright and hardly coloured. Brightness is the mean of red, green and blue,
 * spread is the largest of them minus the smallest, all 0 to 255; the bounds of `instantCutOut` are exclusive.
 */
export function isNearWhite(red: number, green: number, blue: number): boolean {
  const brightness = (red + green + blue) / 3;
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
  return instantCutOut.nearWhite.some(
    ({ brightnessAbove, spreadUnder }) => brightness > brightnessAbove && spread < spreadUnder,
  );
}

/** For browsers without vector instructions. */
function clearOneByOne({ data }: Raster): void {
  for (let index = 0; index < data.length; index += 4)
    if (isNearWhite(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0)) data[index + 3] = 0;
}

/** The module's memory: small enough to stay in the processor's cache while pixels pass through it. */
const chunkBytes = 128 * 1024;
const pageBytes = 64 * 1024;
/** Bytes of four pixels, which the module processes at a time. */
const stepBytes = 16;

interface VectorModule {
  chunk: Uint8ClampedArray;
  /** Processes the bytes from 0 to `end`, a multiple of 16 above 0. */
  clear: (end: number) => void;
}

let vectorModule: VectorModule | undefined;

/** Starts the module. Throws if the browser has no vector instructions. */
function startVectorModule(): VectorModule {
  const memory = new WebAssembly.Memory({ initial: chunkBytes / pageBytes });
  const module = new WebAssembly.Module(clearNearWhiteCode);
  const { clear } = new WebAssembly.Instance(module, { page: { memory } }).exports;
  if (typeof clear !== 'function') throw new Error('The module of the instant cut-out exports no "clear".');
  return { chunk: new Uint8ClampedArray(memory.buffer), clear: clear as VectorModule['clear'] };
}

function clearByVectors({ data }: Raster, { chunk, clear }: VectorModule): void {
  for (let start = 0; start < data.length; start += chunkBytes) {
    const part = data.subarray(start, start + chunkBytes);
    chunk.set(part);
    clear(Math.ceil(part.length / stepBytes) * stepBytes);
    part.set(part.length === chunkBytes ? chunk : chunk.subarray(0, part.length));
  }
}

/** Makes every near-white pixel transparent, in place. Colours, and all other pixels, stay unchanged. */
export function clearNearWhite(picture: Raster): void {
  try {
    vectorModule ??= startVectorModule();
  } catch {
    clearOneByOne(picture);
    return;
  }
  clearByVectors(picture, vectorModule);
}

/**
 * The instant cut-out as a WebAssembly module of about 300 bytes, which processes four pixels at a time. It is assembled
 * here from the instruction codes of the WebAssembly specification, because its bounds come from `instantCutOut` and
 * this needs no build step.
 */

type Code = readonly number[];

/** An unsigned number in LEB128. */
function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

const vector = (instruction: number): Code => [0xfd, ...unsigned(instruction)];
const load: Code = [...vector(0x00), 4, 0];
const store: Code = [...vector(0x0b), 4, 0];
const and = vector(0x4e);
const andNot = vector(0x4f);
const or = vector(0x50);
const isLess = vector(0x39);
const isGreater = vector(0x3b);
const shiftRight = vector(0xad);
const add = vector(0xae);
const subtract = vector(0xb1);
const min = vector(0xb6);
const max = vector(0xb8);

/** The same 32-bit number for each of four pixels. */
function four(value: number): Code {
  const bytes = [0, 8, 16, 24].map((shift) => (value >>> shift) & 0xff);
  return [...vector(0x0c), ...bytes, ...bytes, ...bytes, ...bytes];
}

const get = (local: number): Code => [0x20, local];
const set = (local: number): Code => [0x21, local];
const int = (value: number): Code => [0x41, value];

/** Locals: the parameter, an integer, and six vectors. */
const [end, at, pixels, red, green, blue, sum, spread] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Extracts one colour channel of four pixels. */
function channel(shift: number, local: number): Code {
  const shifted = shift === 0 ? get(pixels) : [...get(pixels), ...int(shift), ...shiftRight];
  return [...shifted, ...four(0xff), ...and, ...set(local)];
}

/** Sets all bits of each pixel within one pair of bounds. The mean exceeds b where the sum exceeds 3 b. */
function isWithin({ brightnessAbove, spreadUnder }: (typeof instantCutOut.nearWhite)[number]): Code {
  const bright = [...get(sum), ...four(3 * brightnessAbove), ...isGreater];
  return [...bright, ...get(spread), ...four(spreadUnder), ...isLess, ...and];
}

function fold(instruction: Code): Code {
  return [...get(red), ...get(green), ...instruction, ...get(blue), ...instruction];
}

function anyOf(parts: readonly Code[]): Code {
  return parts.flatMap((part, index) => (index === 0 ? part : [...part, ...or]));
}

const step: Code = [
  ...[...get(at), ...load, ...set(pixels)],
  ...[...channel(0, red), ...channel(8, green), ...channel(16, blue)],
  ...[...fold(add), ...set(sum)],
  ...[...fold(max), ...fold(min), ...subtract, ...set(spread)],
  // Stores the pixels without the alpha of those within any bounds.
  ...[...get(at), ...get(pixels), ...anyOf(instantCutOut.nearWhite.map(isWithin))],
  ...[...four(0xff000000), ...and, ...andNot, ...store],
];

/** Loops over steps of 16 bytes until the end, a multiple of 16 above 0. */
const body: Code = [
  ...[0x03, 0x40],
  ...step,
  ...[...get(at), ...int(16), 0x6a, 0x22, at],
  ...[...get(end), 0x49, 0x0d, 0],
  ...[0x0b, 0x0b],
];

function section(id: number, content: Code): Code {
  return [id, ...unsigned(content.length), ...content];
}

function text(name: string): Code {
  return [name.length, ...[...name].map((letter) => letter.charCodeAt(0))];
}

/** One function type: takes an integer, returns nothing. */
const types = section(1, [1, 0x60, 1, 0x7f, 0]);
const imports = section(2, [1, ...text('page'), ...text('memory'), 2, 0, 1]);
const functions = section(3, [1, 0]);
const exports = section(7, [1, ...text('clear'), 0, 0]);
const locals: Code = [2, 1, 0x7f, 6, 0x7b];
const code = section(10, [1, ...unsigned(locals.length + body.length), ...locals, ...body]);

/** Imports `page.memory`; exports `clear(end)`, which processes the bytes from 0 to `end`, a multiple of 16 above 0. */
export const clearNearWhiteCode: Uint8Array<ArrayBuffer> = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[...types, ...imports, ...functions, ...exports, ...code],
]);
