import type { Locator, Page } from '@playwright/test';
import { signInHere } from './support/account.ts';
import { chooseFile } from './support/files.ts';
import { countObjectUrls, heldBy } from './support/leaks.ts';
import { scaled, subject } from './support/photographs.ts';
import { png } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

/** Warm-up runs fill caches such as code and fonts; the runs after them must not leak. */
interface Effort {
  warmUp: number;
  runs: number;
  /** The maximum growth per run in bytes: less than the smallest picture. */
  bytesPerRun: number;
}

const runs = Number(process.env.LEAK_RUNS ?? 50);
const effort: Effort = { warmUp: Math.round(runs * 0.4), runs: Math.round(runs * 0.6), bytesPerRun: 40_000 };

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const patience = { timeout: 120_000 };

/** A white square on a picture of colours. */
const chart = png(64, 48, (x, y) =>
  x > 20 && x < 40 && y > 12 && y < 36 ? [255, 255, 255, 255] : [x * 3, y * 4, 90, 255],
);
const face = await scaled(subject('astronaut'), 320);

interface Tool {
  name: string;
  path: string;
  /** One run, from the empty tool to its result. */
  run: (page: Page) => Promise<void>;
  /** From the result back to the empty tool. */
  clear: (page: Page) => Promise<void>;
}

const startOver = (page: Page) => press(page, 'Start over');
const shown = (locator: Locator) => expect(locator.first()).toBeVisible(patience);

function upscale(method: 'Fast' | 'Sharp') {
  return async (page: Page) => {
    await chooseFile(page, 'chart.png', chart);
    await page.getByRole('radio', { name: method }).click();
    await press(page, 'Upscale picture');
    await shown(page.getByRole('button', { name: 'Download' }));
  };
}

function cutOut(method: 'Instant' | 'Best') {
  return async (page: Page) => {
    await chooseFile(page.getByLabel('Drop a picture here'), 'chart.png', chart);
    await shown(page.getByRole('img', { name: / without its background$/ }));
    if (method === 'Best') return;
    await press(page, 'Method');
    await page.getByRole('radio', { name: 'Instant' }).click();
    await press(page, 'Run again with these settings');
    await shown(page.getByRole('button', { name: 'Cut out with Best' }));
  };
}

function fillIn(method: 'Quick' | 'Best') {
  return async (page: Page) => {
    await chooseFile(page, 'chart.png', chart);
    const sheet = page.getByRole('application', { name: /^Mark with/ });
    await sheet.click();
    await page.getByRole('radio', { name: method }).click();
    await press(page, 'Remove Watermark');
    await shown(page.getByRole('button', { name: 'Download Result' }));
  };
}

const tools: readonly Tool[] = [
  {
    name: 'the upscaler, Fast',
    path: '/tools/image-upscaler',
    run: upscale('Fast'),
    clear: startOver,
  },
  {
    name: 'the upscaler, Sharp',
    path: '/tools/image-upscaler',
    run: upscale('Sharp'),
    clear: startOver,
  },
  {
    name: 'the background remover, Instant',
    path: '/tools/background-remover',
    run: cutOut('Instant'),
    clear: (page) => press(page, 'Clear'),
  },
  {
    name: 'the background remover, Best',
    path: '/tools/background-remover',
    run: cutOut('Best'),
    clear: (page) => press(page, 'Clear'),
  },
  {
    name: 'the watermark remover, Quick',
    path: '/tools/watermark-remover',
    run: fillIn('Quick'),
    clear: startOver,
  },
  {
    name: 'the watermark remover, Best',
    path: '/tools/watermark-remover',
    run: fillIn('Best'),
    clear: startOver,
  },
  {
    name: 'image to text',
    path: '/tools/image-to-text',
    run: async (page) => {
      await chooseFile(page, 'chart.png', chart);
      await press(page, 'Extract Text');
      await shown(page.getByRole('button', { name: 'Start over' }));
    },
    clear: startOver,
  },
  {
    name: 'headshots',
    path: '/tools/headshot-generator',
    run: async (page) => {
      await chooseFile(page, 'me.jpg', face);
      await press(page, 'Generate Professional Headshots');
      await shown(page.getByRole('link', { name: /^Download / }));
    },
    clear: startOver,
  },
  {
    name: 'the logo generator',
    path: '/tools/logo-generator',
    run: async (page) => {
      await page.getByLabel('Brand name').fill('Verapix');
      await press(page, 'Generate logo');
      await shown(page.getByRole('heading', { name: 'Your logos' }));
    },
    // Earlier rounds are kept as long as the page.
    clear: async (page) => {
      await goTo(page, '/tools');
      await goTo(page, '/tools/logo-generator');
    },
  },
  {
    name: 'text to image',
    path: '/tools/ai-image-generator',
    run: async (page) => {
      await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('a lake at night');
      await page.getByRole('radio', { name: '512 × 512' }).check();
      await press(page, 'Generate procedural preview');
      await shown(page.getByRole('link', { name: 'Download procedural preview' }));
    },
    clear: async () => {},
  },
];

/** Navigates within the document, to a page with another heading. The router asks nothing: the entry is not its own. */
async function goTo(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const left = (await heading.textContent()) ?? '';
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(heading).not.toHaveText(left);
  await expect(page).toHaveURL(path);
}

for (const { name, path, run, clear } of tools) {
  const { warmUp, runs, bytesPerRun } = effort;
  test(`${warmUp + runs} runs of ${name} do not leak`, async ({ page }) => {
    test.setTimeout(120_000 + (warmUp + runs) * 40_000);
    await countObjectUrls(page);
    await page.goto('/signin');
    await signInHere(page, 'founder@example.com', 'Founder');
    await goTo(page, path);
    const after = async (times: number) => {
      for (let at = 0; at < times; at++) {
        await run(page);
        await clear(page);
      }
      await expect.poll(() => page.workers().length).toBe(0);
      return heldBy(page);
    };
    const first = await after(warmUp);
    const last = await after(runs);
    const growth = Math.round((last.bytes - first.bytes) / runs);
    console.log(
      `${name}: ${growth} bytes for each of ${runs} runs after ${warmUp}, ${last.nodes - first.nodes} nodes`,
    );
    expect(last.urls).toBe(first.urls);
    expect(growth).toBeLessThan(bytesPerRun);
    expect(last.nodes - first.nodes).toBeLessThan(500);
  });
}
