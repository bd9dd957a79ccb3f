/// <reference path="./.storybook/checks/provided-context.d.ts" />
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import type { Plugin } from 'vite';
import { defineConfig, defineProject } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { messages } from './packages/messages/src/vite.ts';
import { browserLaunchOptions } from './scripts/browser.ts';
import { isolationHeaders } from './scripts/headers.ts';
import { matchScreenshot } from './scripts/screenshots/match-screenshot.ts';

/** Moves the real pointer out of the page, where it would hover over a story. */
const parkPointer: BrowserCommand<[]> = ({ page }) => page.mouse.move(0, 0);

/** Emulates forced colours, which only the browser can do. */
const forceColours: BrowserCommand<[boolean]> = ({ page }, forced) =>
  page.emulateMedia({ forcedColors: forced ? 'active' : null });

/** Headless Chromium with these options for its pages. */
const chromium = async (contextOptions: BrowserContextOptions = {}) => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: await browserLaunchOptions(), contextOptions }),
  screenshotFailures: false,
});

/** The frame that shows a story. */
const storyFrame = { browser: 'chromium', viewport: { width: 1280, height: 800 } } as const;

/** Tests that take minutes run with `npm test -- full` only. */
const slowTests = (mode: string) => (mode === 'full' ? [] : ['**/*.full.*']);

/** Plays look for English texts: in another language a story is only rendered. */
const withoutPlays: Plugin = {
  name: 'without-plays',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$|\/testing\/visit\.ts$/ },
    handler: (code) => code.replace(/\bplay(?=:)/g, 'playInEnglish'),
  },
};

/** Lets the browser keep modules: no file changes during a run, and each worker of an engine would ask for all again. */
const keepModules: Plugin = {
  name: 'keep-modules',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (/\.(?:tsx?|m?js|css|json|wasm)(?:\?|$)/.test(request.url ?? '')) {
        const setHeader = response.setHeader.bind(response);
        response.setHeader = (name, value) =>
          setHeader(name, name === 'Cache-Control' && value === 'no-cache' ? 'max-age=3600' : value);
      }
      next();
    });
  },
};

const { values: chosen } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
});

/** Whether the run may need the stories: Storybook takes five seconds to start, also if other projects are chosen. */
const needsStories =
  chosen.project?.every((name) => /^\w+$/.test(String(name)) && name !== 'stories') !== true;

const storybookDir = join(import.meta.dirname, '.storybook');

/** Vite finds the dependencies of workers late, and then reloads the page in the middle of a run: they are named here. */
const engineDependencies = {
  include: [
    '@cornerstonejs/codec-libjpeg-turbo-8bit/decodewasmjs',
    'bidi-js',
    'mediabunny',
    'opentype.js/dist/opentype.mjs',
    'pica/pica_main',
    'tesseract.js-core/tesseract-core-simd-lstm.js',
    'pdfjs-dist/build/pdf.worker.min.mjs',
    'pdfjs-dist/image_decoders/pdf.image_decoders.mjs',
  ],
  // They load files from their own folders.
  exclude: ['onnxruntime-web', '@mediapipe/tasks-vision', '@jsquash/avif', '@jsquash/jxl', 'harfbuzzjs'],
};

export default defineConfig(async ({ mode }) => ({
  test: {
    projects: [
      defineProject({
        // A project does not inherit it: `import.meta.env.MODE` tells tests whether it is night.
        mode,
        plugins: [vanillaExtractPlugin(), messages()],
        define: { __EMBEDDED_BACKEND__: 'false' },
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['scripts/property-runs.ts'],
          // Starting a worker for each small file would take longer than its tests.
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
          // Property tests take seconds on a busy machine.
          testTimeout: 30_000,
          include: [
            'packages/**/*.test.{ts,tsx}',
            '{mocks,models,scripts,.storybook}/**/*.test.ts',
            'supabase/*.test.ts',
            'examples/**/*.test.ts',
          ],
          exclude: [
            'packages/worker/**',
            'scripts/build-checks/**',
            '**/*.browser.test.ts',
            '**/node_modules/**',
            ...slowTests(mode),
          ],
        },
      }),
      // Migrations, policies and ports on a real Postgres, functions in Deno, and the worker with its network.
      defineProject({
        test: {
          name: 'database',
          environment: 'node',
          include: ['{supabase/tests,packages/worker}/**/*.test.ts'],
          exclude: slowTests(mode),
          globalSetup: ['supabase/tests/cluster.ts'],
          maxWorkers: 2,
          testTimeout: 30_000,
        },
      }),
      // Attacks on the API and its workers as processes of their own. One file after the other: they measure times.
      defineProject({
        test: {
          name: 'attack',
          environment: 'node',
          include: ['supabase/attack/**/*.test.ts'],
          exclude: slowTests(mode),
          globalSetup: ['supabase/tests/cluster.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
        },
      }),
      // What runs on a device, in a browser: the engines with real weights and photographs, and the database.
      defineProject({
        mode,
        plugins: [process.argv.includes('run') && keepModules],
        publicDir: join(import.meta.dirname, 'packages/app/public'),
        server: { headers: isolationHeaders },
        optimizeDeps: {
          ...engineDependencies,
          include: ['fast-check', 'idb', ...engineDependencies.include],
        },
        test: {
          name: 'engines',
          include: ['packages/{engines,studio}/src/**/*.browser.test.ts'],
          exclude: slowTests(mode),
          testTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          browser: { ...(await chromium()), instances: [{ browser: 'chromium' }] },
        },
      }),
      // Proves that each check of the stories can fail.
      defineProject({
        optimizeDeps: { include: ['axe-core'] },
        test: {
          name: 'checks',
          provide: { checksEveryState: false, checksThemes: false, checksLanguage: false },
          include: ['.storybook/checks/*.browser.test.ts'],
          browser: {
            ...(await chromium({ reducedMotion: 'reduce' })),
            instances: [{ ...storyFrame }],
            commands: { forceColours },
          },
        },
      }),
      defineProject({
        test: {
          name: 'build',
          environment: 'node',
          include: ['scripts/build-checks/**/*.test.ts'],
          exclude: slowTests(mode),
        },
      }),
      ...(needsStories
        ? [
            defineProject({
              plugins: [
                storybookTest({
                  configDir: storybookDir,
                  disableAddonDocs: false,
                }),
                mode === 'languages' && withoutPlays,
              ],
              optimizeDeps: {
                exclude: engineDependencies.exclude,
                include: [
                  ...engineDependencies.include,
                  '@storybook/addon-a11y',
                  '@storybook/addon-docs',
                  '@storybook/addon-docs/mdx-react-shim',
                  '@storybook/addon-docs > @storybook/react-dom-shim',
                  '@storybook/react-vite',
                  '@vanilla-extract/recipes/createRuntimeFn',
                  'axe-core',
                  'elkjs/lib/elk.bundled.js',
                  'lucide-react',
                  'msw',
                  'msw-storybook-addon',
                  'msw/browser',
                  'opentype.js/dist/opentype.mjs',
                  'radix-ui',
                  'react',
                  'react-dom',
                  'react-dom/client',
                  'react/jsx-dev-runtime',
                  'react/jsx-runtime',
                  'storybook/internal/csf',
                  'storybook/preview-api',
                  'storybook/test',
                  'storybook/viewport',
                  '@xstate/react',
                  'react-router-dom',
                  'xstate',
                ],
              },
              test: {
                name: 'stories',
                provide: {
                  checksEveryState: mode === 'full',
                  checksThemes: mode === 'themes',
                  checksLanguage: mode === 'languages',
                },
                maxWorkers: 2,
                // Projects of one run need equal `maxWorkers` or different groups.
                sequence: { groupOrder: 1 },
                // The preview is loaded once per worker. `vitest.setup.ts` resets what stories share.
                isolate: false,
                retry: 0,
                // Journeys have many steps.
                testTimeout: 60_000,
                setupFiles: ['.storybook/vitest.setup.ts'],
                browser: {
                  // Larger than any story: a smaller window would scale the test's frame, and its pixels, down.
                  ...(await chromium({ reducedMotion: 'reduce', viewport: { width: 1360, height: 3100 } })),
                  instances: [{ ...storyFrame }],
                  commands: { forceColours, parkPointer, matchScreenshot },
                },
              },
            }),
          ]
        : []),
    ],
  },
}));
