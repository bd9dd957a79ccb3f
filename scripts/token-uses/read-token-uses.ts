import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { rootDir } from '../paths.ts';
import { tokensReadBy } from './tokens-read-by.ts';

const sources = [
  'packages/{ui,app}/src/**/*.{ts,tsx}',
  '!**/*.{test,stories}.{ts,tsx}',
  // Where they are made.
  '!packages/ui/src/theme/theme.css.ts',
];

/** A stylesheet has the name of the component it is of. */
const nameOf = (path: string) => basename(path).replace(/(\.css)?\.tsx?$/, '');

/** The components and parts of the theme that read a token, by the token's name, each once and sorted. */
export function readTokenUses(): Record<string, string[]> {
  const uses = new Map<string, Set<string>>();
  for (const path of globSync(sources, { cwd: rootDir })) {
    for (const token of tokensReadBy(readFileSync(join(rootDir, path), 'utf8'))) {
      uses.set(token, (uses.get(token) ?? new Set()).add(nameOf(path)));
    }
  }
  return Object.fromEntries([...uses].map(([token, users]) => [token, [...users].sort()]));
}
