/**
 * `npm run numbers` prints what keeps the project small: files and lines of each folder, and each aim of its structure
 * with its limit.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tools } from '@verapix/domain';
import { globSync } from 'tinyglobby';
import { flowFiles, importsOf } from './imports.ts';
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
const notSource =
  '**/{test-kit/**,*.{test,browser.test,test-kit,stories,css,fixture,bench,d}.{ts,tsx},node_modules/**}';

const read = (file: string) => readFileSync(join(rootDir, file), 'utf8');
const sourcesOf = (...patterns: string[]) =>
  globSync(
    patterns.map((pattern) => `${pattern}/**/*.{ts,tsx}`),
    { cwd: rootDir, ignore: [notSource], dot: true },
  );
const countLinesOf = (file: string) => read(file).split('\n').length - 1;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const rows = folders.map((folder) => {
  const lines = sourcesOf(folder).map(countLinesOf);
  return {
    folder,
    files: lines.length,
    lines: sum(lines),
    'under 41 lines': lines.filter((each) => each <= 40).length,
    'over 300 lines': lines.filter((each) => each > 300).length,
  };
});
console.table(rows);

const app = sourcesOf('packages/app/src');

/** The code of pages: the app, and the tools. */
const pages = sourcesOf('packages/app/src', 'packages/studio/src');
const countInPages = (pattern: RegExp) => sum(pages.map((file) => [...read(file).matchAll(pattern)].length));

/** How many files one opens to follow a flow that begins in a file. */
function countFlow(entry: string): number {
  if (!existsSync(join(rootDir, entry)))
    throw new Error(`${entry} does not exist, so the flow cannot be followed.`);
  return flowFiles(entry).length;
}

const countTool = (name: string) => countFlow(`packages/studio/src/tools/${name}/Workspace.tsx`);

/** The most files outside a tool's folder that contain its id; tests, stories and texts not counted. */
function countToolMentions(): number {
  const files = sourcesOf('packages/*/src', 'packages/app/vite', 'mocks');
  return Math.max(
    ...tools.map(({ id }) => {
      const naming = files.filter((file) => read(file).includes(`'${id}'`));
      const folder = naming.filter((file) => /\/tools\/[^/]+\/tool\.tsx?$/.test(file)).map(dirname)[0];
      return naming.filter((file) => !folder || !file.startsWith(`${folder}/`)).length;
    }),
  );
}

/** Imports that no layer may have: who, and of whom. */
const upward: readonly (readonly [from: RegExp, to: RegExp])[] = [
  [/^packages\/app\/src\/(?:app|lib|content)\//, /^packages\/app\/src\/features\//],
  [/^packages\/app\/src\/(?:lib|content)\//, /^packages\/app\/src\/app\//],
  [/^\.storybook\//, /^packages\/app\/src\/(?!testing\/)/],
  [/^packages\/(?!app\/)/, /^(?:packages\/app|scripts|\.storybook|mocks)\//],
  [/^packages\/domain\//, /^packages\/messages\//],
];

/** The lazy routes of the app name the pages of its features. */
const routes = /^packages\/app\/src\/app\/routes\.tsx?$/;

function countUpwardImports(): number {
  return sum(
    sourcesOf('packages/*/src', '.storybook').map((from) => {
      const rules = from.includes('/testing/') ? [] : upward.filter(([layer]) => layer.test(from));
      if (rules.length === 0) return 0;
      return importsOf(from).filter(
        ({ file, isDynamic }) =>
          rules.some(([, forbidden]) => forbidden.test(file)) && !(routes.test(from) && isDynamic),
      ).length;
    }),
  );
}

/** How many findings lint rules have. */
function countFindings(...rules: string[]): number {
  const only = rules.map((rule) => `--only=${rule}`);
  const args = ['biome', 'lint', ...only, '--reporter=json', '--max-diagnostics=none'];
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

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: rootDir, encoding: 'utf8', maxBuffer: 1e9 })
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(rootDir, file)));
const megabytesOf = (files: readonly string[]) =>
  Math.round(sum(files.map((file) => statSync(join(rootDir, file)).size)) / 1e5) / 10;

const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
const screenshots = tracked.filter((file) => file.startsWith('.storybook/screenshots/'));

/** Each number with its limit. */
const aims: Readonly<Record<string, readonly [number, number]>> = {
  'app, files': [app.length, 300],
  'app, lines': [sum(app.map(countLinesOf)), 20_000],
  'flow of background, files': [countTool('background'), 120],
  'flow of upscaler, files': [countTool('upscale'), 120],
  'flow of sign-in, files': [countFlow('packages/app/src/features/auth/SignInPage.tsx'), 45],
  'flow of checkout, files': [countFlow('packages/app/src/features/checkout/CheckoutPage.tsx'), 50],
  'flow of subscriptions, files': [countFlow('packages/app/src/features/account/SubscriptionsPage.tsx'), 30],
  'id of a tool outside its folder, files': [countToolMentions(), 3],
  'lazy(': [countInPages(/\blazy\(/g), 15],
  'import(': [countInPages(/\bimport\(/g), 80],
  'snapshot?.': [countInPages(/\bsnapshot\?\./g), 10],
  'imports up': [countUpwardImports(), 0],
  'imports that the lint rules forbid': [
    countFindings('style/noRestrictedImports', 'correctness/noUndeclaredDependencies'),
    0,
  ],
  'import cycles, types included': [countFindings('suspicious/noImportCycles'), 0],
  'tracked files, MB': [megabytesOf(tracked), 40],
  'screenshots, MB': [megabytesOf(screenshots), 25],
  'npm scripts': [Object.keys(scripts).length, 25],
};
console.table(
  Object.fromEntries(
    Object.entries(aims).map(([name, [now, limit]]) => [
      name,
      { now, limit, met: now <= limit ? 'yes' : 'no' },
    ]),
  ),
);

console.table({
  'parts that load later (loadable)': countInPages(/\bloadable\(/g),
  'lines with non-standard words': countLines(
    String.raw`\b(whoever|somebody|anew|befell|befall\w*|nobody)\b`,
  ),
  'screenshots, files': screenshots.length,
  'node_modules, MB': Number(
    execFileSync('du', ['-sm', '--exclude=.cache', 'node_modules'], { cwd: rootDir, encoding: 'utf8' }).split(
      '\t',
    )[0],
  ),
});
