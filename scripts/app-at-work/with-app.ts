import { readFile } from 'node:fs/promises';
import { chromium, type Locator, type Page } from 'playwright';
import { browserLaunchOptions } from '../browser.ts';
import { serveBuild } from '../serve.ts';

/** A file as a tool's intake takes it. */
export interface InputFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Longest a run of a tool may take, on whatever machine this is. */
const runTimeoutMs = 600_000;

/**
 * Serves the app built in `directory` and does `work` in a browser that opens its pages, one after the other and as
 * someone who was never there.
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

/** Gives a tool the file that it is to work on. */
export const giveFile = (page: Page, file: InputFile) => page.locator('input[type=file]').setInputFiles(file);

/** What the control of a tool saves once its run has ended. */
export async function savedBy(page: Page, control: Locator): Promise<Buffer> {
  await control.waitFor({ timeout: runTimeoutMs });
  const [saved] = await Promise.all([page.waitForEvent('download'), control.click()]);
  return readFile(await saved.path());
}
