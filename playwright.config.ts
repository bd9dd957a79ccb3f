import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './scripts/browser.ts';

const engines = /upscaler|comparison|tool-/;
const port = Number(process.env.E2E_PORT ?? 4273);

/** Journeys on the production build, served with the headers it is meant to be served with. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
  },
  projects: [
    // One at a time: the sharp engine uses every core there is.
    { name: 'engines', testMatch: engines, workers: 1 },
    { name: 'pages', testIgnore: engines },
  ],
  webServer: {
    command: `npm run preview -- --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
