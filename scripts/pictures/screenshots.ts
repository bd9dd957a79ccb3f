/** `npm run pictures -- screenshots` takes the screenshots of the web app manifest from the built app. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { screenshotSizes } from '../../packages/app/src/app/seo/manifest.ts';
import { browserLaunchOptions } from '../browser.ts';
import { rootDir } from '../paths.ts';
import { serveBuild } from '../serve.ts';

const port = 4392;
const folder = join(rootDir, 'packages/app/public/screenshots');

async function upscale(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Boats in Nagasaki' }).click();
  await page.getByRole('radio', { name: 'Fast' }).click();
  await page.getByRole('button', { name: 'Upscale picture' }).click();
  await page.getByRole('link', { name: 'Download' }).waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: /dismiss|close/i }).click();
  await page.getByRole('heading', { name: 'Upscale your picture' }).scrollIntoViewIfNeeded();
}

/** What each picture shows. `prepare` brings the page there. */
const shots = [
  { name: 'home', shape: 'wide', path: '/', prepare: async () => {} },
  { name: 'upscaler', shape: 'wide', path: '/tools/image-upscaler', prepare: upscale },
  { name: 'tools', shape: 'narrow', path: '/tools', prepare: async () => {} },
  { name: 'upscaler', shape: 'narrow', path: '/tools/image-upscaler', prepare: upscale },
] as const;

async function take(browser: Browser, { name, shape, path, prepare }: (typeof shots)[number]): Promise<void> {
  const page = await browser.newPage({ viewport: screenshotSizes[shape], reducedMotion: 'reduce' });
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
  await prepare(page);
  // Buttons of a demonstration are not the product.
  const hidden = 'aside[aria-label="Demo backend"] { visibility: hidden }';
  const picture = await page.screenshot({ style: hidden });
  await writeFile(
    join(folder, `${name}-${shape}.webp`),
    await sharp(picture).webp({ quality: 82 }).toBuffer(),
  );
  await page.close();
}

await mkdir(folder, { recursive: true });
const server = await serveBuild(port);
const browser = await chromium.launch(await browserLaunchOptions());
for (const shot of shots) await take(browser, shot);
await browser.close();
server.close();
