import { paths } from '../packages/app/src/content/paths.ts';
import { browserLaunchOptions } from '../scripts/browser.ts';
import { expect, test } from './support/test.ts';

const { args = [], ...options } = await browserLaunchOptions();

// SwiftShader imitates a graphics processor on the processor, slowly.
test.use({
  launchOptions: {
    ...options,
    args: [
      ...args,
      '--enable-unsafe-webgpu',
      '--use-webgpu-adapter=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
});

// A whole measurement takes SwiftShader longer than a night's journeys may.
test('the lab measures the processor, loads the runtime for the graphics processor, and can be cancelled', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto(paths.lab);
  await page.getByRole('button', { name: 'Test this device' }).click();
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveAccessibleName('Sharp: Running a tile on the processor', { timeout: 60_000 });
  await expect(bar).toHaveAccessibleName('Sharp: Loading the runtime for the graphics processor', {
    timeout: 120_000,
  });
  // The runtime is loaded and verified, and starts.
  await expect(bar).toHaveAttribute('aria-valuenow', '40', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Test this device' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Use the graphics processor' })).toHaveCount(0);
});
