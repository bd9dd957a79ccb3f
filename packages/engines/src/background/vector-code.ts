import { instantCutOut } from '@verapix/facts';

/**
 * The instant cut-out as a WebAssembly module of some 300 bytes, which takes four pixels at a time. It is written
 * out here, instruction by instruction, because its numbers come from `instantCutOut` and no build step is needed.
 * Numbers in it are codes of the WebAssembly specification.
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
const least = vector(0xb6);
const most = vector(0xb8);

/** The same 32-bit number for each of four pixels. */
function four(value: number): Code {
  const bytes = [0, 8, 16, 24].map((shift) => (value >>> shift) & 0xff);
  return [...vector(0x0c), ...bytes, ...bytes, ...bytes, ...bytes];
}

const get = (local: number): Code => [0x20, local];
const set = (local: number): Code => [0x21, local];
const int = (value: number): Code => [0x41, value];

/** The parameter, then the variables: an integer and six vectors. */
const [end, at, pixels, red, green, blue, sum, spread] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** One of the three colours of four pixels. */
function channel(shift: number, local: number): Code {
  const shifted = shift === 0 ? get(pixels) : [...get(pixels), ...int(shift), ...shiftRight];
  return [...shifted, ...four(0xff), ...and, ...set(local)];
}

/** Leaves all bits set for each pixel within one pair of bounds. The mean is above b where the sum is above 3 b. */
function within({ brightnessAbove, spreadUnder }: (typeof instantCutOut.nearWhite)[number]): Code {
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
  ...[...fold(most), ...fold(least), ...subtract, ...set(spread)],
  // Stores the pixels without the alpha of those within any bounds.
  ...[...get(at), ...get(pixels), ...anyOf(instantCutOut.nearWhite.map(within))],
  ...[...four(0xff000000), ...and, ...andNot, ...store],
];

/** Steps over 16 bytes until the end is reached; the end is a multiple of 16 above 0. */
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

/** A function that takes an integer and gives nothing. */
const types = section(1, [1, 0x60, 1, 0x7f, 0]);
const imports = section(2, [1, ...text('page'), ...text('memory'), 2, 0, 1]);
const functions = section(3, [1, 0]);
const exports = section(7, [1, ...text('clear'), 0, 0]);
const locals: Code = [2, 1, 0x7f, 6, 0x7b];
const code = section(10, [1, ...unsigned(locals.length + body.length), ...locals, ...body]);

/** Imports `page.memory`; exports `clear(end)`, which works on the bytes from 0 to `end`, a multiple of 16 above 0. */
export const clearNearWhiteCode: Uint8Array<ArrayBuffer> = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[...types, ...imports, ...functions, ...exports, ...code],
]);
