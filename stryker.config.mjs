import { globSync } from 'tinyglobby';

/** Pure functions that read or write a format, an address, a file or what a user typed. */
const parsers = [
  'packages/engines/src/{metadata/*,intake/{inspect-picture,rejections},picture/{jpeg-metadata,png}}.ts',
  'packages/engines/src/{logo/ico,text/text-table,image-generator/prompt/parse-prompt}.ts',
  'packages/client/src/{auth-callback-url,plain-text}.ts',
  'packages/app/src/app/{auth-callback-params,analytics/accepted-address,shell/suggest-path}.ts',
  'packages/app/src/content/{address,chat/match-intent}.ts',
  'packages/app/src/lib/checkout-path.ts',
  'packages/app/src/features/{account/device-name,checkout/checkout-query,merchant/parse-merchant-form}.ts',
  'packages/studio/src/{library/view-link,recipes/recipe-file,recipes/recipe-link}.ts',
  'packages/studio/src/tools/{image-to-text/page-range,watermark/area-file}.ts',
  'packages/server/src/{billing/signature,public-api/{addresses,webhook-signature}}.ts',
  'models/ort-file.ts',
];

/** Files that hold no rules: tests and their tools, lists of exports, and tables of data and texts. */
const withoutRules = [
  '**/*.{test,test-kit,fixture,types,messages}.ts',
  '**/index.ts',
  'packages/machines/src/{test-kit,testing}/**',
  'packages/machines/src/all-machines.ts',
  'packages/domain/src/public-api/**',
  'packages/domain/src/{api-limits,auth-user,delays,limits,logo,plans,preferences,site,tools}.ts',
];

const groups = {
  machines: ['packages/machines/src/**/*.ts'],
  domain: ['packages/domain/src/**/*.ts'],
  parsers,
};

/** A group, or beginnings of paths with commas between them: limits a run to these files. */
const only = process.env.MUTATE ?? '';

export default {
  mutate: globSync(groups[only] ?? Object.values(groups).flat(), { ignore: withoutRules }).filter(
    (path) => only in groups || only.split(',').some((beginning) => path.startsWith(beginning)),
  ),
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/ignore-names-and-texts.mjs'],
  ignorers: ['names-and-texts'],
  // Stryker rewrites it with a compiler API that TypeScript 7 does not have; ours names no file outside the sandbox.
  tsconfigFile: '.cache/stryker/no-tsconfig.json',
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  // Code that runs on import cannot be attributed to tests: a fourth of the mutants would take nine tenths of the time.
  // In the charts, each transition has a test of its own, which `transitionCoverage` checks.
  ignoreStatic: true,
  concurrency: 2,
  // The sandbox is below the repository and finds the dependencies there, but needs its own, mutated workspaces.
  tempDirName: '.cache/stryker/sandboxes',
  symlinkNodeModules: false,
  buildCommand: 'node scripts/mutation/link-workspaces.mjs',
  ignorePatterns: [
    '.cache',
    'dist*',
    'storybook-static',
    'test-results',
    '.vitest-attachments',
    '/.storybook',
    '/docs',
    '/e2e',
    '/examples',
    '/packages/app/public',
  ],
  incremental: true,
  incrementalFile: '.cache/stryker/incremental.json',
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: '.cache/stryker/report.html' },
  jsonReporter: { fileName: '.cache/stryker/report.json' },
  thresholds: { high: 95, low: 85, break: 85 },
};
