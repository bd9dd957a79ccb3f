/**
 * Runs a photograph of 48 megapixels and 25 MB through the tools that take one, on the built site, and prints how long
 * each takes and the peak memory of its page. Run `npm run build:demo` first.
 *
 * `npm run bench -- large-pictures` fails if a page takes more memory than a device with 4 GB can give it.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { browserLaunchOptions } from '../browser.ts';
import { rootDir } from '../paths.ts';
import { serveBuild } from '../serve.ts';
import { peakMemory } from './engine-page.ts';
import { printMeasured } from './print-measured.ts';

const port = 4394;
const site = `http://localhost:${port}`;
const size = { width: 8000, height: 6000 };
/** Half of a device with 4 GB: the rest is the system's, the browser's and other tabs'. */
const limitMegabytes = 2048;
const patience = { timeout: 420_000 };

/** A photograph, enlarged, with the noise of a camera. */
async function photograph(name: string): Promise<Buffer> {
  const mean = 128;
  const noise = await sharp({
    create: { ...size, channels: 3, background: 'black', noise: { type: 'gaussian', mean, sigma: 12 } },
  })
    .raw()
    .toBuffer();
  const pixels = await sharp(`${rootDir}/fixtures/${name}`)
    .resize({ ...size, fit: 'contain', background: 'white' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const noisy = pixels.map((value, index) =>
    Math.max(0, Math.min(255, value + (noise[index] ?? mean) - mean)),
  );
  return sharp(noisy, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

interface Run {
  path: string;
  picture: string;
  act: (page: Page) => Promise<unknown>;
}

const runs: readonly Run[] = [
  {
    path: '/tools/background-remover',
    picture: 'photographs/two-spaniels.jpg',
    act: (page) => page.getByText('Background removed.').first().waitFor(patience),
  },
  {
    path: '/tools/headshot-generator',
    picture: 'photographs/astronaut.jpg',
    act: async (page) => {
      await page.getByRole('button', { name: 'Generate Professional Headshots' }).click(patience);
      await page
        .getByRole('link', { name: /^Download / })
        .first()
        .waitFor(patience);
    },
  },
  {
    path: '/tools/image-to-text',
    picture: 'pages/letter.png',
    act: async (page) => {
      await page.getByRole('button', { name: 'Extract Text' }).click(patience);
      await page.getByRole('textbox', { name: 'Extracted text' }).waitFor(patience);
    },
  },
  {
    path: '/tools/watermark-remover',
    picture: 'photographs/mountains.jpg',
    act: async (page) => {
      await page.getByText('Box', { exact: true }).click(patience);
      const sheet = page.getByRole('application', { name: /^Mark with/ });
      await sheet.scrollIntoViewIfNeeded();
      const box = await sheet.boundingBox();
      if (!box) throw new Error('The picture to mark is not on the page.');
      await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.4);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5, { steps: 3 });
      await page.mouse.up();
      await page.getByRole('button', { name: 'Remove Watermark' }).click();
      await page.getByText('Watermark successfully removed').first().waitFor(patience);
    },
  },
];

const folder = await mkdtemp(join(tmpdir(), 'large-pictures-'));
const file = join(folder, 'photograph.jpg');
const server = await serveBuild(port);
for (const { path, picture, act } of runs) {
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(site + path);
    const content = await photograph(picture);
    await writeFile(file, content);
    const start = performance.now();
    await page.locator('input[type=file]').setInputFiles(file, patience);
    await act(page);
    const seconds = (performance.now() - start) / 1000;
    printMeasured(`${path}, ${(content.length / 1024 ** 2).toFixed(0)} MB`, { value: seconds, unit: 's' });
    const value = (await peakMemory(browser)) ?? Number.NaN;
    if (!printMeasured('  peak memory', { value, limit: limitMegabytes, unit: 'MB' })) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}
server.close();
await rm(folder, { recursive: true });
