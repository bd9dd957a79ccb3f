import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { contrastPairs, unmeasuredPairs } from '../packages/ui/src/theme/semantic.ts';
import { type ColourPair, colourPairs, rawValues } from './css-rules.ts';
import { rootDir } from './paths.ts';

const read = (path: string) => readFileSync(join(rootDir, path), 'utf8');
const stylesheets = globSync(['packages/*/src/**/*.css.ts'], { cwd: rootDir });
/** Tokens are defined in the theme; hidden text needs one raw pixel. */
const readsTokens = stylesheets.filter((path) => !/ui\/src\/theme\/|VisuallyHidden\.css/.test(path));

describe('component css', () => {
  it.each(readsTokens)('%s reads tokens only', (path) => {
    expect(rawValues(path, read(path))).toEqual([]);
  });

  it.each([
    "color: '#d0370a',",
    "background: 'rgb(0 0 0 / 0.5)',",
    "borderColor: 'white',",
    "padding: '4px 8px',",
    'zIndex: 10,',
    "marginLeft: '1rem',",
    "left: '0',",
    "selectors: { '&:dir(rtl)': { rotate: '180deg' } },",
  ])('must not contain %s', (line) => {
    expect(rawValues('a.css.ts', line)).toHaveLength(1);
  });

  it.each([
    'color: vars.color.text,',
    "inlineSize: '50%',",
    'zIndex: vars.zIndex.dialog,',
    '// 4px, in words',
    "insetInlineStart: '0',",
  ])('may contain %s', (line) => {
    expect(rawValues('a.css.ts', line)).toEqual([]);
  });
});

const inWords = ({ foreground, background }: ColourPair) => `${foreground} on ${background}`;

describe('the pairs of colours', () => {
  const known = new Set([...contrastPairs, ...unmeasuredPairs].map(inWords));

  it('of every rule have their contrast tested', () => {
    const unknown = stylesheets.flatMap((path) =>
      colourPairs(read(path))
        .map(inWords)
        .filter((pair) => !known.has(pair))
        .map((pair) => `${path}: ${pair}`),
    );
    expect(unknown).toEqual([]);
  });

  it('without a contrast test are in use', () => {
    const used = new Set(stylesheets.flatMap((path) => colourPairs(read(path)).map(inWords)));
    expect(unmeasuredPairs.map(inWords).filter((pair) => !used.has(pair))).toEqual([]);
  });

  it('are found in rules and selectors', () => {
    const source = `
      export const root = componentStyle({
        color: vars.color.text,
        background: vars.color.surface,
        borderColor: vars.color.hairline,
        selectors: { '&:hover': { background: vars.color.hover }, '&:active': { color: vars.color.text, background: vars.color.pressed } },
      });`;
    expect(colourPairs(source).map(inWords)).toEqual(['text on surface', 'text on pressed']);
  });
});
