/**
 * Measures how the built site answers: interactions on a phone four times slower than this machine, changes of page once
 * their code is there, what a second visit transfers, and what an untouched page does. Run `npm run build:demo` first.
 *
 * `npm run bench -- responsiveness` fails if a limit is missed.
 */
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import { browserLaunchOptions } from '../browser.ts';
import { isMain } from '../paths.ts';
import { serveBuild } from '../serve.ts';
import { printMeasured } from './print-measured.ts';

const port = 4393;
const site = `http://localhost:${port}`;

/** The processor of a phone, as slower than this machine's. */
const slowdown = 4;

const limits = { interactionMs: 200, pageChangeMs: 100, repeatedBytes: 5000, idleSeconds: 0.01 };
const idleSeconds = 20;

/** The speed of a shared machine varies within seconds: the median of so many runs counts. */
const runs = 5;

/** How long a finger stays on the screen. Playwright's own tap takes no time, so the browser draws nothing in between. */
const fingerDownMs = 80;

/** An act of the user. */
interface Act {
  name: string;
  path: string;
  act: (page: Page) => Promise<unknown>;
}

/** Taps an element that is in view and at rest: scrolling to it is no part of the act. */
async function tap(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await element.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 300)));
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown.`);
  const page = element.page();
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(fingerDownMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Usual acts, each on a page that has just been opened. */
const acts: readonly Act[] = [
  { name: 'open the menu', path: '/', act: (page) => tap(page.getByRole('button', { name: 'Menu' })) },
  { name: 'switch the theme', path: '/', act: (page) => tap(page.getByText('Dark', { exact: true })) },
  {
    name: 'open the chat',
    path: '/faq',
    act: (page) => tap(page.getByRole('button', { name: /^Support chat/ })),
  },
  { name: 'open an answer', path: '/faq', act: (page) => tap(page.locator('summary').first()) },
  {
    name: 'type in a form',
    path: '/signup',
    act: (page) => page.getByRole('textbox', { name: 'Full name' }).pressSequentially('Ada'),
  },
  {
    name: 'type a prompt',
    path: '/tools/ai-image-generator',
    act: (page) => page.getByRole('textbox', { name: 'Prompt', exact: true }).pressSequentially('a lake'),
  },
  {
    name: 'choose a style',
    path: '/tools/ai-image-generator',
    act: (page) => tap(page.getByRole('button', { name: 'Watercolor' })),
  },
  {
    name: 'choose a picture',
    path: '/tools/image-upscaler',
    act: async (page) => {
      await tap(page.getByRole('button', { name: 'Stream in a forest' }));
      await page.getByRole('button', { name: 'Upscale picture' }).waitFor();
    },
  },
  {
    name: 'open a select',
    path: '/tools/logo-generator',
    act: (page) => tap(page.getByRole('combobox').first()),
  },
  {
    name: 'change a tab',
    path: '/examples',
    act: (page) => tap(page.getByRole('tab', { name: 'Landscapes' })),
  },
  {
    name: 'move a divider',
    path: '/examples',
    act: async (page) => {
      const divider = page.getByRole('slider').first();
      await divider.focus();
      for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
    },
  },
];

/** Pages that are left untouched. */
const untouched = ['/', '/tools', '/tools/image-upscaler', '/examples', '/pricing', '/faq'];

/** Time enough to fetch the code of the page behind a link that is pointed at. */
const prefetchMs = 1000;

/** Changes of page: from, the link, and the heading that appears. */
const changes = [
  { from: '/', link: 'Pricing', to: '/pricing' },
  { from: '/pricing', link: 'Examples', to: '/examples' },
  { from: '/examples', link: 'Docs', to: '/docs' },
] as const;

/** The longest event since `since`, a time of the page's clock. */
interface LongestEvent {
  ms: number;
  since: number;
}

type WatchedWindow = typeof window & { longest: LongestEvent };

/**
 * Collects the longest interaction from input to the next frame. As in INP, that is a press or a key: an element that
 * appears under the pointer is no act of the user.
 */
const watchEvents = () => {
  const longest: LongestEvent = { ms: 0, since: Number.POSITIVE_INFINITY };
  Object.assign(window, { longest });
  new PerformanceObserver((list) => {
    for (const { duration, startTime, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (startTime >= longest.since && interactionId > 0) longest.ms = Math.max(longest.ms, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

const awaitIdle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** Opens a page, and waits until its scripts, which start when it is idle, have loaded what they need. */
async function openSettled(page: Page, path: string): Promise<void> {
  // A function that is passed to the page calls the helper with which tsx keeps its name.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.goto(site + path);
  await awaitIdle(page);
  await page.waitForLoadState('networkidle');
  await awaitIdle(page);
}

/** Milliseconds from the input to the next frame, at worst; below 16 is not told apart. */
async function measureAct({ path, act }: Act, context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(watchEvents);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await openSettled(page, path);
  await page.evaluate(() => {
    (window as WatchedWindow).longest.since = performance.now();
  });
  await act(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  const ms = await page.evaluate(() => (window as WatchedWindow).longest.ms);
  await page.close();
  return ms;
}

/**
 * Milliseconds from the press to the frame that shows the next page's heading, after its code has been fetched on hover.
 * Watching for it asks for no frames, of which each would delay React.
 */
async function measureChange({ from, link, to }: (typeof changes)[number], context: BrowserContext) {
  const page = await context.newPage();
  await openSettled(page, from);
  const anchor = page.getByRole('banner').getByRole('link', { name: link });
  await anchor.hover();
  await page.waitForTimeout(prefetchMs);
  const ms = await anchor.evaluate(
    (element, path) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const before = document.querySelector('h1');
        const watch = new MutationObserver(() => {
          const heading = document.querySelector('h1');
          if (!location.pathname.startsWith(path) || !heading || heading === before) return;
          watch.disconnect();
          // A message is delivered after the frame that is being made.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          requestAnimationFrame(() => port2.postMessage(undefined));
        });
        watch.observe(document.body, { childList: true, subtree: true });
        (element as HTMLElement).click();
      }),
    to,
  );
  await page.close();
  return ms;
}

/** Bytes that a second visit of a page transfers. */
async function measureRepeat(path: string, context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await openSettled(page, path);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await openSettled(page, path);
  await page.close();
  return bytes;
}

/** Seconds of the main thread that an untouched page takes in twenty. */
async function measureIdle(path: string, context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  await openSettled(page, path);
  await page.waitForTimeout(3000);
  const before = await busy();
  await page.waitForTimeout(idleSeconds * 1000);
  const seconds = (await busy()) - before;
  await page.close();
  return seconds;
}

async function measureAll(browser: Browser): Promise<boolean> {
  const met: boolean[] = [];
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, baseURL: site };
  const within = async <T>(options: object, work: (context: BrowserContext) => Promise<T>) => {
    const context = await browser.newContext(options);
    const result = await work(context);
    await context.close();
    return result;
  };
  /** Each run begins with nothing stored. */
  const repeat = async (options: object, measure: (context: BrowserContext) => Promise<number>) => {
    const values: number[] = [];
    for (let run = 0; run < runs; run += 1) values.push(await within(options, measure));
    return values;
  };
  console.log(`Interactions, on a processor ${slowdown} times slower`);
  for (const each of acts)
    met.push(
      printMeasured(each.name, {
        value: await repeat(phone, (context) => measureAct(each, context)),
        limit: limits.interactionMs,
        unit: 'ms',
      }),
    );
  console.log('\nChanges of page, their code fetched on hover');
  for (const each of changes)
    met.push(
      printMeasured(`${each.from} to ${each.to}`, {
        value: await repeat({}, (context) => measureChange(each, context)),
        limit: limits.pageChangeMs,
        unit: 'ms',
      }),
    );
  console.log('\nSecond visits, transferred');
  await within({}, async (context) => {
    for (const path of ['/', '/tools/image-upscaler', '/pricing'])
      met.push(
        printMeasured(path, {
          value: await measureRepeat(path, context),
          limit: limits.repeatedBytes,
          unit: 'B',
        }),
      );
  });
  console.log(`\nUntouched for ${idleSeconds} seconds, main thread`);
  await within({}, async (context) => {
    for (const path of untouched)
      met.push(
        printMeasured(path, {
          value: await measureIdle(path, context),
          limit: limits.idleSeconds,
          unit: 's',
          digits: 3,
        }),
      );
  });
  return met.every(Boolean);
}

if (isMain(import.meta.url)) {
  const server = await serveBuild(port);
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    if (!(await measureAll(browser))) process.exitCode = 1;
  } finally {
    await browser.close();
    server.close();
  }
}
