/**
 * `npm test -- changed` checks lint and types, then runs the unit tests and the stories that depend on the files changed
 * since the last commit, or since a BASE. Stories are limited to the nearest, so that the answer takes less than a minute;
 * `npm test` runs all.
 *
 * Vitest's own `--changed` transforms every module to find its imports, which takes longer than the tests.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { globSync } from 'tinyglobby';
import { importsOf } from './imports.ts';
import { rootDir } from './paths.ts';

const maxStoryFiles = 12;

const files = globSync(
  ['{packages,mocks,models,scripts,.storybook}/**/*.{ts,tsx,mdx}', '!**/node_modules/**'],
  {
    cwd: rootDir,
    dot: true,
  },
);
/** Imports every page lazily: following it, each change would affect every story of the whole app. */
const routes = 'packages/app/src/app/routes.tsx';

/** The files that import each file. */
const importers = new Map<string, string[]>();
for (const from of files)
  for (const { file, isDynamic } of importsOf(from))
    if (from !== routes || !isDynamic) importers.set(file, [...(importers.get(file) ?? []), from]);

/** The changed files and everything that depends on them, nearest first. */
function dependents(changed: readonly string[]): string[] {
  const found = new Set(changed);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return [...found];
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: rootDir, encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', process.argv[2] ?? 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
].map((file) => relative('', file));

const affected = dependents(changed);
const unitTests = affected.filter((file) => /\.test\.tsx?$/.test(file) && !/\.browser\.test\./.test(file));
const stories = affected.filter((file) => file.endsWith('.stories.tsx'));
const nearest = stories.slice(0, maxStoryFiles);
console.log(
  `${changed.length} changed files affect ${unitTests.length} unit tests and ${stories.length} files of stories` +
    (stories.length > nearest.length ? `; the nearest ${nearest.length} run.` : '.'),
);

const isPassed = [
  ['unit', unitTests],
  ['stories', nearest],
].every(([project, paths]) => {
  if (!paths?.length) return true;
  const args = ['vitest', 'run', `--project=${project}`, '--update=none', ...paths];
  return spawnSync('npx', args, { cwd: rootDir, stdio: 'inherit' }).status === 0;
});
process.exitCode = isPassed ? 0 : 1;
