import type { Page } from 'playwright';
import { giveFile, type InputFile, savedBy } from './with-app.ts';

/** A part of a picture, in its pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Draws a box with the mouse round an area of a picture of that size. */
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

/** A picture filled in where a mark is, made on the open page of the watermark remover with the method Best, as PNG. */
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
  return savedBy(page, page.getByRole('link', { name: 'Download Result' }));
}
