import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './scripts/browser.ts';

/** Journeys in which a network runs or a video is written. */
const engines = /upscaler\.spec|tool-(?!logo|image-generator)/;
/** The built Storybook has a configuration of its own. */
const storybook = /e2e\/storybook/;
const port = Number(process.env.E2E_PORT ?? 4273);

/** Journeys on the production build, served with the headers it is meant to be served with. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  // Something other than the page may have held it up; the report tells such a journey from one that passed at once.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
  },
  // Fifty runs of every tool take minutes: `npm run test:leaks`.
  testIgnore: process.env.LEAK_RUNS ? storybook : [/tool-leaks/, storybook],
  projects: [
    // One at a time: the sharp engine uses every core there is.
    { name: 'engines', testMatch: engines, workers: 1 },
    { name: 'pages', testIgnore: [engines, /tool-leaks/, storybook] },
  ],
  webServer: {
    command: `npm run preview -- --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
