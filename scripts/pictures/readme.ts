/** `npm run pictures -- readme` takes the screenshot of the README: the built app with an enlarged sample. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserLaunchOptions } from '../browser.ts';
import { rootDir } from '../paths.ts';
import { serveBuild } from '../serve.ts';

const port = 4391;
const target = join(rootDir, 'docs/images/upscaler.webp');

const server = await serveBuild(port);
const browser = await chromium.launch(await browserLaunchOptions());
const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
await page.goto(`http://localhost:${port}/tools/image-upscaler`);
await page.getByRole('button', { name: 'Boats in Nagasaki' }).click();
await page.getByRole('button', { name: 'Upscale picture' }).click();
await page.getByRole('link', { name: 'Download' }).waitFor({ timeout: 120_000 });
await page.getByRole('button', { name: /dismiss|close/i }).click();
const picture = await page.screenshot();
await mkdir(join(rootDir, 'docs/images'), { recursive: true });
await sharp(picture).webp({ quality: 88 }).toFile(target);
await browser.close();
server.close();
