import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** The answer about a refund on a site with these settings. */
async function refundAnswer(settings: Record<string, string>) {
  // It reads the settings when it loads.
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { accountIntents } = await import('./intents-account');
  const context = { isPremiumEnabled: false, offerIsOver: false };
  return accountIntents.find(({ id }) => id === 'refund')?.answer(context);
}

const project = { VITE_SUPABASE_URL: 'https://project.example' };

it('promises an answer in time only where the operator does', async () => {
  expect(await refundAnswer(project)).not.toMatch(/hours/);
  expect(await refundAnswer({ ...project, VITE_REPLY_HOURS: 'soon' })).not.toMatch(/hours/);
  expect(await refundAnswer({ ...project, VITE_REPLY_HOURS: '48' })).toMatch(/48 hours/);
});

it('promises what the specification says in the demo', async () => {
  expect(await refundAnswer({ VITE_SUPABASE_URL: '' })).toMatch(/24 hours/);
});
