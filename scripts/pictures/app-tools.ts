import { readFile } from 'node:fs/promises';
import { chromium, type Locator, type Page } from 'playwright';
import { browserLaunchOptions } from '../browser.ts';
import { serveBuild } from '../serve.ts';

export interface InputFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The maximum time of a run, on a slow machine. */
const runTimeoutMs = 600_000;

/**
 * Serves the app built in `directory` and runs `work` in a browser that opens its pages one after the other, each as a
 * first visit.
 */
export async function withApp<Made>(
  directory: string,
  work: (open: (path: string) => Promise<Page>) => Promise<Made>,
): Promise<Made> {
  const server = await serveBuild(0, directory);
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    return await work(async (path) => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      const page = await browser.newPage({
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 1000 },
      });
      await page.goto(`http://localhost:${address.port}${path}`);
      return page;
    });
  } finally {
    await browser.close();
    server.close();
  }
}

/** Chooses a file in the page's file field. */
const giveFile = (page: Page, file: InputFile) => page.locator('input[type=file]').setInputFiles(file);

/** Waits for the control that saves the result, and returns the saved file. */
async function savedBy(page: Page, control: Locator): Promise<Buffer> {
  await control.waitFor({ timeout: runTimeoutMs });
  const [saved] = await Promise.all([page.waitForEvent('download'), control.click()]);
  return readFile(await saved.path());
}

interface EnlargeSettings {
  factor: 2 | 3 | 4;
  method: 'Fast' | 'Sharp';
}

/** Enlarges a PNG on the open page of the image upscaler. Returns a PNG. */
export async function enlarge(
  page: Page,
  picture: InputFile,
  { factor, method }: EnlargeSettings,
): Promise<Buffer> {
  await giveFile(page, picture);
  await page.getByRole('radio', { name: `${factor}×` }).click();
  await page.getByRole('radio', { name: method }).click();
  await page.getByRole('button', { name: 'Upscale picture' }).click();
  return savedBy(page, page.getByRole('button', { name: 'Download', exact: true }));
}

/** Removes the background with the method Best, on the open page of the background remover. Returns a PNG. */
export async function cutOut(page: Page, picture: InputFile): Promise<Buffer> {
  await giveFile(page, picture);
  await page
    .getByRole('img', { name: /^(?!Preview).+ without its background$/ })
    .waitFor({ timeout: runTimeoutMs });
  return savedBy(page, page.getByRole('button', { name: 'Download', exact: true }));
}

/** Makes the headshots of a portrait, on the open page of the headshot generator. Returns JPEGs. */
export async function headshots(page: Page, portrait: InputFile): Promise<Buffer[]> {
  await giveFile(page, portrait);
  await page.getByRole('button', { name: 'Generate Professional Headshots' }).click();
  const links = page.getByRole('main').getByRole('link', { name: /^Download / });
  await links.nth(3).waitFor({ timeout: runTimeoutMs });
  const made: Buffer[] = [];
  for (const link of await links.all()) made.push(await savedBy(page, link));
  return made;
}

/** A part of a picture, in its pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Draws a box around an area with the mouse. */
async function drawBox(page: Page, size: { width: number; height: number }, area: Area): Promise<void> {
  await page.getByText('Box', { exact: true }).click();
  const sheet = page.getByRole('application', { name: /^Mark with/ });
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('The picture to mark is not on the page.');
  const at = (x: number, y: number) =>
    [box.x + (x / size.width) * box.width, box.y + (y / size.height) * box.height] as const;
  await page.mouse.move(...at(area.left, area.top));
  await page.mouse.down();
  await page.mouse.move(...at(area.left + area.width / 2, area.top + area.height / 2));
  await page.mouse.move(...at(area.left + area.width, area.top + area.height));
  await page.mouse.up();
}

/** Removes a mark with the method Best, on the open page of the watermark remover. Returns a PNG. */
export async function removeMark(
  page: Page,
  picture: InputFile,
  size: { width: number; height: number },
  mark: Area,
): Promise<Buffer> {
  await giveFile(page, picture);
  await page.getByRole('radio', { name: 'Best' }).click();
  await drawBox(page, size, mark);
  await page.getByRole('button', { name: 'Remove Watermark' }).click();
  return savedBy(page, page.getByRole('button', { name: 'Download Result' }));
}

/** Enlarges a picture four times with both methods of the upscaler of the app built in `directory`. */
export function enlargedByApp(picture: Buffer, directory: string): Promise<{ fast: Buffer; sharp: Buffer }> {
  const file = { name: 'small.png', mimeType: 'image/png', buffer: picture };
  return withApp(directory, async (open) => {
    const by = async (method: 'Fast' | 'Sharp') =>
      enlarge(await open('/tools/image-upscaler'), file, { factor: 4, method });
    return { fast: await by('Fast'), sharp: await by('Sharp') };
  });
}
