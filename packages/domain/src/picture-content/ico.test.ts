import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { big32, bytesOf, little16, little32 } from '../bytes.test-kit';
import { ico, largestIcon } from './ico';

interface Entry {
  side: number;
  bits?: number;
  data: Uint8Array;
}

function iconOf(entries: readonly Entry[], type = 1) {
  let start = 6 + entries.length * 16;
  const rows = entries.map(({ side, bits = 32, data }) => {
    const row = bytesOf(
      side & 255,
      side & 255,
      0,
      0,
      [1, 0],
      little16(bits),
      little32(data.length),
      little32(start),
    );
    start += data.length;
    return row;
  });
  return bytesOf([0, 0, type, 0], little16(entries.length), ...rows, ...entries.map(({ data }) => data));
}

/** The head of a BMP without its file header. */
const bitmap = (bits: number) =>
  bytesOf(little32(40), little32(16), little32(32), little16(1), little16(bits), 'rest');
const png = (width: number, height: number) =>
  bytesOf('\x89PNG\r\n\x1a\n', big32(13), 'IHDR', big32(width), big32(height));

describe('an icon', () => {
  it.each([
    ['first', [48, 16]],
    ['last', [16, 48]],
  ])('has the size of its largest picture, which is %s', (_, sides) => {
    const file = iconOf(sides.map((side) => ({ side, data: bitmap(32) })));
    expect(ico.readSize(file)).toEqual({ kind: 'size', width: 48, height: 48 });
    expect(ico.readDetails(file)).toEqual({ orientation: 1, hasAlpha: true });
  });

  it('may be 256 pixels wide, and larger as a PNG', () => {
    expect(ico.readSize(iconOf([{ side: 256, data: bitmap(32) }]))).toMatchObject({
      width: 256,
      height: 256,
    });
    expect(ico.readSize(iconOf([{ side: 256, data: png(512, 300) }]))).toMatchObject({
      width: 512,
      height: 300,
    });
  });

  it('gives the PNG that it holds', () => {
    const data = png(64, 64);
    expect(
      largestIcon(
        iconOf([
          { side: 16, data: bitmap(32) },
          { side: 64, data },
        ]),
      ),
    ).toEqual(data);
  });

  it.each([1, 2])('of type %i gives an icon of its largest picture of most colours', (type) => {
    const [few, many] = [bitmap(4), bitmap(32)];
    const file = iconOf(
      [
        { side: 16, bits: 32, data: bitmap(8) },
        { side: 32, bits: 4, data: few },
        { side: 32, bits: 32, data: many },
      ],
      type,
    );
    // A cursor does not list the depths.
    const data = type === 1 ? many : few;
    expect(largestIcon(file)).toEqual(
      bytesOf(
        [0, 0, 1, 0, 1, 0],
        32,
        32,
        0,
        0,
        [0, 0],
        data[14] ?? 0,
        0,
        little32(data.length),
        little32(22),
        data,
      ),
    );
  });

  it('leaves out what is behind the file, and is damaged without the rest', () => {
    const whole = iconOf([
      { side: 16, data: bitmap(32) },
      { side: 32, data: bitmap(32) },
    ]);
    expect(ico.readSize(whole.slice(0, -1))).toMatchObject({ width: 16 });
    expect(ico.readSize(whole.slice(0, 40))).toEqual({ kind: 'damaged' });
    expect(ico.readDetails(whole.slice(0, 40))).toBeUndefined();
    expect(largestIcon(whole.slice(0, 40))).toBeUndefined();
  });

  it('is read from any bytes without an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const file = bytesOf([0, 0, 1, 0], bytes);
        ico.readSize(file);
        largestIcon(file);
      }),
    );
  });
});
