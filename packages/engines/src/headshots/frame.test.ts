import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eyeLevel, type Frame, fitFrame, headshotSize, placeIn } from './frame';

const eyes = { x: 500, y: 400 };
const frame: Frame = { eyes, height: 800 };
/** The lowest part of a photo that ends there, with the person down to its end. */
const endsAt =
  (bottom: number) =>
  ({ y }: { y: number }) =>
    y > bottom;

describe('fitFrame', () => {
  it('keeps the frame where the photo shows all that is in it', () => {
    expect(fitFrame(frame, () => false)).toEqual(frame);
  });

  it('comes nearer where the photo ends, and leaves the eyes at their level', () => {
    const fitted = fitFrame(frame, endsAt(800));
    expect(fitted?.eyes).toEqual(eyes);
    expect(placeIn(fitted ?? frame, 0.5, 1).y).toBeLessThanOrEqual(800);
    expect(fitted?.height).toBeGreaterThan(620);
  });

  it('lowers the eyes a little where that alone is not enough', () => {
    const fitted = fitFrame(frame, endsAt(eyes.y + 0.59 * 0.68 * 800));
    expect((eyes.y - placeIn(fitted ?? frame, 0.5, 0).y) / (fitted?.height ?? 1)).toBeCloseTo(
      eyeLevel + 0.03,
    );
  });

  it('gives up where even a close frame would show the photo’s end', () => {
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

it('makes headshots of four to five that are never enlarged and never above the most', () => {
  fc.assert(
    fc.property(fc.double({ min: 5, max: 5000, noNaN: true }), (height) => {
      const size = headshotSize({ height }, 1000);
      expect(size.width * 5).toBe(size.height * 4);
      expect(size.height).toBeLessThanOrEqual(Math.min(1000, height + 0.01));
      expect(size.height).toBeGreaterThan(Math.min(1000, height) - 5);
    }),
  );
});
