/**
 * `npm run numbers` prints what keeps the project small: source files and lines, import cycles, small and large files,
 * non-standard words in comments and names, and megabytes of screenshots and of node_modules.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { rootDir } from './paths.ts';

const folders = [
  ...globSync('packages/*/src', { cwd: rootDir, onlyDirectories: true, expandDirectories: false }).sort(),
  'mocks',
  'models',
  'scripts',
  'e2e',
  '.storybook',
].map((folder) => folder.replace(/\/$/, ''));

/** Tests, stories, styles and fixtures are not counted as source. */
const notSource = '**/{*.{test,browser.test,test-kit,stories,css,fixture,bench,d}.{ts,tsx},node_modules/**}';

const rows = folders.map((folder) => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: rootDir, ignore: [notSource], dot: true });
  const lines = files.map((file) => readFileSync(join(rootDir, file), 'utf8').split('\n').length - 1);
  return {
    folder,
    files: files.length,
    lines: lines.reduce((sum, each) => sum + each, 0),
    'under 41 lines': lines.filter((each) => each <= 40).length,
    'over 300 lines': lines.filter((each) => each > 300).length,
  };
});
console.table(rows);

/** How many findings a lint rule has. */
function countFindings(rule: string): number {
  const args = ['biome', 'lint', `--only=${rule}`, '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync('npx', args, { cwd: rootDir, encoding: 'utf8', maxBuffer: 1e9 });
  return (JSON.parse(stdout) as { summary: { errors: number } }).summary.errors;
}

/** How many lines of tracked files match, articles and legal texts aside. */
function countLines(pattern: string): number {
  const args = [
    'grep',
    '-hiP',
    pattern,
    '--',
    '*.ts',
    '*.tsx',
    '*.md',
    '*.mdx',
    ':!packages/app/src/content',
  ];
  const { stdout } = spawnSync('git', args, { cwd: rootDir, encoding: 'utf8', maxBuffer: 1e9 });
  return stdout.split('\n').length - 1;
}

const megabytesOf = (folder: string) =>
  Number(
    execFileSync('du', ['-sm', '--exclude=.cache', folder], { cwd: rootDir, encoding: 'utf8' }).split(
      '\t',
    )[0],
  );

console.table({
  'import cycles': countFindings('suspicious/noImportCycles'),
  'imports against the layers': countFindings('style/noRestrictedImports'),
  'lines with non-standard words': countLines(
    String.raw`\b(whoever|somebody|anew|befell|befall\w*|nobody)\b`,
  ),
  'screenshots, files': globSync('.storybook/screenshots/*', { cwd: rootDir, dot: true }).length,
  'screenshots, MB': megabytesOf('.storybook/screenshots'),
  'node_modules, MB': megabytesOf('node_modules'),
});
