import { describe, expect, it } from 'vitest';
import { darkColors, lightColors } from '../../../packages/ui/src/theme/semantic';
import { colorDifference, visions } from './colour-vision';

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)('%s theme', (_name, colors) => {
  it('has a danger that differs from the accent in hue and lightness', () => {
    const { hue, lightness } = colorDifference(colors.accent, colors.danger);
    expect(hue).toBeGreaterThan(25);
    expect(lightness).toBeGreaterThan(0.12);
  });

  it.each(Object.entries(visions))('keeps danger and accent apart with %s', (_vision, see) => {
    const { lightness, distance } = colorDifference(see(colors.accent), see(colors.danger));
    expect(lightness).toBeGreaterThan(0.12);
    expect(distance).toBeGreaterThan(0.15);
  });
});
