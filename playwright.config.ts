import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './scripts/browser.ts';

/** Journeys in which a network runs or a video is written. */
const engines = /upscaler\.spec|tool-(?!logo|image-generator|leaks)/;
/** The built Storybook, other browsers and the journey on a whole project have their own configurations. */
const others = /e2e\/(browsers|storybook|project)\//;
const leaks = /tool-leaks/;
const port = Number(process.env.E2E_PORT ?? 4273);

/** Journeys on the production build, served with its production headers. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    // Keeping a site for later takes a fifth of the time. Journeys that are about it allow it; at night all do.
    serviceWorkers: process.env.FULL ? 'allow' : 'block',
  },
  // Variants of journeys tagged @full run with `npm test -- full`, fifty runs of every tool with `npm test -- leaks`.
  ...(!process.env.FULL && { grepInvert: /@full/ }),
  testIgnore: process.env.LEAK_RUNS ? others : [leaks, others],
  projects: [
    // One at a time: the networks use all cores.
    { name: 'engines', testMatch: engines, workers: 1 },
    { name: 'pages', testIgnore: [engines, leaks, others] },
    ...(process.env.LEAK_RUNS ? [{ name: 'leaks', testMatch: leaks, workers: 1 }] : []),
  ],
  webServer: {
    command: `npm run preview -- --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
