import { defineConfig } from '@playwright/test';
import { rootDir } from '../../scripts/paths.ts';

const port = Number(process.env.E2E_PORT ?? 4276);

/**
 * The main journeys in Firefox and WebKit as they are installed. A browser that is not installed is skipped, unless
 * `REQUIRE_BROWSERS=firefox,webkit` lists it.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../test-results/browsers',
  timeout: 120_000,
  workers: 1,
  retries: 0,
  reporter: [['list']],
  use: { baseURL: `http://localhost:${port}` },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
  webServer: {
    command: `tsx e2e/browsers/serve.ts ${port}`,
    cwd: rootDir,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
