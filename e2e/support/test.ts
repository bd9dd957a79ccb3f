import { test as base, expect } from '@playwright/test';

/**
 * A test whose page must stay clean: no violation of the policy, no uncaught error, no message in the console's error
 * channel, no request to another origin.
 */
export const test = base.extend<{ expectedFault: RegExp; faults: string[] }>({
  /** Messages that a test provokes on purpose: `test.use({ expectedFault: /Failed to load/ })`. None unless given. */
  expectedFault: [/(?!)/, { option: true }],
  faults: [
    async ({ page, baseURL, expectedFault }, use) => {
      const faults: string[] = [];
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`Policy violation: ${violatedDirective} refused ${blockedURI}`);
        });
      });
      page.on('pageerror', (error) => faults.push(`Uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      page.on('request', (request) => {
        const url = new URL(request.url());
        const local = url.origin === baseURL || ['blob:', 'data:'].includes(url.protocol);
        if (!local) faults.push(`A request left for ${url.origin}`);
      });
      await use(faults);
      expect(faults.filter((fault) => !expectedFault.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
