import { delays, upscaleFactors } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { estimateUpscaleBytes, estimateUpscaleMs, refuseTooLarge, upscaleBudget, speedOf } from './estimate';

const megapixel = { width: 1000, height: 1000, threads: 2 } as const;

describe('estimateUpscaleMs', () => {
  it('is about two minutes for a megapixel at ×2 with Sharp, and about five times that at ×4', () => {
    const twice = estimateUpscaleMs({ ...megapixel, factor: 2, method: 'sharp' });
    const fourTimes = estimateUpscaleMs({ ...megapixel, factor: 4, method: 'sharp' });
    expect(twice).toBeGreaterThan(100_000);
    expect(twice).toBeLessThan(150_000);
    expect(fourTimes / twice).toBeGreaterThan(4.5);
    const threeTimes = estimateUpscaleMs({ ...megapixel, factor: 3, method: 'sharp' });
    expect(threeTimes / fourTimes).toBeCloseTo(1, 1);
  });

  it('is a fraction of that for a compressed picture, and as long at ×4 as at ×2', () => {
    const compressed = { ...megapixel, method: 'sharp', jpegQuality: 70 } as const;
    const twice = estimateUpscaleMs({ ...compressed, factor: 2 });
    expect(twice).toBeLessThan(estimateUpscaleMs({ ...megapixel, factor: 2, method: 'sharp' }) / 3);
    expect(estimateUpscaleMs({ ...compressed, factor: 4 }) / twice).toBeLessThan(1.3);
  });

  it('is longer with one thread, and shorter with four', () => {
    const at = (threads: number) => estimateUpscaleMs({ ...megapixel, threads, factor: 2, method: 'sharp' });
    expect(at(1)).toBeGreaterThan(at(2));
    expect(at(4)).toBeLessThan(at(2));
  });

  it('stays below half of the deadline of a run for the largest picture at each factor, on one thread', () => {
    for (const factor of upscaleFactors) {
      const sides = Array.from({ length: upscaleBudget.maxSidePx }, (_, index) => index + 1);
      const side = sides.findLast(
        (size) => !refuseTooLarge({ width: size, height: size, factor, method: 'sharp' }),
      );
      const size = { width: side ?? 0, height: side ?? 0 };
      expect(size.width).toBeGreaterThan(2000);
      const longest = estimateUpscaleMs({ ...size, factor, method: 'sharp', threads: 1 });
      expect(longest).toBeLessThan(delays.toolRunDeadline / 2);
    }
  });

  it('is that of one small pass to clean up, whatever the factor', () => {
    const clean = { ...megapixel, method: 'clean', jpegQuality: 70 } as const;
    const once = estimateUpscaleMs({ ...clean, factor: 2 });
    expect(estimateUpscaleMs({ ...clean, factor: 4 })).toBe(once);
    expect(once).toBeLessThan(estimateUpscaleMs({ ...clean, factor: 4, method: 'sharp' }) + 1000);
  });

  it('is a few seconds at most for Fast', () => {
    expect(estimateUpscaleMs({ ...megapixel, factor: 4, method: 'fast' })).toBeLessThan(10_000);
  });

  it.each([2, 3] as const)('is what an earlier run of Sharp took, at ×%i', (factor) => {
    const durationMs = 77_000;
    const size = { width: 1000, height: 1000, factor, method: 'sharp' } as const;
    const ratios = [0.5, 0.4];
    const megapixels = factor === 2 ? 0.5 : 0.5 + 4 * 0.4;
    const speed = speedOf({ ...size, durationMs, work: { megapixels, msPerMegapixel: 30_000 } });
    expect(speed.msPerMegapixel).toBe(30_000);
    expect(estimateUpscaleMs({ ...size, ratios, speed, threads: 2 })).toBeCloseTo(durationMs);
  });

  it('counts the whole picture, with the overlap of the tiles, where nothing was left out', () => {
    const size = { width: 1000, height: 1000, factor: 2, method: 'sharp', threads: 2 } as const;
    const speed = { msPerMegapixel: 1_000_000, startMs: 0 };
    const whole = estimateUpscaleMs({ ...size, speed });
    expect(whole).toBeGreaterThan(1_000_000);
    expect(estimateUpscaleMs({ ...size, speed, ratios: [0.5] })).toBeLessThan(0.51 * whole);
  });
});

describe('refuseTooLarge', () => {
  it('accepts a photograph of a megapixel at every factor', () => {
    for (const factor of [2, 3, 4] as const)
      for (const method of ['sharp', 'fast'] as const)
        expect(refuseTooLarge({ width: 1200, height: 900, factor, method })).toBeUndefined();
  });

  it('refuses a result larger than a canvas can be', () => {
    const size = { height: 2, factor: 2, method: 'fast' } as const;
    expect(refuseTooLarge({ ...size, width: upscaleBudget.maxSidePx / 2 })).toBeUndefined();
    expect(refuseTooLarge({ ...size, width: upscaleBudget.maxSidePx / 2 + 1 })?.code).toBe('too-large');
  });

  it('refuses a result that needs too much memory, with a fix', () => {
    const size = { width: 4000, height: 3000, factor: 4, method: 'sharp' } as const;
    expect(estimateUpscaleBytes(size)).toBeGreaterThan(upscaleBudget.maxBytes);
    expect(refuseTooLarge(size)).toMatchObject({ fix: 'Choose a smaller factor.' });
    expect(refuseTooLarge({ ...size, width: 8000, height: 6000, factor: 2 })).toMatchObject({
      fix: 'Make the picture smaller first.',
    });
  });

  it('expects more memory for more passes of Sharp', () => {
    const at = (factor: 2 | 3 | 4) =>
      estimateUpscaleBytes({ width: 2000, height: 2000, factor, method: 'sharp' });
    expect(at(3)).toBeGreaterThan(at(2));
    expect(at(4)).toBeGreaterThan(at(3));
  });
});
