import { test as base, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';
import { isBackendPath } from '../../mocks/backend-paths.ts';

/**
 * Whether a message is only that a page which is just being left had asked its backend something: the stand-in in the
 * page has stopped by then, and what it would have answered goes out to the server, which has no such address.
 */
function watchLeaving(page: Page): (message: ConsoleMessage) => boolean {
  let isLeaving = false;
  const isOfPage = (request: Request) =>
    request.isNavigationRequest() && request.frame() === page.mainFrame();
  page.on('request', (request) => {
    isLeaving ||= isOfPage(request);
  });
  page.on('requestfailed', (request) => {
    isLeaving &&= !isOfPage(request);
  });
  page.on('framenavigated', (frame) => {
    isLeaving &&= frame !== page.mainFrame();
  });
  return (message) => {
    const { url } = message.location();
    return isLeaving && URL.canParse(url) && isBackendPath(new URL(url).pathname);
  };
}

/**
 * A test whose page must stay clean: no violation of the policy, no uncaught error, no message in the console's error
 * channel, no request to another origin.
 */
export const test = base.extend<{ expectedFault: RegExp; faults: string[] }>({
  /** Messages that a test provokes on purpose: `test.use({ expectedFault: /Failed to load/ })`. None unless given. */
  expectedFault: [/(?!)/, { option: true }],
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      // Tests act faster than people do: what happens before the app has come is what `early-acts.spec.ts` is for.
      const ready = url.includes('?') ? 'html:not([data-app])' : 'html:is([data-read], :not([data-app]))';
      if (options?.waitUntil !== 'commit') await page.locator(ready).waitFor({ state: 'attached' });
      return response;
    };
    await use(page);
  },
  faults: [
    async ({ page, baseURL, expectedFault }, use) => {
      const faults: string[] = [];
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`Policy violation: ${violatedDirective} refused ${blockedURI}`);
        });
      });
      const isOfLeaving = watchLeaving(page);
      page.on('pageerror', (error) => faults.push(`Uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isOfLeaving(message)) faults.push(message.text());
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
