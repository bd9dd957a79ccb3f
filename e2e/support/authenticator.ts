import type { Locator } from '@playwright/test';
import { totpCode, totpStep } from '../../mocks/auth/totp.ts';

/**
 * An authenticator app with the secret that a page shows. Returns how to read its next code: each is accepted once, up to
 * half a minute before and after its time.
 */
export async function createAuthenticator(page: Locator): Promise<() => Promise<string>> {
  const shown = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = shown?.replaceAll(' ', '') ?? '';
  const used = new Set<number>();
  return async () => {
    const now = totpStep(Date.now());
    const step = [now, now + 1, now - 1].find((each) => !used.has(each));
    if (step === undefined) throw new Error('No code is left. The next one is shown in half a minute.');
    used.add(step);
    return totpCode(secret, step);
  };
}
