import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { globSync } from 'tinyglobby';
import { Builder, Button, Key as Keys, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import {
  type BrowserSession,
  type InstalledBrowser,
  type Key,
  type MissingBrowser,
  type Tab,
  until,
} from './driver.ts';

const driverPath = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
const [installed] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser', { absolute: true });
const browserPath = process.env.WEBKIT_PATH ?? installed;

const keys: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Space: Keys.SPACE,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowDown: Keys.ARROW_DOWN,
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The system has no free port.');
  return address.port;
}

/** Starts a virtual display of X, and returns its name. */
async function startDisplay(): Promise<{ display: string; process: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(server.stdio[3] as NodeJS.ReadableStream, 'data');
  return { display: `:${String(number).trim()}`, process: server };
}

/** Makes a folder of settings with which GTK lets the window be as narrow as a phone, and returns it. */
function writeSettings(): string {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-settings-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; }');
  return settings;
}

/** Clicks with the mouse. WebKit's own command for a click refuses some elements that are in view. */
async function clickMiddle(browser: WebDriver, element: WebElement): Promise<void> {
  const [x, y] = await browser.executeScript<[number, number]>((shown: Element) => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)];
  }, element);
  await browser.actions().move({ origin: Origin.VIEWPORT, duration: 0, x, y }).click().perform();
}

function tabOf(browser: WebDriver, handle: string): Tab {
  const here = async () => {
    await browser.switchTo().window(handle);
    return browser;
  };
  return {
    open: async (url) => (await here()).get(url),
    reload: async () => (await here()).navigate().refresh(),
    run: async (action, ...args) => (await here()).executeScript(action as never, ...args),
    element: async (find, ...args) => {
      const element = await (await here()).executeScript<WebElement | null>(find as never, ...args);
      return (
        element && { click: () => clickMiddle(browser, element), choose: (path) => element.sendKeys(path) }
      );
    },
    script: async (source) => (await here()).executeScript(source),
    type: async (text) => (await here()).actions().sendKeys(text).perform(),
    press: async (key) => (await here()).actions().sendKeys(keys[key]).perform(),
    drag: async (from, to) => {
      const step = { origin: Origin.VIEWPORT, duration: 50 };
      const middle = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
      await (await here())
        .actions()
        .move({ ...step, x: Math.round(from.x), y: Math.round(from.y) })
        .press(Button.LEFT)
        .move({ ...step, ...middle })
        .move({ ...step, x: Math.round(to.x), y: Math.round(to.y) })
        .release(Button.LEFT)
        .perform();
    },
    setWidth: async (width) => {
      const page = await here();
      const inner = await page.executeScript<number>('return innerWidth');
      const frame = (await page.manage().window().getRect()).width - inner;
      await page
        .manage()
        .window()
        .setRect({ width: width + frame, height: 900 });
    },
    screenshot: async () => Buffer.from(await (await here()).takeScreenshot(), 'base64'),
  };
}

/** The longest start of a browser, in milliseconds. It takes half a second. */
const startTimeout = 60_000;

/** Opens the browser of a driver. Rejects with the driver's messages if that takes too long. */
async function openBrowser(server: string, messages: () => string): Promise<WebDriver> {
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
  };
  const timeout = new AbortController();
  const tooLate = setTimeout(startTimeout, undefined, { signal: timeout.signal }).then(() => {
    throw new Error(`WebKit did not start within ${startTimeout / 1000} seconds. ${messages()}`);
  });
  tooLate.catch(() => {});
  try {
    return await Promise.race([
      new Builder().usingServer(server).withCapabilities(capabilities).build(),
      tooLate,
    ]);
  } finally {
    timeout.abort();
  }
}

/** Starts a driver in a process group, to which the processes of its browser belong. */
async function startDriver(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    env,
  });
  let messages = '';
  driver.stderr.setEncoding('utf8').on('data', (text: string) => {
    messages += text;
  });
  const ended = once(driver, 'exit');
  const server = `http://127.0.0.1:${port}`;
  await until(
    () => fetch(`${server}/status`).catch(() => null),
    () => 'The driver of WebKit did not start',
  );
  return {
    server,
    messages: () => messages,
    /** Ends the driver and its browser, and resolves once the driver has ended. */
    close: async () => {
      if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGKILL');
      await ended;
    },
  };
}

/** Starts a session with a driver of its own, so that nothing of an earlier session is left. */
async function startSession(env: NodeJS.ProcessEnv): Promise<BrowserSession> {
  const driver = await startDriver(env);
  const browser = await openBrowser(driver.server, driver.messages).catch(async (error) => {
    await driver.close();
    throw error;
  });
  let isFirst = true;
  const opened = async (known: readonly string[]) =>
    (await browser.getAllWindowHandles()).find((handle) => !known.includes(handle)) ?? null;
  return {
    newTab: async () => {
      if (!isFirst) await browser.switchTo().newWindow('window');
      isFirst = false;
      const tab = tabOf(browser, await browser.getWindowHandle());
      await tab.setWidth(1280);
      return tab;
    },
    tabOpenedBy: async (action) => {
      const known = await browser.getAllWindowHandles();
      await action();
      return tabOf(
        browser,
        await until(
          () => opened(known),
          () => 'No tab was opened',
        ),
      );
    },
    close: driver.close,
  };
}

/** WebKitGTK's browser on this machine, by WebDriver. It is shown on a virtual display if there is none. */
export async function findWebKit(): Promise<InstalledBrowser | MissingBrowser> {
  if (!browserPath || !existsSync(driverPath)) {
    return {
      missing:
        'WebKitGTK and its driver are not installed. WEBKIT_PATH and WEBKIT_DRIVER_PATH may name them; on Debian: apt-get install webkit2gtk-driver xvfb',
    };
  }
  const shown = process.env.DISPLAY ? { display: process.env.DISPLAY } : await startDisplay();
  const settings = writeSettings();
  const env = { ...process.env, DISPLAY: shown.display, XDG_CONFIG_HOME: settings };
  return {
    start: () => startSession(env),
    close: async () => {
      if ('process' in shown) shown.process.kill();
      rmSync(settings, { recursive: true });
    },
  };
}
