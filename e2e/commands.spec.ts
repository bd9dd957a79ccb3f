import { keyboardOf } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

test('the keys of a page open with ?, which can be turned off, and from the commands', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/tools/image-upscaler');
  await page.waitForFunction(() => performance.getEntriesByName('tool-prepared').length > 0);
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts on this page' });
  await page.keyboard.press('?');
  await expect(help.getByRole('heading', { name: 'Choosing a picture' })).toBeVisible();
  await expect(help.getByRole('heading', { name: 'The brush' })).toBeHidden();
  await keyboardOf(page).press(help.getByRole('switch', { name: 'Open this help with ?' }), 'Space');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('?');
  await expect(help).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Command' }).fill('keyboard');
  await page.keyboard.press('Enter');
  await expect(help).toBeVisible();
  await expect(help.getByRole('switch', { name: 'Open this help with ?' })).not.toBeChecked();
});

test('the commands take the focus and give it back', { tag: '@full' }, async ({ page }) => {
  await page.goto('/tools/image-upscaler');
  await page.waitForFunction(() => performance.getEntriesByName('tool-prepared').length > 0);
  const origin = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
  await origin.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Command' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(origin).toBeFocused();
});

test('a question mark that is typed is text', { tag: '@full' }, async ({ page }) => {
  await page.goto('/tools/ai-image-generator');
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await prompt.pressSequentially('a lake?');
  await expect(prompt).toHaveValue('a lake?');
  await expect(page.getByRole('dialog')).toBeHidden();
});
