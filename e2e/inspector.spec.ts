import { chooseFile } from './support/files.ts';
import { photograph, scaled } from './support/photographs.ts';
import { expect, test } from './support/test.ts';

const small = () => scaled(photograph('locomotion-house-cat'), 160);

test('?inspect shows the run of a tool, and an earlier step of it as it was', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/tools/image-upscaler?engines=simulated&inspect');
  const panel = page.getByRole('complementary', { name: 'Inspector' });
  const state = panel.getByRole('region', { name: 'State and context' });
  const steps = panel.getByRole('region', { name: 'Steps' });
  await chooseFile(page, 'cat.jpg', await small());
  await expect(state).toContainText('tool-run.ready');
  await expect(state).toContainText(/File \(image\/jpeg, \d+ bytes\)/);
  await expect(panel.getByRole('group', { name: 'State chart of tool-run' })).toBeVisible();

  await page.getByRole('button', { name: 'Upscale picture' }).click();
  await expect(state).toContainText('tool-run.done.unsaved');

  await steps.getByRole('button', { name: /run\.start -> processing/ }).click();
  await expect(state).toContainText('tool-run.processing');
  await expect(state.getByRole('heading', { name: /^After step/ })).toBeVisible();
  await expect(state.getByRole('button', { name: 'run.start' })).toHaveCount(0);

  await steps.getByRole('button', { name: 'Live' }).click();
  await state.getByRole('button', { name: 'source.cleared' }).click();
  await expect(state).toContainText('tool-run.empty');
  await expect(page.getByRole('button', { name: 'Stream in a forest' })).toBeVisible();

  await steps.getByRole('button', { name: 'Live' }).press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Inspector' })).toBeFocused();
});

test('the inspector masks a password, and stays on the next page', { tag: '@full' }, async ({ page }) => {
  await page.goto('/signin?inspect');
  const panel = page.getByRole('complementary', { name: 'Inspector' });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Continue with email' }).click();
  await main.getByRole('textbox', { name: 'Email' }).fill('free@example.com');
  await main
    .getByLabel(/^Password/)
    .and(page.locator('input'))
    .fill('verapix-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  const actors = panel.getByRole('combobox', { name: 'Actor' });
  const session = actors.getByRole('option', { name: /^auth:/ });
  await actors.selectOption((await session.getAttribute('value')) ?? '');
  await expect(panel).toContainText('auth.signedIn.member');
  await expect(panel).not.toContainText('verapix-demo');
});
