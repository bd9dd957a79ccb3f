import { describe, expect, it } from 'vitest';
import { rasterOf } from '../testing/pictures';
import type { FoundObject } from './contract';
import {
  decoderPoints,
  encodedSize,
  encoderInput,
  encoderSidePx,
  objectAbove,
  refineObject,
} from './segment-anything';

describe('the input of the encoder', () => {
  it('has a longer side of 1024, for small pictures too', () => {
    expect(encodedSize({ width: 4000, height: 3000 })).toEqual({ width: 1024, height: 768 });
    expect(encodedSize({ width: 451, height: 300 })).toEqual({ width: 1024, height: 681 });
    expect(encodedSize({ width: 2, height: 5000 })).toEqual({ width: 1, height: 1024 });
  });

  it('is normalised by channel, with zeros beyond the picture', () => {
    const input = encoderInput(rasterOf(2, 1, (x) => [x * 255, 100, 0, 255]));
    const plane = encoderSidePx ** 2;
    expect(input).toHaveLength(3 * plane);
    expect(input[0]).toBeCloseTo(-123.675 / 58.395);
    expect(input[1]).toBeCloseTo((255 - 123.675) / 58.395);
    expect(input[plane]).toBeCloseTo((100 - 116.28) / 57.12);
    expect(input[2 * plane + 1]).toBeCloseTo(-103.53 / 57.375);
    expect([input[2], input[encoderSidePx], input[plane - 1]]).toEqual([0, 0, 0]);
  });
});

describe('the input of the decoder', () => {
  const picture = { width: 2048, height: 1024 };

  it('has the points in the encoder’s size, and a padding point without a box', () => {
    const { coordinates, labels } = decoderPoints(
      [
        { kind: 'point', x: 200, y: 100, isInside: true },
        { kind: 'point', x: 2000, y: 1000, isInside: false },
      ],
      picture,
    );
    expect([...coordinates]).toEqual([100, 50, 1000, 500, 0, 0]);
    expect([...labels]).toEqual([1, 0, -1]);
  });

  it('has the upper left and the lower right corner of a box, drawn from any corner', () => {
    const { coordinates, labels } = decoderPoints(
      [{ kind: 'box', from: { x: 400, y: 20 }, to: { x: 20, y: 200 } }],
      picture,
    );
    expect([...coordinates]).toEqual([10, 10, 200, 100]);
    expect([...labels]).toEqual([2, 3]);
  });
});

describe('an object', () => {
  /** Above 0 in the middle 4 × 4 of 8 × 8. */
  const logits = {
    width: 8,
    height: 8,
    data: Float32Array.from({ length: 64 }, (_, at) =>
      at % 8 > 1 && at % 8 < 6 && at >= 16 && at < 48 ? 10 : -10,
    ),
  };

  it('is enlarged to the picture, in the rectangle around it', () => {
    const found = objectAbove(logits, { width: 80, height: 80 });
    const { area, inside } = found ?? { area: undefined, inside: new Uint8Array() };
    expect(area).toEqual({ x: 10, y: 10, width: 60, height: 60 });
    expect(inside.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(38 * 40);
    expect([inside[0], inside[30 * 60 + 30]]).toEqual([0, 1]);
  });

  it('is undefined if nothing is above 0', async () => {
    const nothing = { ...logits, data: logits.data.map(() => -1) };
    expect(objectAbove(nothing, { width: 80, height: 80 })).toBeUndefined();
    expect(
      await refineObject(
        nothing,
        rasterOf(80, 80, () => [0, 0, 0, 255]),
      ),
    ).toBeUndefined();
  });

  it('follows the edges of the picture when it is refined', async () => {
    // The square of the picture is 2 pixels larger on each side than the network found.
    const picture = rasterOf(80, 80, (x, y) =>
      x >= 18 && x < 62 && y >= 18 && y < 62 ? [220, 40, 40, 255] : [20, 60, 90, 255],
    );
    const missing = (found: FoundObject | undefined) =>
      44 ** 2 - (found?.inside.reduce((sum, value) => sum + value, 0) ?? 0);
    const coarse = missing(objectAbove(logits, picture));
    const fine = missing(await refineObject(logits, picture));
    expect(coarse).toBeGreaterThan(300);
    expect(Math.abs(fine)).toBeLessThan(coarse / 3);
  });
});
