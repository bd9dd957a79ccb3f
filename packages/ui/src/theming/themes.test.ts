import { describe, expect, it } from 'vitest';
import { contrast } from '../theme/contrast';
import type { ColorName } from '../theme/semantic';
import { contrastFailures } from './contrast-failures';
import { completeTokens, createVerapixTheme, type ThemeOverrides } from './create-theme';
import { themes } from './themes';

/** Colours as people without one kind of receptor see them (Viénot, Brettel and Mollon 1999; Machado 2009 for tritanopia). */
const deficiencies = {
  protanopia: [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1],
  deuteranopia: [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

type Triple = [number, number, number];
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function lab([r, g, b]: Triple): Triple {
  // Oklab, after Björn Ottosson.
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function seen(hex: string, matrix: readonly number[]): Triple {
  const rgb = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const row = (index: number) =>
    Math.max(
      0,
      [0, 1, 2].reduce((sum, k) => sum + (matrix[index * 3 + k] ?? 0) * (rgb[k] ?? 0), 0),
    );
  return lab([row(0), row(1), row(2)]);
}

const distance = (a: Triple, b: Triple) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const schemes = ['light', 'dark'] as const;
const colorsOf = (name: keyof typeof themes, scheme: 'light' | 'dark') =>
  completeTokens(themes[name])[scheme];

/** Pairs of statuses that look alike through a deficiency. 0.02 is about the least difference that anyone sees. */
function confused(colors: Record<ColorName, string>, matrix: readonly number[]): string[] {
  const statuses = ['info', 'success', 'warning', 'danger'] as const;
  return statuses.flatMap((one, index) =>
    statuses.slice(index + 1).flatMap((other) => {
      const is = distance(seen(colors[one], matrix), seen(colors[other], matrix));
      return is < 0.08 ? [`${one} and ${other}: ${is.toFixed(3)}`] : [];
    }),
  );
}

it.each(Object.entries(themes))('the theme %s has the contrast that the components need', (_name, theme) => {
  expect(contrastFailures(theme)).toEqual([]);
});

it('names the pairs of colours that have too little contrast', () => {
  expect(contrastFailures({ light: { onAccent: '#d0370a' } })).toEqual([
    { scheme: 'light', foreground: 'onAccent', background: 'accent', ratio: 1, atLeast: 4.5 },
    expect.objectContaining({ foreground: 'onAccent', background: 'accentHover' }),
  ]);
});

it.each(schemes)('the high-contrast theme has 7 : 1 for text, %s', (scheme) => {
  const colors = colorsOf('high-contrast', scheme);
  for (const background of ['canvas', 'surface', 'sunken', 'floating'] as const) {
    for (const foreground of ['text', 'textMuted', 'accentText', 'danger', 'success'] as const) {
      const ratio = contrast(colors[foreground], colors[background]);
      expect(ratio, `${foreground} on ${background}`).toBeGreaterThanOrEqual(7);
    }
  }
});

describe.each(Object.entries(deficiencies))('with %s', (_deficiency, matrix) => {
  it.each(schemes)('the colour-vision theme keeps statuses apart, %s', (scheme) => {
    expect(confused(colorsOf('colour-vision', scheme), matrix)).toEqual([]);
  });

  it('the default relies on icons and words beside the colour', () => {
    expect(confused(colorsOf('default', 'light'), matrix)).not.toEqual([]);
  });
});

describe('createVerapixTheme', () => {
  it('writes what it changes as css variables, for its name alone', () => {
    const css = createVerapixTheme('acme', { light: { accentText: '#0b5fff' }, fontSize: { m: '1.1rem' } });
    expect(css).toContain(
      '[data-brand="acme"] {\n  --vx-color-accent-text: #0b5fff;\n  --vx-font-size-m: 1.1rem;',
    );
  });

  it('keeps the default in the dark for a colour that it changes in the light alone', () => {
    const css = createVerapixTheme('acme', { light: { accent: '#0b5fff' } });
    const onDarkPage = ':is(:root[data-theme="dark"], :root[data-theme="dark"] *)';
    expect(css).toContain(`[data-brand="acme"]${onDarkPage} {\n  --vx-color-accent: #ff7043;`);
  });

  it.each<[string, ThemeOverrides, RegExp]>([
    ['Acme Inc', {}, /no name of a theme/],
    ['acme', { light: { accnt: '#000000' } } as ThemeOverrides, /light\.accnt/],
    ['acme', { radius: { m: '0; } body { display: none' } }, /no css value/],
  ])('refuses %s with %o', (name, overrides, message) => {
    expect(() => createVerapixTheme(name, overrides)).toThrow(message);
  });
});
