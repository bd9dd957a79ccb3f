import type { Locator, Page } from '@playwright/test';
import { chooseFile, upload } from './support/files.ts';
import { keyboardOf } from './support/keyboard.ts';
import { photograph, scaled } from './support/photographs.ts';
import { expect, test } from './support/test.ts';

const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel' });
const picture = () => scaled(photograph('locomotion-house-cat'), 160);

/** The tools that start with a file, and their buttons. */
const fileTools = [
  { path: 'image-upscaler', run: 'Upscale picture', heading: 'Upscale your picture', over: 'Start over' },
  {
    path: 'headshot-generator',
    run: 'Generate Professional Headshots',
    heading: 'Your headshots',
    over: 'Start over',
  },
  { path: 'image-to-text', run: 'Extract Text', heading: 'Text from your picture', over: 'Start over' },
] as const;

/** Expects the focus on an element around this one, in view, that is not the whole page. */
async function expectFocusAround(inside: Locator): Promise<void> {
  await expect
    .poll(() => inside.evaluate((it) => document.activeElement !== document.body && !!it.closest(':focus')))
    .toBe(true);
  await expect(inside).toBeInViewport();
}

for (const { path, run, heading, over } of fileTools) {
  test(`the focus follows the run by keyboard: ${path}`, { tag: '@full' }, async ({ page }) => {
    await page.goto(`/tools/${path}?engines=simulated`);
    await chooseFile(page, 'cat.jpg', await picture());
    const start = page.getByRole('button', { name: run });
    const { press } = keyboardOf(page);
    await press(start);
    await expect(cancel(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(start).toBeFocused();
    await page.keyboard.press('Enter');
    await expectFocusAround(page.getByRole('heading', { name: heading }));
    await press(page.getByRole('button', { name: over }));
    await expect(page.getByRole('group', { name: /^Drop/ }).getByRole('button')).toBeFocused();
  });
}

test('the focus follows a run that starts by itself', { tag: '@full' }, async ({ page }) => {
  await page.goto('/tools/background-remover?engines=simulated');
  const { press } = keyboardOf(page);
  const choosing = page.waitForEvent('filechooser');
  await press(page.getByRole('button', { name: 'Select Image' }));
  await (await choosing).setFiles(upload('cat.jpg', await picture()));
  await expectFocusAround(page.getByRole('heading', { name: 'Remove the background' }));
  await expect(page.getByText('This is a simulation')).toBeVisible();
  await expectFocusAround(page.getByRole('heading', { name: 'Remove the background' }));
  await press(page.getByRole('button', { name: 'Clear' }));
  await expect(page.getByRole('group', { name: /^Drop/ }).getByRole('button')).toBeFocused();
});

test('a result does not take the focus from another element', { tag: '@full' }, async ({ page }) => {
  await page.goto('/tools/image-upscaler?engines=simulated');
  await chooseFile(page, 'cat.jpg', await picture());
  await page.getByRole('button', { name: 'Upscale picture' }).click();
  const elsewhere = page.getByRole('banner').getByRole('link').first();
  await elsewhere.focus();
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect(elsewhere).toBeFocused();
});

test('on a phone, the run and its result come into view', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tools/image-upscaler?engines=simulated');
  await chooseFile(page, 'cat.jpg', await picture());
  await page.getByRole('radiogroup', { name: 'Method' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Upscale picture' }).click();
  await expect(page.getByRole('progressbar')).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Upscale your picture' })).toBeInViewport();
});

test.describe('when a run fails', () => {
  // A service worker's requests do not pass the test.
  test.use({ serviceWorkers: 'block', expectedFault: /Failed to load resource|Aborted/ });

  test('the button to try again is focused', { tag: '@full' }, async ({ page }) => {
    await page.route(/worker-.*\.js$/, (route) => route.abort());
    await page.goto('/tools/image-upscaler');
    await chooseFile(page, 'cat.jpg', await picture());
    await keyboardOf(page).press(page.getByRole('button', { name: 'Upscale picture' }));
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  });
});

for (const width of [360, 768, 1280]) {
  test(`the image generator keeps its run and its result in view: ${width} px`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/tools/ai-image-generator?engines=simulated');
    await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('a lake');
    const generate = page.getByRole('button', { name: 'Generate image' });
    await generate.click();
    await expect(cancel(page)).toBeFocused();
    await expect(page.getByRole('progressbar')).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(generate).toBeFocused();
    await page.keyboard.press('Enter');
    await expectFocusAround(page.getByRole('heading', { name: 'Simulated placeholder' }));
    await page.getByRole('tab', { name: /History/ }).click();
    await page.getByRole('button', { name: 'a lake' }).click();
    await expectFocusAround(page.getByRole('heading', { name: 'Simulated placeholder' }));
  });
}

test('the logo generator leads from the form to the logos and back', { tag: '@full' }, async ({ page }) => {
  await page.goto('/tools/logo-generator?engines=simulated');
  const { press } = keyboardOf(page);
  const generate = page.getByRole('button', { name: 'Generate logo' });
  const logos = page.getByRole('heading', { name: 'Your logos' });
  await page.getByRole('textbox', { name: 'Brand name' }).fill('Verapix');
  await press(generate);
  await expect(cancel(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(generate).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(logos).toBeFocused();
  await press(page.getByRole('button', { name: 'Generate More' }));
  await expect(cancel(page)).toBeFocused();
  await expect(logos).toBeFocused();
  await press(page.getByRole('button', { name: 'Modify Details' }));
  await expectFocusAround(page.getByRole('textbox', { name: 'Brand name' }));
  await press(page.getByRole('button', { name: 'Back to your logos' }));
  await expect(logos).toBeFocused();
});
