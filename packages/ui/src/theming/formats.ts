import {
  completeTokens,
  createVerapixTheme,
  schemeCss,
  type ThemeOverrides,
  tokenVariable,
} from './create-theme';
import { colorCss, colorToken, toDtcg } from './dtcg';

/** All tokens of a theme as css variables on `:root`, light and dark: for pages without the package's own style sheet. */
export function toCssVariables(overrides: ThemeOverrides): string {
  const { dark, ...rest } = completeTokens(overrides);
  return schemeCss(':root', rest, dark);
}

/** Tailwind's namespaces of theme variables. It has none for lines, focus rings, times and layers. */
const tailwindNamespaces: Readonly<Record<string, string>> = {
  light: 'color',
  space: 'spacing',
  size: 'spacing',
  radius: 'radius',
  font: 'font',
  fontSize: 'text',
  fontWeight: 'font-weight',
  lineHeight: 'leading',
  letterSpacing: 'tracking',
  shadow: 'shadow',
  easing: 'ease',
};

/**
 * A theme for Tailwind 4, with Tailwind's own colours and steps removed: `bg-accent`, `p-m`, `rounded-l`, `text-title`. They are the
 * tokens' css variables, so they follow the scheme of the page, and a brand. Without the package's own style sheet, import
 * the theme's css variables too.
 */
export function toTailwind(overrides: ThemeOverrides): string {
  const groups = Object.entries(completeTokens(overrides)).filter(([group]) => group in tailwindNamespaces);
  const namespaces = [...new Set(Object.values(tailwindNamespaces))];
  const lines = [
    ...namespaces.map((namespace) => `  --${namespace}-*: initial;`),
    ...groups.flatMap(([group, tokens]) =>
      Object.keys(tokens).map((name) => {
        const variable = `${tailwindNamespaces[group]}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
        return `  --${variable}: var(${tokenVariable(group, name)});`;
      }),
    ),
  ];
  return `@theme inline {\n${lines.join('\n')}\n}\n`;
}

/** Pixels of a length, with 16 to the rem; of a fluid length, the largest; of `ch`, half as many as of `em`. */
function pixels(css: string): number {
  const [, number = '0', unit = 'px'] = /(-?[\d.]+)(px|rem|em|ch)?\)?$/.exec(css) ?? [];
  const perUnit = { px: 1, rem: 16, em: 16, ch: 8 }[unit as 'px' | 'rem' | 'em' | 'ch'];
  return Number((Number(number) * perUnit).toFixed(3));
}

const numbers = [
  'space',
  'radius',
  'line',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'letterSpacing',
  'size',
  'focus',
];

/**
 * One mode of a collection of Figma's variables, in the DTCG format of its import: colours, numbers in pixels, and names of
 * fonts. Import both schemes into one collection. Figma's variables have no shadows, times or curves.
 */
export function toFigma(overrides: ThemeOverrides, scheme: 'light' | 'dark'): FigmaDocument {
  const tokens = completeTokens(overrides);
  const group = (entries: object, toToken: (css: string) => FigmaVariable) =>
    Object.fromEntries(Object.entries(entries).map(([name, css]) => [name, toToken(css)]));
  return {
    color: group(tokens[scheme], (css) => {
      const { $type, $value } = colorToken(css);
      const { components, alpha = 1 } = $value;
      return { $type, $value: { colorSpace: 'srgb', components, alpha, hex: colorCss({ components }) } };
    }),
    font: group(tokens.font, (css) => ({
      $type: 'string',
      $value: css.split(',')[0]?.replaceAll("'", '') ?? '',
    })),
    ...Object.fromEntries(
      numbers.map((name) => [
        name,
        group(tokens[name as keyof typeof tokens], (css) => ({ $type: 'number', $value: pixels(css) })),
      ]),
    ),
    $extensions: { 'com.figma.modeName': scheme === 'light' ? 'Light' : 'Dark' },
  };
}

interface FigmaVariable {
  $type: string;
  $value: unknown;
}

export interface FigmaDocument {
  [group: string]: Record<string, FigmaVariable | string>;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A theme in every format, by the name of the file. */
export function themeFiles(name: string, overrides: ThemeOverrides): Record<string, string> {
  return {
    [`${name}.css`]: createVerapixTheme(name, overrides),
    [`${name}.tokens.json`]: json(toDtcg(overrides)),
    [`${name}.variables.css`]: toCssVariables(overrides),
    [`${name}.tailwind.css`]: toTailwind(overrides),
    [`${name}.figma-light.json`]: json(toFigma(overrides, 'light')),
    [`${name}.figma-dark.json`]: json(toFigma(overrides, 'dark')),
  };
}
