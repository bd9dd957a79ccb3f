/**
 * Measures Storybook in development and its build: from the command to the list of stories that the server answers, from the
 * choice of a story to its rendering once the server has transformed all stories, and the build.
 *
 * `npm run bench -- storybook` fails if a limit is missed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../browser.ts';
import { isMain, rootDir } from '../paths.ts';
import { printMeasured } from './print-measured.ts';

const port = 4395;
const site = `http://localhost:${port}`;

const limits = { startSeconds: 8, changeSeconds: 1, buildSeconds: 60 };

/** The speed of a shared machine varies within seconds: the median of so many runs counts. */
const runs = 5;

/** How long a reviewer looks at a story before the next one. */
const lookMs = 1500;

/** Components and pages of the app. Each is opened for the first time in a browser, from the first one. */
const titles = [
  'Components/Button',
  'Components/Dialog',
  'Components/ComparisonSlider',
  'Components/Header',
  'Pages/Site/Contact',
  'Pages/Routes/Account',
] as const;

const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** Runs a script of Storybook in a process group of its own, which `stop` ends. */
function run(script: string, ...options: string[]) {
  const child = spawn('npm', ['run', script, '--', ...options], {
    cwd: rootDir,
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  // A full pipe would stop the script.
  child.stdout.resume();
  return child;
}

/** Resolves when the server prints this. */
const printed = ({ stdout }: ReturnType<typeof run>, text: string) =>
  new Promise<void>((resolve) => {
    createInterface(stdout).on('line', (line) => {
      if (line.includes(text)) resolve();
    });
  });

function stop({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid);
}

async function index(): Promise<Response | undefined> {
  try {
    const response = await fetch(`${site}/index.json`);
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
}

interface StorybookIndex {
  entries: Record<string, { id: string; title: string; type: 'story' | 'docs' }>;
}

/** Waits until the server answers. Returns the first story of each title. */
async function awaitStories(): Promise<string[]> {
  let response = await index();
  for (; !response; response = await index()) await setTimeout(50);
  const { entries } = (await response.json()) as StorybookIndex;
  return titles.map((title) => {
    const story = Object.values(entries).find((entry) => entry.title === title && entry.type === 'story');
    if (!story) throw new Error(`Storybook has no story of ${title}.`);
    return story.id;
  });
}

/** The part of Storybook's channel that is used here. */
interface Channel {
  on(event: string, listener: (phase: { newPhase: string; storyId: string }) => void): void;
  emit(event: string, selection: { storyId: string; viewMode: 'story' }): void;
}

interface PreviewWindow {
  __STORYBOOK_PREVIEW__: { currentRender?: { phase: string } };
}

/** Seconds until a story is rendered, before its play function. Resolves when its checks have ended. */
async function changeStory(page: Page, storyId: string): Promise<number> {
  const preview = page.frame('storybook-preview-iframe');
  if (!preview) throw new Error('Storybook shows no preview.');
  return preview.evaluate(
    (id) =>
      new Promise<number>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: Channel;
        };
        const start = performance.now();
        let rendered: number | undefined;
        channel.on('storyRenderPhaseChanged', ({ newPhase, storyId: shown }) => {
          if (shown !== id) return;
          if (newPhase === 'playing')
            requestAnimationFrame(() => {
              rendered = (performance.now() - start) / 1000;
            });
          if (newPhase === 'finished' && rendered !== undefined) resolve(rendered);
        });
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );
}

/** Looks at a story until its checks have ended and neither Storybook nor its preview, which share a thread, has work to do. */
async function look(page: Page): Promise<void> {
  await page.frame('storybook-preview-iframe')?.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
    return preview.currentRender?.phase === 'finished';
  });
  await page.waitForTimeout(lookMs);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Opens a story in a browser with nothing stored. */
async function openStory(browser: Browser, storyId: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${site}/?path=/story/${storyId}`);
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('#storybook-root > *')
    .first()
    .waitFor({ state: 'attached', timeout: 120_000 });
  return page;
}

const print = (name: string, value: number | readonly number[], limit?: number) =>
  printMeasured(name, { value, limit, unit: 's', digits: 2 });

async function measureDevelopment(): Promise<boolean> {
  const browser = await chromium.launch(await browserLaunchOptions());
  const start = performance.now();
  const server = run('storybook', '--port', String(port), '--exact-port', '--ci');
  const warm = printed(server, 'The modules of all stories are transformed.');
  try {
    const [first = '', ...others] = await awaitStories();
    const met = [print('start', secondsSince(start), limits.startSeconds)];
    await openStory(browser, first);
    print('the first story', secondsSince(start));
    await warm;
    print('all stories transformed', secondsSince(start));
    const changes = others.map((story) => ({ story, seconds: [] as number[] }));
    for (let run = 0; run < runs; run += 1) {
      const page = await openStory(browser, first);
      await page.waitForLoadState('networkidle');
      for (const { story, seconds } of changes) {
        await look(page);
        seconds.push(await changeStory(page, story));
      }
      await page.close();
    }
    for (const { story, seconds } of changes) met.push(print(story, seconds, limits.changeSeconds));
    return met.every(Boolean);
  } finally {
    await browser.close();
    stop(server);
  }
}

async function measureBuild(): Promise<boolean> {
  const start = performance.now();
  const [code] = await once(
    run('build-storybook', '--output-dir', 'node_modules/.cache/bench-storybook'),
    'exit',
  );
  if (code !== 0) throw new Error('Storybook was not built.');
  return print('build', secondsSince(start), limits.buildSeconds);
}

if (isMain(import.meta.url)) {
  const met = [await measureDevelopment(), await measureBuild()];
  if (!met.every(Boolean)) process.exitCode = 1;
}
