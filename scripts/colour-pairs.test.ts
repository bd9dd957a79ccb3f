import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { contrastPairs, unmeasuredPairs } from '../packages/ui/src/theme/semantic.ts';
import { type ColourPair, colourPairs } from './colour-pairs.ts';
import { rootDir } from './paths.ts';

const stylesheets = globSync('packages/*/src/**/*.css.ts', { cwd: rootDir });

const inWords = ({ foreground, background }: ColourPair) => `${foreground} on ${background}`;

describe('the pairs of colours', () => {
  const known = new Set([...contrastPairs, ...unmeasuredPairs].map(inWords));

  it('of every rule are among those whose contrast is measured', () => {
    const unknown = stylesheets.flatMap((path) =>
      colourPairs(readFileSync(join(rootDir, path), 'utf8'))
        .map(inWords)
        .filter((pair) => !known.has(pair))
        .map((pair) => `${path}: ${pair}`),
    );
    expect(unknown).toEqual([]);
  });

  it('that need no contrast are in use', () => {
    const used = new Set(
      stylesheets.flatMap((path) => colourPairs(readFileSync(join(rootDir, path), 'utf8')).map(inWords)),
    );
    expect(unmeasuredPairs.map(inWords).filter((pair) => !used.has(pair))).toEqual([]);
  });

  it('are found in rules and in their selectors', () => {
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
