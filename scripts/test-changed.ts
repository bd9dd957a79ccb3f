/**
 * `npm run test:changed`: runs the unit tests and the stories that depend on the files changed since the last commit, or
 * since `-- BASE`. Stories are limited to the nearest, so that the answer takes less than a minute; `npm test` runs all.
 *
 * Vitest's own `--changed` transforms every module to find its imports, which takes longer than the tests.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import { rootDir } from './paths.ts';

const maxStoryFiles = 12;

const files = globSync(['{packages,mocks,models,scripts,.storybook}/**/*.{ts,tsx,mdx}', '!**/node_modules/**'], {
  cwd: rootDir,
  dot: true,
});
const packageFolders = Object.fromEntries(
  globSync('{packages/*,mocks,.storybook}/package.json', { cwd: rootDir, dot: true }).map((file) => {
    const { name, exports } = JSON.parse(readFileSync(join(rootDir, file), 'utf8'));
    return [name as string, { folder: dirname(file), exports: exports as Record<string, string> }];
  }),
);

/** The file of an import; undefined for an external package. */
function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    const base = join(dirname(from), specifier);
    const isFile = (path: string) =>
      existsSync(join(rootDir, path)) && statSync(join(rootDir, path)).isFile();
    return ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => base + ending).find(isFile);
  }
  const [scope, name, ...rest] = specifier.split('/');
  const target = packageFolders[`${scope}/${name}`];
  const path = target?.exports?.[['.', ...rest].join('/')];
  return target && path && join(target.folder, path);
}

/** Imports every page lazily: following it, each change would affect every story of the whole app. */
const routes = 'packages/app/src/app/routes.tsx';

/** The files that import each file. */
const importers = new Map<string, string[]>();
for (const from of files) {
  const source = readFileSync(join(rootDir, from), 'utf8');
  const pattern = from === routes ? /\bfrom\s+'([^']+)'/g : /(?:\bfrom\s+|^import\s+|\bimport\()'([^']+)'/gm;
  for (const [, specifier = ''] of source.matchAll(pattern)) {
    const target = resolveImport(from, specifier);
    if (target) importers.set(target, [...(importers.get(target) ?? []), from]);
  }
}

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
