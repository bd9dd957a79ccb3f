import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { contrastPairs, darkColors, lightColors } from './semantic';

describe('contrast', () => {
  it('equals the WCAG ratio', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#d0370a', '#d0370a')).toBe(1);
  });

  it('of a translucent background is computed over the worst picture', () => {
    expect(contrast('#ffffff', 'rgb(0 0 0 / 0.5)')).toBeCloseTo(contrast('#ffffff', '#808080'), 1);
    expect(contrast('#000000', 'rgb(255 255 255 / 0.5)')).toBeCloseTo(contrast('#000000', '#808080'), 1);
  });

  it('throws for an unreadable colour', () => {
    expect(() => contrast('tomato', '#000000')).toThrow(/"tomato"/);
  });
});

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)('%s theme', (_name, colors) => {
  it.each(contrastPairs)('$foreground on $background has at least $atLeast : 1', (pair) => {
    expect(contrast(colors[pair.foreground], colors[pair.background])).toBeGreaterThanOrEqual(pair.atLeast);
  });

  it('has a neutral focus ring', () => {
    expect(colors.focus).toMatch(/^#(..)\1\1$/);
  });

  it('keeps every surface free of chroma', () => {
    for (const name of ['canvas', 'surface', 'sunken', 'floating', 'hairline'] as const) {
      expect(colors[name]).toMatch(/^#(..)\1\1$/);
    }
  });
});
