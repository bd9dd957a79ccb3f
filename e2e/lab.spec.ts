import { paths } from '../packages/app/src/content/paths.ts';
import { expect, test } from './support/test.ts';

test('the lab says that the browser offers no graphics processor, and is in no search engine', async ({
  page,
}) => {
  await page.goto(paths.lab);
  await expect(page.getByText('This browser doesn’t let pages use a graphics processor.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Test this device' })).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
