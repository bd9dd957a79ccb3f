/** `npm run pictures -- screenshots` takes the screenshots of the web app manifest from the built app. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { screenshotSizes } from '../../packages/app/src/app/seo/manifest.ts';
import { browserLaunchOptions } from '../browser.ts';
import { rootDir } from '../paths.ts';
import { serveBuild } from '../serve.ts';

const port = 4392;
const folder = join(rootDir, 'packages/app/public/screenshots');

const shots = [
  { name: 'home', shape: 'wide', path: '/' },
  { name: 'tools', shape: 'wide', path: '/tools' },
  { name: 'home', shape: 'narrow', path: '/' },
  { name: 'tools', shape: 'narrow', path: '/tools' },
] as const;

async function take(browser: Browser, { name, shape, path }: (typeof shots)[number]): Promise<void> {
  const page = await browser.newPage({ viewport: screenshotSizes[shape], reducedMotion: 'reduce' });
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
  // The buttons of a demonstration are not part of the product.
  await page.getByRole('complementary', { name: 'Demo backend' }).evaluate((element) => element.remove());
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toBuffer();
  await writeFile(join(folder, `${name}-${shape}.webp`), picture);
  await page.close();
}

await mkdir(folder, { recursive: true });
const server = await serveBuild(port);
const browser = await chromium.launch(await browserLaunchOptions());
for (const shot of shots) await take(browser, shot);
await browser.close();
server.close();
