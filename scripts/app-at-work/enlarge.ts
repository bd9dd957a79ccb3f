import type { Page } from 'playwright';
import { giveFile, type InputFile, savedBy } from './with-app.ts';

export interface EnlargeSettings {
  factor: 2 | 3 | 4;
  method: 'Fast' | 'Sharp';
}

/** A picture enlarged on the open page of the image upscaler, as PNG. */
export async function enlarge(
  page: Page,
  picture: InputFile,
  { factor, method }: EnlargeSettings,
): Promise<Buffer> {
  await giveFile(page, picture);
  await page.getByRole('radio', { name: `${factor}×` }).click();
  await page.getByRole('radio', { name: method }).click();
  await page.getByRole('radio', { name: 'PNG' }).click();
  await page.getByRole('button', { name: 'Upscale picture' }).click();
  return savedBy(page, page.getByRole('link', { name: 'Download' }));
}
