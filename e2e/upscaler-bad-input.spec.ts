import type { Page } from '@playwright/test';
import { photograph } from './support/photographs.ts';
import { hugeClaim, png, type UploadFile } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

const picker = (page: Page) => page.locator('input[type=file]');

/** The words of the dropzone's alert. */
const complaint = (page: Page) => page.getByRole('main').getByRole('alert').first();

const grey = () => [128, 128, 128, 255];

const bad: readonly { what: string; file: () => UploadFile; says: RegExp }[] = [
  {
    what: 'a file over 10 MB',
    file: () => ({
      name: 'big.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 0xff),
    }),
    says: /File is too large\. Please select an image under 10MB\./,
  },
  {
    what: 'text',
    file: () => ({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('only words') }),
    says: /Please select a valid image file\./,
  },
  {
    what: 'HTML named as a picture',
    file: () => ({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    }),
    says: /Please select a valid image file\./,
  },
  {
    what: 'SVG named as a picture',
    file: () => ({
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    }),
    says: /Please select a valid image file\./,
  },
  {
    what: 'an empty file',
    file: () => ({ name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) }),
    says: /nothing in this file/i,
  },
  {
    what: 'a JPEG cut off in the middle',
    file: () => ({
      name: 'cut.jpg',
      mimeType: 'image/jpeg',
      buffer: photograph('nagasaki-boats').subarray(0, 90_000),
    }),
    says: /damaged|incomplete|cut off/i,
  },
  {
    what: 'a small file that claims 16000 × 16000 pixels',
    file: () => ({ name: 'bomb.png', mimeType: 'image/png', buffer: hugeClaim() }),
    says: /16000 × 16000|megapixel/i,
  },
];

test.describe('the upscaler refuses', () => {
  for (const { what, file, says } of bad) {
    test(what, async ({ page }) => {
      await page.goto('/tools/image-upscaler');
      await picker(page).setInputFiles(file());
      await expect(complaint(page)).toHaveText(says);
      await expect(page.getByRole('heading', { name: 'Upscale your picture' })).toBeHidden();
      // Nothing is lost: a good picture afterwards is taken.
      await picker(page).setInputFiles({ name: 'good.png', mimeType: 'image/png', buffer: png(8, 8, grey) });
      await expect(page.getByRole('heading', { name: 'Upscale your picture' })).toBeVisible();
    });
  }

  test('two files at once', async ({ page }) => {
    await page.goto('/tools/image-upscaler');
    await dropFiles(page, ['a.png', 'b.png']);
    await expect(complaint(page)).toHaveText(/one/i);
  });

  test('text and an address dropped', async ({ page }) => {
    await page.goto('/tools/image-upscaler');
    await dropText(page, 'text/plain', 'a line of text');
    await expect(complaint(page)).toHaveText(/text/i);
    await dropText(page, 'text/uri-list', 'https://example.com/picture.jpg');
    await expect(complaint(page)).toHaveText(/address|link|URL/i);
  });
});

test.describe('the upscaler takes', () => {
  const upscale = { name: 'Upscale your picture' };

  test('a picture that is dropped', async ({ page }) => {
    await page.goto('/tools/image-upscaler');
    await dropFiles(page, ['a.png'], png(8, 8, grey));
    await expect(page.getByRole('heading', upscale)).toBeVisible();
  });

  test('a picture that is pasted', async ({ page }) => {
    await page.goto('/tools/image-upscaler');
    await expect(page.getByRole('button', { name: 'Browse files' })).toBeVisible();
    await page.evaluate(
      (bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' }));
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      },
      [...png(8, 8, grey)],
    );
    await expect(page.getByRole('heading', upscale)).toBeVisible();
  });

  test('a sample, by keyboard alone, up to the download', async ({ page }) => {
    await page.goto('/tools/image-upscaler');
    await page.getByRole('button', { name: 'House cat' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', upscale)).toBeInViewport();
    await page.getByRole('radio', { name: 'Sharp' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Fast' })).toBeChecked();
    await page.getByRole('button', { name: 'Upscale picture' }).focus();
    await page.keyboard.press('Enter');
    const divider = page.getByRole('slider').first();
    await divider.focus();
    await page.keyboard.press('Home');
    await expect(divider).toHaveAttribute('aria-valuetext', '100 % enhanced shown');
    await page.getByRole('link', { name: 'Download' }).focus();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/^house-cat-\d+x\d+\.png$/);
  });
});

test.describe('the upscaler copes', () => {
  test('with a name of 300 characters, and one that turns the direction of text', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/tools/image-upscaler');
    for (const name of [`${'long-name-'.repeat(30)}.png`, '\u202Egnp.exe.png', 'صورة قديمة.png']) {
      await picker(page).setInputFiles({ name, mimeType: 'image/png', buffer: png(16, 12, grey) });
      await expect(page.getByRole('heading', { name: 'Upscale your picture' })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });

  test('with storage blocked', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Storage is blocked', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/tools/image-upscaler');
    await picker(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png(16, 12, grey) });
    await page.getByRole('radio', { name: 'Fast' }).click();
    await page.getByRole('button', { name: 'Upscale picture' }).click();
    await expect(page.getByRole('link', { name: 'Download' })).toBeVisible();
  });
});

async function dropFiles(
  page: Page,
  names: readonly string[],
  content: Uint8Array = Buffer.from('x'),
): Promise<void> {
  const data = await page.evaluateHandle(
    ({ fileNames, bytes }) => {
      const transfer = new DataTransfer();
      for (const name of fileNames) {
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
      }
      return transfer;
    },
    { fileNames: names, bytes: [...content] },
  );
  await page.getByRole('group', { name: /drop a picture/i }).dispatchEvent('drop', { dataTransfer: data });
}

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
