import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { delays, fileNames } from '../packages/domain/src/index.ts';
import { pdfOf } from '../packages/engines/src/pdf/pdf.fixture.ts';
import { errorRate } from '../packages/engines/src/text/error-rate.fixture.ts';
import { rootDir } from '../scripts/paths.ts';
import { sampleNote } from '../scripts/pictures/text-pages.ts';
import { chooseFile, download } from './support/files.ts';
import { scaled, subject } from './support/photographs.ts';
import { expect, test } from './support/test.ts';

/** A page of `fixtures/pages`, or its text. */
const fixture = (name: string) => readFileSync(join(rootDir, 'fixtures/pages', name));

/** The first two paragraphs of the photographed notice, and their text. */
const photographed = await sharp(fixture('notice-photo.jpg'))
  .extract({ left: 0, top: 0, width: 1151, height: 322 })
  .jpeg({ quality: 95 })
  .toBuffer();
const photographedText = fixture('notice.txt').toString('utf8').split('\n\n').slice(0, 2).join('\n\n');

/** The first two lines of the notice. */
const beginning = await sharp(fixture('notice-inverted.png'))
  .extract({ left: 0, top: 0, width: 1127, height: 150 })
  .toBuffer();

const extract = (page: Page) => page.getByRole('button', { name: 'Extract Text' }).click();
const extracted = (page: Page) => page.getByRole('textbox', { name: 'Extracted text' });
const patience = { timeout: 80_000 };

async function downloaded(page: Page): Promise<string> {
  const { name, bytes } = await download(page, page.getByRole('link', { name: 'Download as .txt' }));
  expect(name).toBe(fileNames.extractedText);
  return bytes.toString('utf8');
}

// @spec text.flow done.text
test('a photographed page becomes text to copy, correct and download', async ({ page, context, baseURL }) => {
  test.setTimeout(180_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
  });
  await page.goto('/tools/image-to-text');
  await chooseFile(page, 'notice-photo.jpg', photographed);
  await expect(page.getByText('Needs a one-time download of up to 32 MB.')).toBeVisible();
  await extract(page);
  await expect(extracted(page)).toBeVisible(patience);
  const text = await extracted(page).inputValue();
  expect(errorRate(text, photographedText)).toBeLessThanOrEqual(0.03);
  await expect(extracted(page)).not.toBeEditable();

  await page.getByRole('button', { name: 'Copy the text' }).click();
  await expect(page.getByText('Text copied to clipboard!').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

  // By keyboard: replace the second word.
  const words = page.getByRole('group', { name: 'Words of the text' });
  await words.getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('shall');
  await page.keyboard.press('Enter');
  await expect(extracted(page)).toHaveValue(/^Water shall be turned off/);
  expect(await downloaded(page)).toMatch(/^Water shall be turned off/);
  expect(foreign).toEqual([]);
});

test('only a marked area is read, and then the whole picture', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/tools/image-to-text');
  await chooseFile(page, 'beginning.png', beginning);
  await page.getByRole('button', { name: 'Select an area' }).click();
  const picture = page.getByRole('application', { name: 'Mark with the box' });
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.dragTo(picture, {
    sourcePosition: { x: 1, y: 1 },
    // Between the two lines.
    targetPosition: { x: width - 2, y: height * 0.65 },
  });
  await expect(page.getByText('Only the selected area will be read.')).toBeVisible();
  await extract(page);
  await expect(extracted(page)).toHaveValue(/^Water will be turned off/, patience);
  const firstLine = await extracted(page).inputValue();
  expect(firstLine.split('\n')).toHaveLength(1);

  await page.getByRole('button', { name: 'Change the area' }).click();
  await page.getByRole('button', { name: 'Read the whole picture' }).click();
  await page.getByRole('button', { name: /^Read again/ }).click();
  await expect(extracted(page)).toHaveValue(/\n./, patience);
});

test('the sample is read without an error', { tag: '@full' }, async ({ page }) => {
  await page.goto('/tools/image-to-text');
  await page.getByRole('button', { name: 'Page of a notebook' }).click();
  await extract(page);
  await expect(extracted(page)).toBeVisible(patience);
  const words = (text: string) => text.split(/\s+/);
  expect(words(await extracted(page).inputValue())).toEqual(words(sampleNote));
});

test('on a German page, a text is first read in German', { tag: '@full' }, async ({ page }) => {
  await page.goto('/de/tools/image-to-text');
  await chooseFile(page, 'letter.png', fixture('letter.png'));
  await expect(page.getByRole('list', { name: 'Ausgewählt' }).getByRole('listitem')).toHaveText(['Deutsch']);
});

test('a second picture is read offline', { tag: '@full' }, async ({ page, context }) => {
  test.setTimeout(180_000);
  await page.goto('/tools/image-to-text');
  await chooseFile(page, 'beginning.png', beginning);
  await extract(page);
  await expect(extracted(page)).toBeVisible(patience);
  await context.setOffline(true);
  await chooseFile(page, 'again.png', beginning);
  await expect(page.getByText('Everything it needs is already on this device.')).toBeVisible();
  await extract(page);
  await expect(extracted(page)).toHaveValue(/^Water will be turned off/, patience);
});

// @spec text.states limit.simulated
test('the simulated engine takes its 1.5 seconds and gives a placeholder', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/tools/image-to-text?engines=simulated');
  await chooseFile(page, 'columns.png', fixture('columns.png'));
  const start = Date.now();
  await extract(page);
  await expect(extracted(page)).toHaveValue(/^This is a placeholder/);
  expect(Date.now() - start).toBeGreaterThanOrEqual(delays.simulatedOcr);
  await expect(page.getByText('This is a simulation')).toBeVisible();
  expect(await downloaded(page)).toContain('This is a placeholder');
});

test('a picture without text is a result that says so', { tag: '@full' }, async ({ page }) => {
  await page.goto('/tools/image-to-text');
  await chooseFile(page, 'coffee.jpg', await scaled(subject('coffee'), 320));
  await extract(page);
  await expect(page.getByText('No text was found in this picture.').last()).toBeVisible(patience);
  await expect(page.getByRole('link', { name: 'Download as .txt' })).toHaveCount(0);
});

test('the pages of a PDF are read as a batch, and a single page in the tool', { tag: '@full' }, async ({
  page,
}) => {
  const bytesOf = async (words: readonly string[]) =>
    Buffer.from(await pdfOf(words.map((each) => ({ width: 420, height: 120, words: each }))).arrayBuffer());
  await page.goto('/tools/image-to-text');
  await chooseFile(
    page,
    'letter.pdf',
    await bytesOf(['The first page', 'A page to leave out', 'The second page']),
  );
  await expect(page.getByRole('heading', { name: 'Which pages of letter.pdf?' })).toBeVisible(patience);
  await page.getByRole('textbox', { name: 'Pages' }).fill('1, 3');
  await expect(page.getByRole('checkbox', { name: 'Page 2' })).not.toBeChecked();
  await expect(page.getByText('This PDF already contains text.')).toBeVisible(patience);
  const own = await download(page, page.getByRole('button', { name: 'Save the text of the selected pages' }));
  expect(own.bytes.toString()).toBe('The first page\n\nThe second page\n');
  await page.getByRole('button', { name: 'Open 2 pages' }).click();
  await expect(page.getByRole('heading', { name: 'Batch of 2 pictures' })).toBeVisible(patience);
  await expect(page.getByText('letter-page-3.png')).toBeVisible();
  await page.getByRole('button', { name: /^Read 2 pictures/ }).click();
  await expect(page.getByText(/^2 done/)).toBeVisible(patience);
  const inOneFile = async (format: string) => {
    await page.getByRole('button', { name: 'All pages in one file' }).click();
    return (await download(page, page.getByRole('menuitem', { name: format }))).bytes;
  };
  expect((await inOneFile('Text')).toString()).toBe('The first page\n\nThe second page\n');
  expect((await inOneFile('hOCR')).toString()).toContain('letter-page-3.png');
  const pdf = await inOneFile('Searchable PDF');
  expect(pdf.toString('latin1')).toContain('/Count 2');
  await page.getByRole('button', { name: 'Delete batch' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('letter-page-3.png')).toBeHidden();

  // Its words can be chosen and copied: it opens as a PDF that holds text.
  await chooseFile(page, 'pages.pdf', pdf);
  await expect(page.getByText('This PDF already contains text.')).toBeVisible(patience);
  const again = await download(
    page,
    page.getByRole('button', { name: 'Save the text of the selected pages' }),
  );
  expect(again.bytes.toString().replaceAll(/\s+/g, ' ').trim()).toBe('The first page The second page');
  await page.getByRole('button', { name: 'Leave this file out' }).click();

  await chooseFile(page, 'note.pdf', await bytesOf(['A single page']));
  await expect(page.getByRole('button', { name: 'Copy that text' })).toBeVisible(patience);
  await extract(page);
  await expect(extracted(page)).toHaveValue('A single page', patience);

  await page.reload();
  await chooseFile(page, 'broken.pdf', Buffer.from('%PDF-1.7 and nothing else'));
  await expect(page.getByText('broken.pdf was not opened').first()).toBeVisible();
});

test('a PDF that is locked by a password is refused, and the page goes on saying why', async ({ page }) => {
  await page.goto('/tools/image-to-text');
  const locked = readFileSync(join(rootDir, 'fixtures/field/user-locked.pdf'));
  await chooseFile(page, 'locked.pdf', locked);
  await expect(page.getByText('locked.pdf was not opened').first()).toBeVisible(patience);
  const complaint = page.getByRole('main').getByRole('alert').first();
  await expect(complaint).toHaveText(/protected with a password\. Save a copy without the password/);
});
