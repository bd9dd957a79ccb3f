import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle, type JSHandle, type Page } from 'puppeteer-core';
import {
  type BrowserSession,
  type InstalledBrowser,
  type Key,
  type MissingBrowser,
  type Tab,
  until,
} from './driver.ts';

const candidates = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Makes a page this wide. Puppeteer also turns the screen, by a command that Firefox ESR does not have. */
async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewport({ width, height: 800 }).catch((error: Error) => {
    if (!error.message.includes('unknown command emulation.setScreenOrientationOverride')) throw error;
  });
  await until(
    async () => ((await page.evaluate(() => innerWidth)) === width ? true : null),
    () => `The page does not become ${width} pixels wide`,
  );
}

function tabOf(page: Page): Tab {
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    run: (action, ...args) => page.evaluate(action as never, ...args) as never,
    element: async (find, ...args) => {
      const handle: JSHandle = await page.evaluateHandle(
        find as (...all: unknown[]) => Element | null,
        ...args,
      );
      const element = handle.asElement() as ElementHandle<HTMLInputElement> | null;
      if (!element) return null;
      return {
        click: async () => {
          // A user clicks in the tab in front.
          await page.bringToFront();
          await element.click();
        },
        choose: (path) => element.uploadFile(path),
      };
    },
    script: async (source) => void (await page.evaluate(source)),
    type: (text) => page.keyboard.type(text),
    press: (key: Key) => page.keyboard.press(key),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    },
    setWidth: (width) => setWidth(page, width),
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}

/** Firefox of this machine, by WebDriver BiDi. */
export async function findFirefox(): Promise<InstalledBrowser | MissingBrowser> {
  const executablePath = candidates.find((path) => path && existsSync(path));
  if (!executablePath) {
    return {
      missing: 'Firefox is not installed. FIREFOX_PATH may name it; on Debian: apt-get install firefox-esr',
    };
  }
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    // One that plays a video that no one started.
    extraPrefsFirefox: { 'media.autoplay.default': 0 },
  });
  return {
    start: async (): Promise<BrowserSession> => {
      const context = await browser.createBrowserContext();
      return {
        newTab: async () => tabOf(await context.newPage()),
        tabOpenedBy: async (action) => {
          const opened = new Promise<Page>((resolve) => {
            context.once('targetcreated', async (target) => resolve((await target.page()) as Page));
          });
          await action();
          return tabOf(await opened);
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
