import type { Page } from 'playwright';
import { giveFile, type InputFile, savedBy } from './with-app.ts';

/** A picture without its background, made on the open page of the background remover with the method Best, as PNG. */
export async function cutOut(page: Page, picture: InputFile): Promise<Buffer> {
  await giveFile(page, picture);
  await page.getByRole('radio', { name: 'Best' }).click();
  await page.getByRole('button', { name: 'Remove background' }).click();
  return savedBy(page, page.getByRole('button', { name: 'Download' }));
}
