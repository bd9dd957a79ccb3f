import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { messages } from './packages/messages/src/vite.ts';

/** The unit tests of what `stryker.config.mjs` mutates: without the others, a mutant takes a tenth of the time. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), messages()],
  define: { __EMBEDDED_BACKEND__: 'false' },
  test: {
    environment: 'node',
    pool: 'threads',
    isolate: false,
    testTimeout: 30_000,
    setupFiles: ['scripts/mutation/setup.ts'],
    include: [
      'packages/{machines,domain}/src/**/*.test.ts',
      'packages/engines/src/{metadata,intake,picture}/*.test.ts',
      'packages/engines/src/{logo/ico,text/text-table,image-generator/prompt/parse-prompt}.test.ts',
      'packages/client/src/{auth-callback-url,plain-text}.test.ts',
      'packages/app/src/app/{auth-callback-params,analytics/accepted-address,shell/suggest-path}.test.ts',
      'packages/app/src/content/{address,chat/chat}.test.ts',
      'packages/app/src/lib/checkout-path.test.ts',
      'packages/app/src/features/{account/device-name,checkout/checkout-query,merchant/parse-merchant-form}.test.ts',
      'packages/studio/src/{library/view-link,recipes/recipe-file,recipes/recipe-link}.test.ts',
      'packages/studio/src/tools/{image-to-text/page-range,watermark/area-file}.test.ts',
      'packages/server/src/{billing,public-api}/*.test.ts',
      'mocks/{checkout/webhook,functions/merchant-config}.test.ts',
      'models/ort-file.test.ts',
    ],
    // Random walks touch every line of every machine, so each mutant would run them. A machine's own tests decide here.
    exclude: [
      '**/*.browser.test.ts',
      '**/*.full.*',
      '**/*.property.test.ts',
      'packages/machines/src/all-machines.test.ts',
      '**/node_modules/**',
    ],
  },
});
