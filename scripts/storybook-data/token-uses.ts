import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { scales } from '../../packages/ui/src/theme/scales.ts';
import { screens } from '../../packages/ui/src/theme/screens.ts';
import { lightColors } from '../../packages/ui/src/theme/semantic.ts';
import { rootDir } from '../paths.ts';

const groups: Record<string, Record<string, string>> = { color: lightColors, ...scales, screens };

/** Every token and screen as `group.name`: `color.accent`, `screens.tablet`. */
export const tokenNames = Object.entries(groups).flatMap(([group, tokens]) =>
  Object.keys(tokens).map((name) => `${group}.${name}`),
);

/**
 * The names that an index can have, as in `vars.color[tone]` or `vars.color[${tone}Soft]`: those that the file contains
 * as strings, or all of the group if it contains none.
 */
function indexed(code: string, group: string, index: string): string[] {
  const all = Object.keys(groups[group] ?? {});
  const ending = /\$\{\w+\}(\w+)/.exec(index)?.[1] ?? '';
  const written = all.filter(
    (name) => name.endsWith(ending) && code.includes(`'${name.slice(0, name.length - ending.length)}'`),
  );
  return written.length > 0 ? written : all;
}

/** The tokens that a source file reads, by name. */
export function tokensReadBy(source: string): Set<string> {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const read = new Set<string>();
  for (const [, group, name] of code.matchAll(/\bvars\.(\w+)\.(\w+)/g)) read.add(`${group}.${name}`);
  for (const [, name] of code.matchAll(/\bscreens\.(\w+)/g)) read.add(`screens.${name}`);
  for (const [, group = '', index = ''] of code.matchAll(/\bvars\.(\w+)\[([^\]]+)\]/g)) {
    for (const name of indexed(code, group, index)) read.add(`${group}.${name}`);
  }
  return read;
}

const sources = [
  'packages/{ui,app}/src/**/*.{ts,tsx}',
  '!**/*.{test,stories}.{ts,tsx}',
  // Defines the tokens.
  '!packages/ui/src/theme/theme.css.ts',
];

/** A stylesheet has the name of its component. */
const nameOf = (path: string) => basename(path).replace(/(\.css)?\.tsx?$/, '');

/** The components and theme parts that read each token, sorted, by the token's name. */
export function readTokenUses(): Record<string, string[]> {
  const uses = new Map<string, Set<string>>();
  for (const path of globSync(sources, { cwd: rootDir })) {
    for (const token of tokensReadBy(readFileSync(join(rootDir, path), 'utf8'))) {
      uses.set(token, (uses.get(token) ?? new Set()).add(nameOf(path)));
    }
  }
  return Object.fromEntries([...uses].map(([token, users]) => [token, [...users].sort()]));
}
