import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../scripts/browser.ts';

const port = Number(process.env.E2E_PORT ?? 4275);

/** A journey on the app built for a project on this computer: Postgres, edge functions, the public API and its worker. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../test-results/project',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 1,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await browserLaunchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
  },
});
