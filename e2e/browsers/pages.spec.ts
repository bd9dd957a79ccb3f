import { expect } from '@playwright/test';
import { publicPaths } from '../../packages/app/src/app/seo/public-paths.ts';
import { test } from './test.ts';

// @spec product.visitor routes.public shell.layout role.anonymous page.routes
test('every public page opens and hydrates', async ({ user }) => {
  for (const path of publicPaths) {
    await user.open(path);
    await user.sees({ role: 'heading', within: { role: 'main' } });
    await user.hydrates();
  }
});

test('a page is left while it loads, by an address and by a reload', async ({ user }) => {
  for (const path of ['/tools/logo-generator', '/signin', '/docs/api']) {
    await user.leavesWhileLoading(path);
    await user.sees({ role: 'heading', name: 'Pricing' });
  }
});

test('the support chat answers, and keeps the conversation over a reload', async ({ user }) => {
  await user.open('/pricing');
  await user.clicks({ role: 'button', name: /^Support chat/ });
  await user.clicks({ role: 'button', name: 'Pricing plans' });
  await user.reads(/There are three plans\./);
  await user.tab.reload();
  await user.clicks({ role: 'button', name: /^Support chat/ });
  await user.reads(/There are three plans\./);
});

test('the dark theme is dark, and is kept over a reload', async ({ user }) => {
  const brightness = () =>
    user.tab.run(() => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (!canvas) throw new Error('This browser has no canvas.');
      canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data[1] ?? 0;
    });
  await user.open('/tools');
  await user.clicks({ role: 'radio', name: /light/i });
  expect(await brightness()).toBeGreaterThan(200);
  await user.clicks({ role: 'radio', name: /dark/i });
  // The pressed control is painted before the page turns dark.
  await expect.poll(brightness).toBeLessThan(60);
  await user.tab.reload();
  expect(await brightness()).toBeLessThan(60);
});

test('no page is wider than a phone of 390 pixels, and its menu leads on', async ({ user }) => {
  await user.open('/');
  await user.tab.setWidth(390);
  const overflows = () =>
    user.tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const path of ['/', '/tools/image-upscaler', '/pricing', '/signin', '/docs/api']) {
    await user.open(path);
    await user.hydrates();
    expect(await user.tab.run(() => innerWidth)).toBe(390);
    expect(await overflows()).toBe(0);
  }
  await user.clicks({ role: 'button', name: /menu/i });
  await user.clicks({ role: 'link', name: 'Pricing', within: { role: 'dialog' } });
  await user.isAt(/^\/pricing$/);
});
