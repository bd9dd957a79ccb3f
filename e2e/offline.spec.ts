import { readFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pdfOf } from '../packages/engines/src/pdf/pdf.fixture.ts';
import { buildDir } from '../scripts/paths.ts';
import { serveBuild } from '../scripts/serve.ts';
import { credentialsOf } from './support/account.ts';
import { demoBackendOf } from './support/demo-backend.ts';
import { chooseFile, download, type UploadFile, upload } from './support/files.ts';
import { keyboardOf } from './support/keyboard.ts';
import { scaled, subject } from './support/photographs.ts';
import { expect, test as ours, waitForHydration } from './support/test.ts';

const cup = await scaled(subject('coffee'), 160);

/** The worker of a release after this build, whose pages begin with the same script. */
const patchWorker = readFileSync(join(buildDir, 'sw.js'), 'utf8').replace(/(version:[`'"])\w+/, '$1next');

/** The worker of a release whose pages begin with another script. */
const nextWorker = patchWorker.replace(/(entry:[`'"])[^`'"]+/, '$1/assets/index-next.js');

/** A host of its own for each test, which can be stopped: the browser's offline mode does not hold for service workers. */
const test = ours.extend<{
  server: Server;
  goOffline: () => Promise<void>;
  publish: (path: string, script: string) => void;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern.
  server: async ({}, use) => {
    const server = await serveBuild(0);
    await use(server);
    server.close();
    server.closeAllConnections();
  },
  baseURL: async ({ server }, use) => use(`http://localhost:${(server.address() as AddressInfo).port}`),
  goOffline: async ({ server, context }, use) =>
    use(async () => {
      server.close();
      server.closeAllConnections();
      await context.setOffline(true);
    }),
  /** The host has this script at this path from now on. */
  publish: async ({ server }, use) => {
    const published = new Map<string, string>();
    const [serve] = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      const script = published.get(request.url ?? '');
      if (script === undefined) serve?.(request, response);
      else response.setHeader('Content-Type', 'text/javascript').end(script);
    });
    await use((path, script) => void published.set(path, script));
  },
});

// The browser reports failed requests in the console, and MSW looks for a newer worker without waiting for the answer.
test.use({
  serviceWorkers: 'allow',
  expectedFault:
    /Failed to load resource|Failed to fetch dynamically imported module|ERR_INTERNET|Failed to update a ServiceWorker/,
});

/** Waits until the service worker is in control and has kept the shell, and the tools with these paths. */
async function waitUntilKept(page: Page, ...tools: string[]): Promise<void> {
  const missing = () =>
    page.evaluate(async (wanted) => {
      if (!navigator.serviceWorker.controller) return 'the worker';
      const kept = await (await caches.open('verapix-code')).match('/kept/tools');
      const paths: string[] = kept ? await kept.json() : [];
      return wanted.find((path) => !paths.includes(path));
    }, tools);
  await expect.poll(missing, { timeout: 30_000 }).toBeUndefined();
}

async function removeBackground(page: Page): Promise<void> {
  await chooseFile(page.getByRole('group', { name: /^Drop a/ }), 'cup.jpg', cup);
  const { name } = await download(page, page.getByRole('button', { name: 'Download' }));
  expect(name).toBe('transparent_background.png');
}

test('a tool, the home page and a visited page open without a network; another page says what works', async ({
  page,
  goOffline,
}) => {
  await page.goto('/faq');
  await waitUntilKept(page);
  await page.goto('/tools/background-remover');
  await waitUntilKept(page, '/tools/background-remover');
  await goOffline();

  await page.reload();
  await waitForHydration(page);
  await removeBackground(page);

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('data-page', '/');
  await page.goto('/faq');
  await expect(page.locator('#root')).toHaveAttribute('data-page', '/faq');

  await page.goto('/licences');
  await expect(page.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Background Remover' }).click();
  await expect(page).toHaveURL('/tools/background-remover');
  await expect(page.getByRole('group', { name: /^Drop a/ })).toBeVisible();
});

/** The address of the script that controls the page. */
const controller = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);

/** Whether the last request to the backend was answered through the service worker, as developer tools show it. */
const isSignedIn = (page: Page, name: string) =>
  expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();

test.describe('the demo backend and the service worker', { tag: '@full' }, () => {
  test('share one worker: signing in answers through it, and a tool works offline afterwards', async ({
    page,
    baseURL,
    goOffline,
  }) => {
    await page.goto('/tools/background-remover');
    await waitUntilKept(page, '/tools/background-remover');
    const answered = page.waitForResponse((response) => response.url().includes('/auth/v1/token'));
    await demoBackendOf(page, keyboardOf(page)).become('Premium Member');
    expect((await answered).fromServiceWorker()).toBe(true);
    await isSignedIn(page, 'Premium Member');
    // The mock backend leaves with the page, and its messages must not take the worker with it.
    await page.reload();
    await waitForHydration(page);
    await isSignedIn(page, 'Premium Member');
    expect(await controller(page)).toBe(`${baseURL}/sw.js`);
    await goOffline();
    await page.reload();
    await waitForHydration(page);
    await removeBackground(page);
  });

  test('a sign-in before the worker is there works, also after it came', async ({ page }) => {
    await page.goto('/signin');
    const fields = credentialsOf(page);
    const keys = keyboardOf(page);
    await keys.press(page.getByRole('button', { name: 'Continue with email' }));
    await keys.fill(fields.email, 'premium@example.com');
    await keys.fill(fields.password, 'verapix-demo');
    await page.keyboard.press('Enter');
    await isSignedIn(page, 'Premium Member');
    await waitUntilKept(page);
    await page.goto('/account');
    await isSignedIn(page, 'Premium Member');
  });

  test('a worker that an earlier version registered gives way', async ({ page, baseURL, publish }) => {
    publish('/earlier.js', "addEventListener('install', () => skipWaiting())");
    // A page without the policy of this version, which refuses addresses of workers as text.
    await page.route('/earlier', (route) => route.fulfill({ contentType: 'text/html', body: 'Earlier' }));
    await page.goto('/earlier');
    await page.evaluate(() => navigator.serviceWorker.register('/earlier.js'));
    await page.goto('/tools');
    await expect.poll(() => controller(page)).toBe(`${baseURL}/sw.js`);
    await waitUntilKept(page);
    await demoBackendOf(page, keyboardOf(page)).become('Founder');
    await isSignedIn(page, 'Founder');
  });

  test('works on without the worker once that is removed', async ({ page }) => {
    await page.goto('/tools');
    await waitUntilKept(page);
    await demoBackendOf(page, keyboardOf(page)).become('Founder');
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).unregister()));
    await demoBackendOf(page, keyboardOf(page)).become('Premium Member');
    await isSignedIn(page, 'Premium Member');
  });
});

test.describe('a newer version', { tag: '@full' }, () => {
  const offer = (page: Page) => page.getByRole('region', { name: 'New version' });
  const look = (page: Page) =>
    page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

  test('is offered, waits while it is not accepted, and starts in all tabs when it is', async ({
    page,
    context,
    publish,
  }) => {
    await page.goto('/tools/background-remover');
    await waitUntilKept(page, '/tools/background-remover');
    const other = await context.newPage();
    await other.goto('/faq');
    await waitUntilKept(other);
    publish('/sw.js', nextWorker);
    await look(page);
    await expect(offer(page)).toContainText('A new version of Verapix is ready.');
    const marker = () => page.evaluate(() => Object.hasOwn(globalThis, 'isSamePage'));
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await removeBackground(page);
    expect(await marker()).toBe(true);

    page.once('dialog', (dialog) => dialog.accept());
    await offer(page).getByRole('button', { name: 'Update now' }).click();
    await page.waitForFunction(() => !Object.hasOwn(globalThis, 'isSamePage'));
    await expect(offer(other)).toContainText('A new version of Verapix is running.');
    const caches = () => page.evaluate(() => globalThis.caches.keys());
    await expect.poll(caches).toContain('verapix-pages-next');
    expect((await caches()).filter((name) => name.startsWith('verapix-pages'))).toHaveLength(1);
    await waitUntilKept(page, '/tools/background-remover');
  });

  test('starts without a word for a page that is of that version already', async ({ page, publish }) => {
    await page.goto('/tools');
    await waitUntilKept(page);
    publish('/sw.js', patchWorker);
    await page.reload();
    const caches = () => page.evaluate(() => globalThis.caches.keys());
    const pages = async () => (await caches()).filter((name) => name.startsWith('verapix-pages'));
    await expect.poll(pages).toEqual(['verapix-pages-next']);
    await expect(offer(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('is not mentioned again on a page where the user said "Later"', async ({ page, publish }) => {
    await page.goto('/tools');
    await waitUntilKept(page);
    publish('/sw.js', nextWorker);
    await look(page);
    await offer(page).getByRole('button', { name: 'Later' }).click();
    await expect(offer(page)).toBeHidden();
  });
});

test.describe('pictures that another app shares', { tag: '@full' }, () => {
  /** Sends the form that the system makes of shared files. */
  async function share(page: Page, files: readonly UploadFile[]): Promise<void> {
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        enctype: 'multipart/form-data',
        action: '/tools?received',
      });
      form.append(
        Object.assign(document.createElement('input'), { type: 'file', name: 'files', multiple: true }),
      );
      document.body.replaceChildren(form);
    });
    await page.locator('input[type=file]').setInputFiles([...files]);
    await page.evaluate(() => document.forms[0]?.submit());
    await expect(page).toHaveURL('/tools?received');
    await waitForHydration(page);
  }
  const choice = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

  /** A page that the worker controls; `posts` counts the forms that reach the host. */
  async function openTools(page: Page, server: Server): Promise<{ posts: number }> {
    const seen = { posts: 0 };
    server.prependListener('request', ({ method }) => {
      if (method === 'POST') seen.posts += 1;
    });
    await page.goto('/tools');
    await waitUntilKept(page);
    return seen;
  }

  test('wait for the choice of a tool, are its file there, and never reach the host', async ({
    page,
    server,
  }) => {
    const seen = await openTools(page, server);
    await share(page, [upload('cup.jpg', cup)]);
    await choice(page, 'Background Remover').click();
    await expect(page).toHaveURL('/tools/background-remover');
    await page.getByRole('button', { name: 'Download' }).waitFor();
    expect(seen.posts).toBe(0);
    expect(await page.evaluate(() => caches.has('verapix-received'))).toBe(false);
  });

  test('may be a PDF, which is read page by page', async ({ page, server }) => {
    await openTools(page, server);
    const words = ['The first page', 'The second page'];
    const pdf = pdfOf(words.map((each) => ({ width: 420, height: 120, words: each })));
    await share(page, [upload('letter.pdf', Buffer.from(await pdf.arrayBuffer()))]);
    await choice(page, 'Image to Text').click();
    await page.getByRole('button', { name: 'Open 2 pages' }).click();
    await expect(page.getByRole('main')).toContainText('letter-page-2.png');
  });

  test('are a batch if there are several, without the files that are no pictures', async ({
    page,
    server,
  }) => {
    await openTools(page, server);
    const files = [
      upload('cup.jpg', cup),
      upload('letter.txt', Buffer.from('Dear Ada')),
      upload('mug.jpg', cup),
    ];
    await share(page, files);
    await expect(page.getByRole('alert')).toContainText('letter.txt is not a picture');
    await choice(page, 'Background Remover').click();
    await expect(page.getByRole('main')).toContainText('mug.jpg');
  });

  test('are missed on the page if there are none, or the worker is gone', async ({ page, server }) => {
    await openTools(page, server);
    await share(page, []);
    await expect(page.getByRole('alert')).toContainText('No picture arrived');
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).unregister()));
    // It does not come back.
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
    });
    await page.goto('/faq');
    await share(page, [upload('cup.jpg', cup)]);
    await expect(page.getByRole('alert')).toContainText('No picture arrived');
    await expect(page.getByRole('link', { name: /^Use Tool: / })).toHaveCount(7);
  });
});
