import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { defineConfig, defineProject } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { browserLaunchOptions } from './scripts/browser.ts';
import { isolationHeaders } from './scripts/headers.ts';
import { matchScreenshot } from './scripts/screenshots/match-screenshot.ts';

/** Takes the real pointer out of the page, where it would hover over whatever a story puts there. */
const parkPointer: BrowserCommand<[]> = ({ page }) => page.mouse.move(0, 0);

/** What only the browser itself can do: have the system choose the colours. */
const forceColours: BrowserCommand<[boolean]> = ({ page }, forced) =>
  page.emulateMedia({ forcedColors: forced ? 'active' : null });

/** Chromium without a window, whose pages have these options. */
const chromium = async (contextOptions: BrowserContextOptions = {}) => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: await browserLaunchOptions(), contextOptions }),
  screenshotFailures: false,
});

/** The frame that a story, or the check of one, is shown in. */
const storyFrame = { browser: 'chromium', viewport: { width: 1280, height: 800 } } as const;

const storybookDir = join(import.meta.dirname, '.storybook');

export default defineConfig(async () => ({
  test: {
    projects: [
      defineProject({
        plugins: [vanillaExtractPlugin()],
        define: { __EMBEDDED_BACKEND__: 'false' },
        test: {
          name: 'unit',
          environment: 'node',
          // A worker for each of many small files would take longer than what it runs.
          pool: 'threads',
          isolate: false,
          // Properties take seconds on a busy machine; a test that hangs is found all the same.
          testTimeout: 30_000,
          include: ['packages/**/*.test.{ts,tsx}', '{mocks,scripts,.storybook}/**/*.test.ts'],
          exclude: ['scripts/build-checks/**', '**/*.browser.test.ts', '**/node_modules/**'],
        },
      }),
      // The engines as they run on a device: in a browser, with their real weights, on real photographs.
      defineProject({
        publicDir: join(import.meta.dirname, 'packages/app/public'),
        server: { headers: isolationHeaders },
        optimizeDeps: {
          include: [
            'pica/pica_main',
            'fast-check',
            'mediabunny',
            'tesseract.js-core/tesseract-core-simd-lstm.js',
          ],
          // They find their own files beside themselves.
          exclude: ['onnxruntime-web', '@mediapipe/tasks-vision', 'tesseract.js'],
        },
        test: {
          name: 'engines',
          include: ['packages/engines/src/**/*.browser.test.ts'],
          testTimeout: 120_000,
          // Each network uses every core there is.
          fileParallelism: false,
          browser: { ...(await chromium()), instances: [{ browser: 'chromium' }] },
        },
      }),
      // What holds the stories to their promises: each check is seen to fail.
      defineProject({
        optimizeDeps: { include: ['axe-core'] },
        test: {
          name: 'checks',
          include: ['.storybook/checks/*.browser.test.ts'],
          browser: {
            ...(await chromium({ reducedMotion: 'reduce' })),
            instances: [storyFrame],
            commands: { forceColours },
          },
        },
      }),
      defineProject({
        test: { name: 'build', environment: 'node', include: ['scripts/build-checks/**/*.test.ts'] },
      }),
      defineProject({
        plugins: [storybookTest({ configDir: storybookDir, disableAddonDocs: false })],
        optimizeDeps: {
          // Found late, any of these would reload the page in the middle of a run.
          include: [
            '@storybook/addon-a11y',
            '@storybook/addon-docs',
            '@storybook/addon-docs/mdx-react-shim',
            '@storybook/addon-docs > @storybook/react-dom-shim',
            '@storybook/react-vite',
            '@vanilla-extract/recipes/createRuntimeFn',
            'axe-core',
            'elkjs/lib/elk.bundled.js',
            'lucide-react',
            'lucide-static',
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
          maxWorkers: 2,
          // The preview is loaded once for each worker; a story's checks leave nothing behind for the next.
          isolate: false,
          // Something other than the story may have held up its page.
          retry: 2,
          // A journey has many steps, and a busy machine takes its time for each.
          testTimeout: 60_000,
          setupFiles: ['.storybook/vitest.setup.ts'],
          browser: {
            // Room for the widest story: a smaller window would scale the tests' frame, and its pixels, down.
            ...(await chromium({ reducedMotion: 'reduce', viewport: { width: 1360, height: 3100 } })),
            instances: [storyFrame],
            commands: { forceColours, parkPointer, matchScreenshot },
          },
        },
      }),
    ],
  },
}));
