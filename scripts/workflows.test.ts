import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { rootDir } from './paths.ts';

const uses = globSync('.github/workflows/*.yml', { cwd: rootDir, dot: true }).flatMap((path) =>
  [...readFileSync(join(rootDir, path), 'utf8').matchAll(/uses: (.*)/g)].map(([, action = '']) => action),
);

it('workflows use actions, each pinned to a commit with its version beside it', () => {
  expect(uses.length).toBeGreaterThan(0);
  for (const action of uses) expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('workflows have one commit for each action', () => {
  expect(new Set(uses).size).toBe(new Set(uses.map((action) => action.split('@')[0])).size);
});
