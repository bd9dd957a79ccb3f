import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseFile, download, dropFiles, upload } from './support/files.ts';
import { photograph } from './support/photographs.ts';
import { png } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

const address = '/tools/image-upscaler';

/** The dropzone's alert. */
const complaint = (page: Page) => page.getByRole('main').getByRole('alert').first();

const grey = () => [128, 128, 128, 255];

test.describe('the upscaler rejects', () => {
  test('a JPEG that is cut off, until the user goes on with the rows that are there', async ({ page }) => {
    await page.goto(address);
    await chooseFile(page, 'cut.jpg', photograph('nagasaki-boats').subarray(0, 90_000));
    await expect(complaint(page)).toHaveText(/459 of its 819 rows of pixels are missing/);
    await expect(page.getByRole('region', { name: 'Upscale your picture' })).toBeHidden();
    await page.getByRole('button', { name: 'Continue with what’s there' }).click();
    await expect(page.getByText('The file is incomplete: 360 of 819 rows of pixels are used.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Upscale your picture' })).toBeVisible();
  });

  test('text and an address dropped', { tag: '@full' }, async ({ page }) => {
    await page.goto(address);
    await dropText(page, 'text/plain', 'a line of text');
    await expect(complaint(page)).toHaveText(/text/i);
    await dropText(page, 'text/uri-list', 'https://example.com/picture.jpg');
    await expect(complaint(page)).toHaveText(/address|link|URL/i);
  });
});

test.describe('the upscaler accepts', () => {
  const upscale = { name: 'Upscale your picture' };

  // @spec limit.tiff upscaler.formats
  test('a HEIC with a decoder that it loads, and the first page of a TIFF, and says so', async ({ page }) => {
    await page.goto(address);
    await chooseFile(page, 'phone.heic', await readFile('fixtures/formats/picture.heic'));
    await expect(page.getByRole('img', { name: 'phone.heic' })).toBeVisible();
    await chooseFile(page, 'scan.tif', await readFile('fixtures/formats/pages.tif'));
    await expect(page.getByText('This file has 2 pages. We use page 1 of 2.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'scan.tif' })).toBeVisible();
  });

  // @spec upscaler.upload
  test('a picture that is dropped', { tag: '@full' }, async ({ page }) => {
    await page.goto(address);
    await dropFiles(page, [upload('a.png', png(8, 8, grey))]);
    await expect(page.getByRole('region', upscale)).toBeVisible();
  });

  test('a picture that is pasted', { tag: '@full' }, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Browse files' })).toBeVisible();
    await page.evaluate(
      (bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' }));
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      },
      [...png(8, 8, grey)],
    );
    await expect(page.getByRole('region', upscale)).toBeVisible();
  });

  test('a sample by keyboard, up to the download', async ({ page }) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Face of a cat' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', upscale)).toBeInViewport();
    await page.getByRole('radio', { name: 'Sharp' }).focus();
    for (const name of ['Detail', 'Illustration', 'Clean up', 'Fast']) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name })).toBeChecked();
    }
    await page.getByRole('button', { name: 'Upscale picture' }).focus();
    await page.keyboard.press('Enter');
    const divider = page.getByRole('slider').first();
    await divider.focus();
    await page.keyboard.press('Home');
    await expect(divider).toHaveAttribute('aria-valuetext', '100% enhanced shown');
    const { name } = await download(page, page.getByRole('button', { name: 'Download' }), (link) =>
      link.press('Enter'),
    );
    expect(name).toMatch(/^cat-\d+x\d+\.png$/);
  });
});

test.describe('the upscaler works', () => {
  test('with a name of 300 characters, and with one that changes the text direction', {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    for (const name of [`${'long-name-'.repeat(30)}.png`, '\u202Egnp.exe.png', 'صورة قديمة.png']) {
      await chooseFile(page, name, png(16, 12, grey));
      await expect(page.getByRole('region', { name: 'Upscale your picture' })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });

  test('with storage blocked', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Storage is blocked', 'SecurityError');
          },
        });
      }
    });
    await page.goto(address);
    await chooseFile(page, 'a.png', png(16, 12, grey));
    await page.getByRole('radio', { name: 'Fast' }).click();
    await page.getByRole('button', { name: 'Upscale picture' }).click();
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  });
});

async function dropText(page: Page, type: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([mime, content]) => {
      const transfer = new DataTransfer();
      transfer.setData(mime ?? '', content ?? '');
      return transfer;
    },
    [type, text],
  );
  await page.getByRole('group', { name: /drop a picture/i }).dispatchEvent('drop', { dataTransfer: data });
}
