import { delays, upscaleFactors } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import {
  estimateUpscaleBytes,
  estimateUpscaleMs,
  expectedSharpGain,
  refuseTooLarge,
  upscaleBudget,
  upscaleThroughput,
} from './estimate';

const megapixel = { pixels: 1_000_000, threads: 2 } as const;

describe('estimateUpscaleMs', () => {
  it('is about two minutes for a megapixel at ×2 with Sharp, and about five times that at ×4', () => {
    const twice = estimateUpscaleMs({ ...megapixel, factor: 2, method: 'sharp' });
    const fourTimes = estimateUpscaleMs({ ...megapixel, factor: 4, method: 'sharp' });
    expect(twice).toBeGreaterThan(100_000);
    expect(twice).toBeLessThan(150_000);
    expect(fourTimes / twice).toBeGreaterThan(4.5);
    expect(estimateUpscaleMs({ ...megapixel, factor: 3, method: 'sharp' })).toBe(fourTimes);
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
      const pixels = (side ?? 0) ** 2;
      expect(pixels).toBeGreaterThan(4_000_000);
      const longest = estimateUpscaleMs({ pixels, factor, method: 'sharp', threads: 1 });
      expect(longest).toBeLessThan(delays.toolRunDeadline / 2);
    }
  });

  it('is a few seconds at most for Fast', () => {
    expect(estimateUpscaleMs({ ...megapixel, factor: 4, method: 'fast' })).toBeLessThan(10_000);
  });

  it.each([
    ['sharp', 2],
    ['sharp', 3],
    ['fast', 4],
  ] as const)('uses the throughput of an earlier run: %s ×%i', (method, factor) => {
    const durationMs = 77_000;
    const msPerMegapixel = upscaleThroughput({ pixels: 1_000_000, factor, method, durationMs });
    expect(estimateUpscaleMs({ ...megapixel, factor, method, msPerMegapixel })).toBeCloseTo(durationMs);
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

describe('expectedSharpGain', () => {
  it.each([
    [undefined, 'usual'],
    [80, 'usual'],
    [79, 'little'],
    [60, 'little'],
    [59, 'none'],
  ] as const)('for a JPEG of quality %s is %s', (jpegQuality, gain) => {
    expect(expectedSharpGain(jpegQuality === undefined ? {} : { jpegQuality })).toBe(gain);
  });
});
