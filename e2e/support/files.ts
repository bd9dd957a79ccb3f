import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** A file for a file field. */
export interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const mimeTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
  '.txt': 'text/plain',
  '.pdf': 'application/pdf',
  '.heic': 'image/heic',
  '.tif': 'image/tiff',
};

/** A file with the type of its extension. Throws for an unknown extension. */
export function upload(name: string, buffer: Buffer): UploadFile {
  const mimeType = mimeTypes[extname(name)];
  if (!mimeType) throw new Error(`${name} has an unknown extension. Add it to the list.`);
  return { name, mimeType, buffer };
}

/** Chooses a file in the one file field of a page or of a part of it. */
export function chooseFile(where: Page | Locator, name: string, content: Buffer): Promise<void> {
  return where.locator('input[type=file]').setInputFiles(upload(name, content));
}

/** Drops files on the page's dropzone, all at once. */
export async function dropFiles(page: Page, files: readonly UploadFile[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (dropped) => {
      const transfer = new DataTransfer();
      for (const { name, type, bytes } of dropped) {
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      }
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: [...buffer] })),
  );
  await page.getByRole('group', { name: /^Drop a/ }).dispatchEvent('drop', { dataTransfer });
}

/** A file as the browser saved it. */
export interface SavedFile {
  name: string;
  bytes: Buffer;
}

/** The file that is saved when a link or a button is pressed. */
export async function download(
  page: Page,
  from: Locator,
  press: (from: Locator) => Promise<void> = (pressed) => pressed.click(),
): Promise<SavedFile> {
  const [saved] = await Promise.all([page.waitForEvent('download'), press(from)]);
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}
