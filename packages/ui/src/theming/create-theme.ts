import { layerName, outerLayers, tokenName } from '../theme/names';
import { scales } from '../theme/scales';
import { type ColorName, darkColors, lightColors } from '../theme/semantic';

type Scales = { [Group in keyof typeof scales]: Record<keyof (typeof scales)[Group], string> };

/** Every token of a theme. Colours are `#rrggbb` or `rgb(r g b / a)`; the rest is css. */
export interface ThemeTokens extends Scales {
  light: Record<ColorName, string>;
  dark: Record<ColorName, string>;
}

/** What a theme changes; the rest is the default. */
export type ThemeOverrides = { [Group in keyof ThemeTokens]?: Partial<ThemeTokens[Group]> };

export const defaultTokens: ThemeTokens = { light: lightColors, dark: darkColors, ...scales };

/** All tokens of a theme. */
export function completeTokens(overrides: ThemeOverrides): ThemeTokens {
  const groups = Object.keys(defaultTokens) as (keyof ThemeTokens)[];
  return Object.fromEntries(
    groups.map((group) => [group, { ...defaultTokens[group], ...overrides[group] }]),
  ) as unknown as ThemeTokens;
}

/** The css variable of a token: `--vx-font-size-m`. Colours of both schemes share theirs. */
export const tokenVariable = (group: string, name: string): string =>
  `--${tokenName([group === 'light' || group === 'dark' ? 'color' : group, name])}`;

const declarations = (group: string, tokens: object) =>
  Object.entries(tokens).map(([name, value]) => `  ${tokenVariable(group, name)}: ${value};`);

/**
 * Rules that set tokens for elements, and their dark colours where the dark scheme applies to the page. Groups without tokens have
 * no rule.
 */
export function schemeCss(selector: string, groups: object, dark: object): string {
  const rule = (scheme: string, lines: readonly string[]) =>
    lines.length > 0 ? `${selector}${scheme} {\n${lines.join('\n')}\n}\n` : '';
  const onPage = (page: string) => `:is(${page}, ${page} *)`;
  const darkLines = declarations('dark', dark);
  const bySystem = rule(onPage(':root:not([data-theme="light"])'), darkLines);
  return [
    rule(
      '',
      Object.entries(groups).flatMap(([group, tokens]) => declarations(group, tokens)),
    ),
    bySystem && `@media (prefers-color-scheme: dark) {\n${bySystem}}\n`,
    rule(onPage(':root[data-theme="dark"]'), darkLines),
  ].join('');
}

/**
 * A theme as css that overrides the default. It applies to elements whose `data-brand` is its name, and to what they contain, in
 * the light and the dark scheme of the page: `createVerapixTheme('acme', { light: { accent: '#0b5fff' }, radius: { m: '0' } })`.
 * @throws Error for a name that is not lower-case words joined by hyphens, a token that does not exist, and a value that
 * would end its declaration.
 */
export function createVerapixTheme(name: string, overrides: ThemeOverrides): string {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(`"${name}" is no name of a theme: use lower-case letters, digits and hyphens.`);
  }
  for (const [group, tokens] of Object.entries(overrides)) {
    for (const [token, value] of Object.entries(tokens)) {
      const known = defaultTokens[group as keyof ThemeTokens] as Record<string, string> | undefined;
      if (!known || !Object.hasOwn(known, token)) {
        throw new Error(`The theme "${name}" has a token that does not exist: ${group}.${token}.`);
      }
      if (/[;{}<]/.test(value)) throw new Error(`${group}.${token} is no css value: "${value}".`);
    }
  }
  const { dark = {}, ...others } = overrides;
  const selector = `[data-brand="${name}"]`;
  const rules = schemeCss(selector, others, { ...defaultsInDark(others.light ?? {}), ...dark });
  // A theme may be the first style sheet of a page.
  return `@layer ${outerLayers.join(', ')};\n@layer ${layerName}.theme {\n${rules}}\n`;
}

/** The default's dark colours for what a theme changes in the light. Without them the light ones would apply in the dark. */
function defaultsInDark(light: object): Partial<Record<ColorName, string>> {
  const names = Object.keys(light) as ColorName[];
  return Object.fromEntries(names.map((name) => [name, darkColors[name]]));
}
