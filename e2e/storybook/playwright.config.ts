import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../scripts/browser.ts';
import { rootDir } from '../../scripts/paths.ts';

const port = Number(process.env.E2E_PORT ?? 4274);

/** Visits to the built Storybook, served from a subfolder without extra headers, as a static host does. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../test-results/storybook',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 2,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await browserLaunchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `vite preview --outDir storybook-static --base /design/ --port ${port} --strictPort`,
    cwd: rootDir,
    url: `http://localhost:${port}/design/`,
    reuseExistingServer: false,
  },
});
