import type { BrowserContext, Page } from '@playwright/test';
import { signInHere } from './support/account.ts';
import { chooseFile } from './support/files.ts';
import { png } from './support/pictures.ts';
import { collectFaults, expect, test } from './support/test.ts';

const backendKey = 'verapix-demo-backend';
const filesCache = 'verapix-demo-files';

/** Gives another browser the server of this one: the demonstration keeps it in the browser. Its results stay here. */
async function shareBackend(from: Page, to: BrowserContext): Promise<void> {
  const server = await from.evaluate(
    async ([key, name]) => {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      const files = await Promise.all(
        requests.map(async (request) => {
          const bytes = await (await cache.match(request))?.arrayBuffer();
          return { url: request.url, bytes: [...new Uint8Array(bytes ?? new ArrayBuffer(0))] };
        }),
      );
      return { data: localStorage.getItem(key) ?? '', files };
    },
    [backendKey, filesCache] as const,
  );
  await to.addInitScript(
    async ([key, name, { data, files }]) => {
      const isEmptyPage = !location.protocol.startsWith('http');
      if (isEmptyPage || localStorage.getItem(key) !== null) return;
      localStorage.setItem(key, data);
      const cache = await caches.open(name);
      for (const { url, bytes } of files) await cache.put(url, new Response(new Uint8Array(bytes)));
    },
    [backendKey, filesCache, server] as const,
  );
}

/** How many results the database of the user has in this browser. */
const storedResults = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { user } = JSON.parse(localStorage.getItem('verapix-auth') ?? '');
    const name = `verapix-library@${user.id}`;
    const known = await indexedDB.databases();
    if (!known.some((each) => each.name === name)) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const counting = opening.result.transaction('results').objectStore('results').count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
  });

// @spec role.cloud
test('a result is kept in the cloud, comes back in a browser without it, and is deleted', {
  tag: '@full',
}, async ({ page, browser, baseURL }) => {
  const cloud = page.getByRole('region', { name: 'Cloud storage' });

  await test.step('a visitor is led to the plans', async () => {
    await page.goto('/library');
    await expect(cloud.getByRole('link', { name: 'See plans' })).toBeVisible();
    await cloud.getByRole('link', { name: 'Sign in' }).click();
    await signInHere(page, 'premium@example.com', 'Premium Member');
    await expect(page).toHaveURL(/\/library$/);
    await expect(cloud.getByText('0 results, 0 bytes of 1 GB')).toBeVisible();
  });

  await test.step('make a result, and keep it after the question', async () => {
    await page.goto('/tools/image-upscaler?engines=device');
    await chooseFile(
      page,
      'harbour.png',
      png(16, 12, () => [120, 120, 120, 255]),
    );
    await page.getByRole('radio', { name: 'Fast' }).click();
    await page.getByRole('button', { name: 'Upscale picture' }).click();
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
    // It is stored after the run. Loading a page meanwhile would stop that.
    await expect.poll(() => storedResults(page)).toBe(1);
    await page.goto('/library');
    await page.getByRole('list', { name: 'Your results' }).getByRole('link').click();
    await page.getByRole('button', { name: 'Save to cloud' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('leave this device');
    await page.getByRole('button', { name: 'Upload and save' }).click();
    await expect(page.getByRole('main').getByText('Saved to the cloud')).toBeVisible();
  });

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1280, height: 800 },
  });
  await shareBackend(page, context);
  const other = await context.newPage();
  const faults: string[] = [];
  collectFaults(other, faults, baseURL);
  const there = other.getByRole('region', { name: 'Cloud storage' });

  await test.step('sign in elsewhere, where it is listed, downloaded and opened', async () => {
    await other.goto('/signin?redirect=/library');
    await signInHere(other, 'premium@example.com', 'Premium Member');
    await expect(there.getByText('not on this device')).toBeVisible();
    const downloading = other.waitForEvent('download');
    await there.getByRole('button', { name: /^Download harbour/ }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^harbour.*\.png$/);
    await there.getByRole('button', { name: /^Open harbour/ }).click();
    await expect(other.getByRole('heading', { level: 1, name: /^harbour/ })).toBeVisible();
    await expect(other.getByRole('main').getByText('Saved to the cloud')).toBeVisible();
  });

  await test.step('delete it from the cloud: the copies on the devices stay', async () => {
    await other.goto('/library');
    await there.getByRole('button', { name: /^Delete harbour.*from the cloud$/ }).click();
    await other.getByRole('button', { name: 'Delete from the cloud' }).last().click();
    await expect(there.getByText('0 results, 0 bytes of 1 GB')).toBeVisible();
    await expect(other.getByRole('list', { name: 'Your results' }).getByRole('listitem')).toHaveCount(1);
  });

  expect(faults).toEqual([]);
  await context.close();
});
