import { expect, type Page } from '@playwright/test';
import { submitCredentials } from './account.ts';

/** Tokens as the provider or a mailed link brings them. */
export interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** Tokens of a session that the backend knows and this browser has forgotten. */
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

/** Remembers, as leaving for Google does, that this tab waits for a sign-in. */
export async function awaitSignIn(page: Page, returnTo = '/'): Promise<void> {
  await page.evaluate((to) => {
    const pending = { startedAt: Date.now(), returnTo: to };
    sessionStorage.setItem('verapix-pending-sign-in', JSON.stringify(pending));
  }, returnTo);
}

/** The fragment with which the backend leads back. */
export const fragmentOf = (values: Record<string, string>): string =>
  `#${new URLSearchParams({ ...values, sb: '', token_type: 'bearer' })}`;
