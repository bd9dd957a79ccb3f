/**
 * Measures how the built site answers on a phone: a processor four times slower than this machine's, 150 ms and 1.6 Mbit/s to the
 * server. Run `npm run build:demo` first. Medians of five runs, in turn with a page of plain HTML and with the folders that
 * `PEERS` names, separated by colons. `BEFORE` names an earlier build, whose pages are visited in the same way.
 *
 * `npm run bench -- phone`; `RUNS=3` changes the number of runs.
 */
import { mkdtemp, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { browserLaunchOptions, slow4G } from '../browser.ts';
import { buildDir, isMain, rootDir } from '../paths.ts';
import { serveBuild } from '../serve.ts';

const firstPort = 4400;
const runs = Number(process.env.RUNS ?? 5);
const photograph = join(rootDir, 'fixtures/photographs/fig-in-a-red-bowl.jpg');

const slowdown = 4;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** After so many milliseconds a page has loaded all it loads by itself. */
const settled = 6000;

/** How long a page is watched, in milliseconds. */
const watched = 12_000;

/** A page, a control that is pressed until it answers, and what appears then. */
interface Tried {
  path: string;
  press?: { control: string; effect: string };
  /** What appears when a chosen file is taken. */
  taken?: string;
}

const menu = {
  control: 'header button[aria-haspopup], header button[aria-expanded]',
  effect: 'dialog[open], :popover-open, [role=dialog], header [aria-expanded=true]',
};

const tried: readonly Tried[] = [
  { path: '/', press: menu, taken: '#workspace-heading' },
  { path: '/tools/background-remover', press: menu, taken: '#workspace-heading' },
  { path: '/tools/image-upscaler', press: menu, taken: '#workspace-heading' },
  { path: '/signin', press: menu },
  { path: '/pricing', press: menu },
  { path: '/faq', press: { control: 'summary', effect: 'details[open]' } },
];

/** What is measured of one visit. Times in milliseconds since the navigation. */
interface Visit {
  paint: number;
  blocking: number;
  shift: number;
  answers: number;
  taken: number;
  /** Requests for scripts until the page answers, and in all. */
  scripts: number;
  allScripts: number;
  /** How many scripts one after the other until then: each is found in the one before. */
  depth: number;
}

/** Runs in the page from its start. */
const watch = ({ press, taken }: Omit<Tried, 'path'>) => {
  const seen = { paint: 0, blocking: 0, shift: 0, answers: Number.NaN, taken: Number.NaN };
  Object.assign(window, { seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  // What a chosen file and a press change moves the page as it should. Browsers don't count half a second after an input.
  const afterInput = 500;
  let pressed = Number.NEGATIVE_INFINITY;
  let isChosen = false;
  addEventListener(
    'change',
    () => {
      isChosen = true;
    },
    true,
  );
  observe('largest-contentful-paint', ({ startTime }) => {
    if (!isChosen) seen.paint = startTime;
  });
  observe('longtask', ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50);
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput && !isChosen && entry.startTime - pressed > afterInput) seen.shift += value;
  });
  const find = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
  const timer = setInterval(() => {
    if (press && Number.isNaN(seen.answers)) {
      if (find(press.effect)) seen.answers = performance.now();
      else {
        pressed = performance.now();
        find(press.control)?.click();
      }
    }
    if (taken && Number.isNaN(seen.taken) && document.querySelector(taken)) seen.taken = performance.now();
    if ((!press || seen.answers > 0) && (!taken || seen.taken > 0)) clearInterval(timer);
  }, 50);
};

interface LoadedScript {
  url: string;
  start: number;
  end: number;
}

/** The longest chain of scripts of which each began after the one before it had ended. */
function depthOf(scripts: readonly LoadedScript[]): number {
  const depths: number[] = [];
  const sorted = [...scripts].sort((one, other) => one.start - other.start);
  for (const [index, { start }] of sorted.entries()) {
    const before = sorted
      .slice(0, index)
      .flatMap(({ end }, each) => (end <= start ? [depths[each] ?? 0] : []));
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths);
}

/** Gives a tab the processor and the network of a phone. */
async function slowDown(tab: Page): Promise<CDPSession> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // A function that is passed to the page calls the helper with which tsx keeps its name.
  await tab.addInitScript('globalThis.__name ??= (named) => named');
  return session;
}

/** Chooses the photograph as soon as the page has a field for it, with no script that the page would have to run. */
async function chooseFile(session: CDPSession): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 50) {
    // A document that is being replaced has no root.
    const field = await session
      .send('DOM.getDocument', { depth: 0 })
      .then(({ root }) =>
        session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'input[type=file]' }),
      )
      .catch(() => ({ nodeId: 0 }));
    if (field.nodeId > 0) {
      await session.send('DOM.setFileInputFiles', { nodeId: field.nodeId, files: [photograph] });
      return;
    }
    await setTimeout(50);
  }
}

async function visit(browser: Browser, site: string, page: Tried): Promise<Visit> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const tab = await context.newPage();
  const session = await slowDown(tab);
  await tab.addInitScript(watch, page);
  await tab.goto(site + page.path, { waitUntil: 'commit' });
  if (page.taken) await chooseFile(session);
  await setTimeout(watched);
  const { seen, scripts } = await tab.evaluate(() => ({
    seen: (window as unknown as { seen: Omit<Visit, 'scripts' | 'allScripts' | 'depth'> }).seen,
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.m?js(\?|$)/.test(name))
      .map(({ name, startTime, responseEnd }) => ({ url: name, start: startTime, end: responseEnd })),
  }));
  await context.close();
  const needed = Math.max(...[seen.answers, seen.taken].filter((time) => time > 0), 0);
  const before = scripts.filter(({ end }) => end <= needed);
  return { ...seen, scripts: before.length, allScripts: scripts.length, depth: depthOf(before) };
}

/** A link that is followed once its page has answered. */
interface Followed {
  from: string;
  to: string;
}

const followed: readonly Followed[] = [
  { from: '/', to: '/tools/image-upscaler' },
  { from: '/tools/image-upscaler', to: '/' },
  { from: '/faq', to: '/pricing' },
];

/** How long a finger is down when it presses a link, in milliseconds. */
const fingerDown = 80;

/** Milliseconds from a press on a link until the heading of the next page shows. */
async function follow(browser: Browser, site: string, { from, to }: Followed): Promise<number> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const tab = await context.newPage();
  const session = await slowDown(tab);
  await tab.goto(site + from, { waitUntil: 'load' });
  await tab.waitForTimeout(settled);
  const link = tab.locator(`:is(header, main, footer) a[href="${to}"]`).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`${from} has no visible link to ${to}.`);
  await tab.evaluate(() => {
    const heading = document.querySelector('h1');
    addEventListener('click', () => {
      const start = performance.now();
      const timer = setInterval(() => {
        const next = document.querySelector('h1');
        if (!next?.checkVisibility() || next === heading) return;
        clearInterval(timer);
        Object.assign(window, { followed: performance.now() - start });
      }, 10);
    });
  });
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await tab.waitForTimeout(fingerDown);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const taken = await tab.waitForFunction(() => (window as unknown as { followed?: number }).followed);
  const time = Number(await taken.jsonValue());
  await context.close();
  return time;
}

/** Milliseconds until a page answers a press on the second visit, from what the service worker kept on the first. */
async function visitAgain(browser: Browser, site: string, page: Tried): Promise<number> {
  const context = await browser.newContext(phone);
  const first = await context.newPage();
  await first.goto(site + page.path);
  await first.evaluate(async () => void (await navigator.serviceWorker.ready));
  await first.waitForTimeout(settled);
  await first.close();
  const tab = await context.newPage();
  await slowDown(tab);
  await tab.addInitScript(watch, page.press ? { press: page.press } : {});
  await tab.goto(site + page.path, { waitUntil: 'commit' });
  const answered = await tab.waitForFunction(() => {
    const { answers } = (window as unknown as { seen: { answers: number } }).seen;
    return answers > 0 && answers;
  });
  const time = Number(await answered.jsonValue());
  await context.close();
  return time;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The medians of several visits. */
function summarize(visits: readonly Visit[]) {
  const of = (name: keyof Visit, digits = 0) =>
    Number(median(visits.map((each) => each[name])).toFixed(digits));
  return {
    'largest paint, ms': of('paint'),
    'blocking, ms': of('blocking'),
    'layout shift': of('shift', 3),
    'press answered, ms': of('answers'),
    'file taken, ms': of('taken'),
    'scripts before': of('scripts'),
    'scripts in 12 s': of('allScripts'),
    depth: of('depth'),
  };
}

/** A page of plain HTML, which answers without scripts. */
async function plainPage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plain-page-'));
  const html =
    '<!doctype html><title>Plain</title><h1>Plain HTML</h1><details><summary>Question</summary>Answer</details>';
  await writeFile(join(folder, 'index.html'), html);
  return folder;
}

async function measureAll(browser: Browser): Promise<void> {
  const details = { control: 'summary', effect: 'details[open]' };
  const before = process.env.BEFORE;
  const sites = [
    ...tried.flatMap((page) => [
      ...(before === undefined ? [] : [{ name: `${page.path} before`, folder: before, page }]),
      { name: page.path, folder: buildDir, page },
    ]),
    { name: 'plain HTML', folder: await plainPage(), page: { path: '/', press: details } },
    ...(process.env.PEERS?.split(':') ?? []).map((folder) => ({
      name: basename(folder),
      folder,
      page: { path: '/' },
    })),
  ];
  const folders = [...new Set(sites.map(({ folder }) => folder))];
  const servers: Server[] = [];
  for (const [index, folder] of folders.entries()) servers.push(await serveBuild(firstPort + index, folder));
  const visits = sites.map((): Visit[] => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, { folder, page }] of sites.entries())
      visits[index]?.push(
        await visit(browser, `http://localhost:${firstPort + folders.indexOf(folder)}`, page),
      );
  console.table(Object.fromEntries(sites.map(({ name }, index) => [name, summarize(visits[index] ?? [])])));
  const site = `http://localhost:${firstPort + folders.indexOf(buildDir)}`;
  const nextPages = followed.map((): number[] => []);
  const secondVisits = tried.map((): number[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, each] of followed.entries()) nextPages[index]?.push(await follow(browser, site, each));
    for (const [index, each] of tried.entries())
      secondVisits[index]?.push(await visitAgain(browser, site, each));
  }
  const rounded = (times: readonly number[] = []) => Math.round(median(times));
  console.table(
    Object.fromEntries(
      followed.map(({ from, to }, index) => [
        `${from} to ${to}`,
        { 'next page shows, ms': rounded(nextPages[index]) },
      ]),
    ),
  );
  console.table(
    Object.fromEntries(
      tried.map(({ path }, index) => [path, { 'second visit answers, ms': rounded(secondVisits[index]) }]),
    ),
  );
  for (const server of servers) server.close();
}

if (isMain(import.meta.url)) {
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    await measureAll(browser);
  } finally {
    await browser.close();
  }
}
