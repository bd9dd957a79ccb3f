import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { rootDir } from '../paths.ts';
import { declaredStates, type StoryState } from './declared-states.ts';

/** What all stories of the product say they show, in the order of their files. */
export function readStoryStates(): StoryState[] {
  return globSync('packages/*/src/**/*.stories.tsx', { cwd: rootDir })
    .sort()
    .flatMap((file) => {
      const code = readFileSync(join(rootDir, file), 'utf8');
      // Most files have none, and parsing all of them takes seconds.
      return /\bstates\b/.test(code) ? declaredStates(code, file) : [];
    });
}
