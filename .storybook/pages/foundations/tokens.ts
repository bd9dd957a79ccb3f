import { scales } from '../../../packages/ui/src/theme/scales';
import scalesSource from '../../../packages/ui/src/theme/scales.ts?raw';
import { type ColorName, darkColors, lightColors } from '../../../packages/ui/src/theme/semantic';
import semanticSource from '../../../packages/ui/src/theme/semantic.ts?raw';
import { vars } from '../../../packages/ui/src/theme/theme.css';

/** Every group of tokens with its values; for colours, those of the light theme. */
const groups = { color: lightColors, ...scales } satisfies Record<string, Record<string, string>>;
export type TokenGroup = keyof typeof groups;

export interface Token {
  /** Its path in code after `vars.`: `color.accent`. */
  name: string;
  /** Its custom property: `var(--vx-color-accent)`. */
  variable: string;
  /** In the light theme. */
  value: string;
  /** In the dark theme; only colours differ. */
  darkValue: string;
  /** Its purpose, from the comment beside it. */
  purpose: string;
}

/** The comments directly above the keys of an object, by key. */
export function commentsOf(source: string): Map<string, string> {
  const found = source.matchAll(/\/\*\* (.+?) \*\/\s+(\w+):/g);
  return new Map([...found].map(([, comment = '', key = '']) => [key, comment]));
}

const groupSource = (group: TokenGroup) =>
  group === 'color'
    ? semanticSource
    : (new RegExp(`\\n {2}${group}: \\{[^}]*\\}`).exec(scalesSource)?.[0] ?? '');

const isColor = (key: string): key is ColorName => key in darkColors;

/** The tokens of a group in the order of their declaration. */
export function tokensOf(group: TokenGroup): Token[] {
  const comments = commentsOf(groupSource(group));
  const variables: Record<string, string> = vars[group];
  return Object.entries<string>(groups[group]).map(([key, value]) => ({
    name: `${group}.${key}`,
    variable: variables[key] ?? '',
    value,
    darkValue: group === 'color' && isColor(key) ? darkColors[key] : value,
    purpose: comments.get(key) ?? '',
  }));
}
