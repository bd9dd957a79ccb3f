import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { big32, bytesOf } from '../bytes.test-kit';
import { jxl } from './jxl';

/** A codestream of fields: a number of bits with a value each, the lowest bit first. */
function stream(...fields: readonly (readonly [bits: number, value: number])[]) {
  const bits = fields.flatMap(([count, value]) =>
    Array.from({ length: count }, (_, at) => Math.floor(value / 2 ** at) & 1),
  );
  const bytes = new Uint8Array(Math.ceil(bits.length / 8) + 4);
  bits.forEach((bit, at) => {
    bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (at & 7));
  });
  return bytesOf('\xff\x0a', bytes);
}

const signature = bytesOf('\0\0\0\x0cJXL \r\n\x87\n');
const box = (name: string, content: Uint8Array) => bytesOf(big32(content.length + 8), name, content);
const small = (height: number, ratio: number) =>
  [
    [1, 1],
    [5, height / 8 - 1],
    [3, ratio],
  ] as const;
const still = { orientation: 1, hasAlpha: true };

describe('a JPEG XL', () => {
  it.each([
    ['of eights', stream(...small(64, 0), [5, 11]), 96, 64],
    ['of eights in a ratio', stream(...small(64, 4)), 96, 64],
    ['in 9 bits each', stream([1, 0], [2, 0], [9, 62], [3, 0], [2, 0], [9, 94]), 95, 63],
    ['in 13 and 18 bits', stream([1, 0], [2, 1], [13, 2999], [3, 0], [2, 2], [18, 99_999]), 100_000, 3000],
    ['in 30 bits', stream([1, 0], [2, 3], [30, 2 ** 30 - 1], [3, 1]), 2 ** 30, 2 ** 30],
  ])('has its size %s', (_, file, width, height) => {
    expect(jxl.readSize(file)).toEqual({ kind: 'size', width, height });
  });

  it('is read in a container, whole or in parts', () => {
    const codestream = stream(...small(64, 4));
    const part = bytesOf(big32(0), codestream);
    for (const inner of [box('jxlc', codestream), box('jxlp', part)])
      expect(jxl.readSize(bytesOf(signature, box('ftyp', bytesOf('jxl ')), inner))).toMatchObject({
        width: 96,
      });
  });

  it.each([
    ['default metadata', [[1, 1]], false],
    [
      'no extra fields',
      [
        [1, 0],
        [1, 0],
      ],
      false,
    ],
    [
      'extra fields',
      [
        [1, 0],
        [1, 1],
        [3, 0],
        [1, 0],
        [1, 0],
        [1, 0],
      ],
      false,
    ],
    [
      'an animation',
      [
        [1, 0],
        [1, 1],
        [3, 0],
        [1, 0],
        [1, 0],
        [1, 1],
      ],
      true,
    ],
    [
      'an animation behind another size',
      [[1, 0], [1, 1], [3, 0], [1, 1], ...small(8, 1), [1, 0], [1, 1]],
      true,
    ],
    [
      'a preview',
      [
        [1, 0],
        [1, 1],
        [3, 0],
        [1, 0],
        [1, 1],
        [1, 1],
      ],
      false,
    ],
  ] as const)('says whether it moves: %s', (_, fields, animated) => {
    expect(jxl.readDetails(stream(...small(64, 4), ...fields))).toEqual(
      animated ? { ...still, animated } : still,
    );
  });

  it('of an encoder has its size', () => {
    const file = readFileSync(join(import.meta.dirname, '../../../../fixtures/formats/base.jxl'));
    expect(jxl.readSize(file)).toEqual({ kind: 'size', width: 96, height: 64 });
  });

  it('is damaged without its codestream', () => {
    expect(jxl.readSize(signature)).toEqual({ kind: 'damaged' });
    expect(jxl.readDetails(bytesOf(signature, box('jxlc', bytesOf('abc'))))).toBeUndefined();
  });

  it('is read from any bytes without an error', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(signature, bytesOf('\xff\x0a')),
        fc.uint8Array({ maxLength: 60 }),
        (head, rest) => {
          jxl.readSize(bytesOf(head, rest));
          jxl.readDetails(bytesOf(head, rest));
        },
      ),
    );
  });
});
