import { test as base, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';
import { isBackendPath } from '../../mocks/backend-paths.ts';

/**
 * Whether a message is a failed backend request of a page that is being left: its mock backend has stopped, so the
 * request goes to the server, which has no such path.
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

/** Adds the uncaught errors of a page, its errors in the console, and its requests to other origins than the app's. */
export function collectFaults(page: Page, faults: string[], baseURL: string | undefined): void {
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
}

/** Waits until the heading and every control of the page are React's: a prerendered page does not answer before. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.querySelector('#root[data-page]')) return true;
    const controls = document.querySelectorAll(
      'h1, header button, main :is(button, input, textarea, select, [tabindex])',
    );
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    return controls.length > 0 && [...controls].every(isHydrated);
  });
  // React marks elements while it renders, and an event before the commit is lost: there is no idle time in between.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/**
 * A test that fails on a violation of the content security policy, an uncaught error, an error in the console, and a
 * request to another origin. `page.goto` waits for hydration, except with `waitUntil: 'commit'`.
 */
export const test = base.extend<{ expectedFault: RegExp; faults: string[] }>({
  /** Messages that a test provokes on purpose: `test.use({ expectedFault: /Failed to load/ })`. */
  expectedFault: [/(?!)/, { option: true }],
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (options?.waitUntil !== 'commit' && javaScriptEnabled) await waitForHydration(page);
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
      collectFaults(page, faults, baseURL);
      await use(faults);
      expect(faults.filter((fault) => !expectedFault.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
