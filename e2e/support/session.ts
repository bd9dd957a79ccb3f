import { expect, type Page } from '@playwright/test';
import { submitCredentials } from './account.ts';

/** Tokens from the provider or a mailed link. */
export interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** Tokens of a valid session that is removed from this browser. */
export async function lostSession(page: Page, email: string): Promise<Tokens> {
  await page.goto('/signin');
  await submitCredentials(page, email);
  await expect(page.getByText("You've successfully logged in.").first()).toBeVisible();
  return page.evaluate(() => {
    const { access_token, refresh_token } = JSON.parse(localStorage.getItem('verapix-auth') ?? '{}');
    localStorage.removeItem('verapix-auth');
    return { access_token, refresh_token };
  });
}

/** Marks this tab as waiting for a sign-in, as leaving for Google does. */
export async function awaitSignIn(page: Page, returnTo = '/'): Promise<void> {
  await page.evaluate((to) => {
    const pending = { startedAt: Date.now(), returnTo: to };
    sessionStorage.setItem('verapix-pending-sign-in', JSON.stringify(pending));
  }, returnTo);
}

/** The fragment of the backend's redirect. */
export const fragmentOf = (values: Record<string, string>): string =>
  `#${new URLSearchParams({ ...values, sb: '', token_type: 'bearer' })}`;
