import { expect, type Page } from '@playwright/test';
import type { Keyboard } from './keyboard.ts';

/** The account menu in the header, by keyboard. */
export function accountMenuOf(page: Page, keys: Keyboard) {
  const trigger = (name: string) => page.getByRole('banner').getByRole('button', { name });
  async function choose(name: string, item: string): Promise<void> {
    await keys.press(trigger(name));
    const wanted = page.getByRole('menuitem', { name: item });
    await expect(page.locator('[role=menu]:focus, [role=menuitem]:focus')).toBeVisible();
    await page.keyboard.type(item);
    await expect(wanted).toBeFocused();
    await page.keyboard.press('Enter');
  }
  return {
    trigger,
    choose,
    signOut: async (name: string): Promise<void> => {
      await choose(name, 'Sign Out');
      await expect(page.getByText('Successfully logged out').first()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    },
  };
}

/** The sign-in page's form, once `Continue with email` was pressed. */
export const credentialsOf = (page: Page) => {
  const form = page.getByRole('main');
  return {
    email: form.getByRole('textbox', { name: 'Email' }),
    password: form.getByRole('textbox', { name: 'Password' }),
  };
};

/** Sends the sign-in page's form with the sample password. */
export async function submitCredentials(page: Page, email: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Continue with email' }).click();
  await credentialsOf(page).email.fill(email);
  await credentialsOf(page).password.fill('verapix-demo');
  await credentialsOf(page).password.press('Enter');
}

/** Signs in with the sample password on the sign-in page that is open; `name` is the name in the header. */
export async function signInHere(page: Page, email: string, name: string): Promise<void> {
  await submitCredentials(page, email);
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
}
