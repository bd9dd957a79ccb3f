import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rasterOf, texture } from '../testing/pictures';
import { eyeLevel, type Frame, fitFrame, headshotSize, placeIn, warp } from './frame';

const eyes = { x: 500, y: 400 };
const frame: Frame = { eyes, height: 800 };
/** A photo that ends at this y, with the person down to its end. */
const endsAt =
  (bottom: number) =>
  ({ y }: { y: number }) =>
    y > bottom;

describe('fitFrame', () => {
  it('keeps the frame if the photo shows all of it', () => {
    expect(fitFrame(frame, () => false)).toEqual(frame);
  });

  it('shrinks where the photo ends, and keeps the eyes at their level', () => {
    const fitted = fitFrame(frame, endsAt(800));
    expect(fitted?.eyes).toEqual(eyes);
    expect(placeIn(fitted ?? frame, 0.5, 1).y).toBeLessThanOrEqual(800);
    expect(fitted?.height).toBeGreaterThan(620);
  });

  it('lowers the eyes a little where shrinking is not enough', () => {
    const fitted = fitFrame(frame, endsAt(eyes.y + 0.59 * 0.68 * 800));
    expect((eyes.y - placeIn(fitted ?? frame, 0.5, 0).y) / (fitted?.height ?? 1)).toBeCloseTo(
      eyeLevel + 0.03,
    );
  });

  it('returns undefined if even the smallest frame would show the photo’s end', () => {
    expect(fitFrame(frame, endsAt(eyes.y + 150))).toBeUndefined();
  });

  it('never shows a cut, wherever the photo ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 1500 }), fc.integer({ min: 0, max: 1000 }), (bottom, right) => {
        const isCut = ({ x, y }: { x: number; y: number }) => y > bottom || x > right;
        const fitted = fitFrame(frame, isCut);
        if (!fitted) return;
        expect(isCut(placeIn(fitted, 1, 1))).toBe(false);
        expect(fitted.height).toBeLessThanOrEqual(frame.height);
      }),
    );
  });
});

describe('headshotSize', () => {
  it('is four to five, never enlarged and never above the maximum', () => {
    fc.assert(
      fc.property(fc.double({ min: 5, max: 5000, noNaN: true }), (height) => {
        const size = headshotSize({ height }, 1000);
        expect(size.width * 5).toBe(size.height * 4);
        expect(size.height).toBeLessThanOrEqual(Math.min(1000, height + 0.01));
        expect(size.height).toBeGreaterThan(Math.min(1000, height) - 5);
      }),
    );
  });
});

describe('warp', () => {
  const size = { width: 8, height: 10 };

  it('copies the pixels if the frame has their size and position', () => {
    const picture = texture(8, 10);
    const same = { eyes: { x: 4, y: 4 }, height: 10 };
    expect([...warp(picture, same, size).data]).toEqual([...picture.data]);
  });

  it('is transparent outside the picture', () => {
    const result = warp(texture(8, 10), { eyes: { x: 4, y: 0 }, height: 10 }, size);
    expect(result.data[3]).toBe(0);
    expect(result.data[(9 * 8 + 4) * 4 + 3]).toBe(255);
  });

  it('does not bleed the colours of transparent pixels', () => {
    const picture = rasterOf(8, 10, (x) => (x < 4 ? [200, 100, 50, 255] : [0, 0, 0, 0]));
    const { data } = warp(picture, { eyes: { x: 3.7, y: 4 }, height: 10 }, size);
    for (let index = 0; index < data.length; index += 4)
      if ((data[index + 3] ?? 0) > 20) expect(Math.abs((data[index] ?? 0) - 200)).toBeLessThanOrEqual(1);
  });
});
