import { describe, expect, it } from 'vitest';
import { contrastPairs, darkColors, lightColors } from './semantic';

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)('%s theme', (_name, colors) => {
  it.each(contrastPairs)('$foreground on $background has at least $atLeast : 1', (pair) => {
    expect(contrast(colors[pair.foreground], colors[pair.background])).toBeGreaterThanOrEqual(pair.atLeast);
  });

  it('keeps every surface without chroma', () => {
    for (const name of ['canvas', 'surface', 'sunken', 'floating', 'hairline'] as const) {
      expect(colors[name]).toMatch(/^#(..)\1\1$/);
    }
  });
});
