import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { rawValues } from './css-tokens.ts';
import { rootDir } from './paths.ts';

const stylesheets = globSync(
  ['packages/*/src/**/*.css.ts', '!packages/ui/src/theme/**', '!**/VisuallyHidden.css.ts'],
  {
    cwd: rootDir,
  },
);

describe('component css', () => {
  it.each(stylesheets)('%s reads tokens only', (path) => {
    expect(rawValues(path, readFileSync(join(rootDir, path), 'utf8'))).toEqual([]);
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
  ])('may not hold %s', (line) => {
    expect(rawValues('a.css.ts', line)).toHaveLength(1);
  });

  it.each([
    'color: vars.color.text,',
    "inlineSize: '50%',",
    'zIndex: vars.zIndex.dialog,',
    '// 4px, in words',
    "insetInlineStart: '0',",
  ])('may hold %s', (line) => {
    expect(rawValues('a.css.ts', line)).toEqual([]);
  });
});
