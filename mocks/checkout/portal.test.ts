import { graceDays, grantsAccess, type SubscriptionRow } from '@verapix/domain';
import { beforeEach, expect, it } from 'vitest';
import { call, createSeededBackend, type Member, type SeededBackend } from '../testing/test-backend';
import { rowsOf } from '../testing/user-actions';

const day = 24 * 60 * 60_000;
let backend: SeededBackend;

beforeEach(() => {
  backend = createSeededBackend();
});

/** The path of a persona's billing page. */
async function portalOf(token: string): Promise<string> {
  const answer = await call(backend, 'POST', '/functions/v1/create-portal-session', { token, body: {} });
  const { pathname, search } = new URL((answer.body as { url: string }).url);
  return pathname + search;
}

async function subscriptionOf(persona: Member): Promise<SubscriptionRow> {
  const { token } = await backend.signIn(persona);
  const [row] = (await rowsOf(backend, token)).subscriptions;
  if (!row) throw new Error(`${persona} has no subscription.`);
  return row;
}

it('the billing page shows the payments of its user alone, and takes no card', async () => {
  const { token } = await backend.signIn('premium');
  const page = String((await call(backend, 'GET', await portalOf(token))).body);
  expect(page.match(/Premium/g)).toHaveLength(1);
  expect(page).toContain('$45.00');
  expect(page).not.toMatch(/<form|<input/);
  expect(page).toContain('href="https://app.test/subscriptions"');
});

it('the billing page of a German page is in German, and leads back to it', async () => {
  const { token } = await backend.signIn('premium');
  const page = String((await call(backend, 'GET', `${await portalOf(token)}&locale=de`)).body);
  expect(page).toContain('45,00\u00a0$ · bezahlt');
  expect(page).toContain('href="https://app.test/de/subscriptions"');
});

it('there is no billing page for an id that was made up', async () => {
  expect((await call(backend, 'GET', '/sandbox/v1/portal?checkout=x')).status).toBe(404);
  expect((await call(backend, 'POST', '/sandbox/v1/portal?checkout=x')).status).toBe(404);
});

it('a failed renewal keeps access for the days of grace, then ends', async () => {
  const during = await subscriptionOf('grace');
  expect(during.status).toBe('past_due');
  expect(grantsAccess(during, backend.options.now())).toBe(true);
  backend.advance((graceDays - 2) * day + 1);
  const after = await subscriptionOf('grace');
  expect(grantsAccess(after, backend.options.now())).toBe(false);
});

it('a failed renewal is paid on the billing page', async () => {
  const { token } = await backend.signIn('grace');
  const path = await portalOf(token);
  expect(String((await call(backend, 'GET', path)).body)).toContain('Replace the card and pay');
  const paid = await call(backend, 'POST', path);
  expect([paid.status, paid.headers.get('Location')]).toEqual([303, 'https://app.test/subscriptions']);
  expect(await subscriptionOf('grace')).toMatchObject({ status: 'active' });
  expect(String((await call(backend, 'GET', path)).body)).not.toContain('Replace the card');
});

it('a trial and a canceled subscription give access until their end, and none after it', async () => {
  for (const persona of ['trial', 'canceled'] as const) {
    const row = await subscriptionOf(persona);
    const end = Date.parse(row.current_period_end ?? '');
    expect(row.status).toBe(persona);
    expect([grantsAccess(row, end - 1), grantsAccess(row, end)]).toEqual([true, false]);
  }
  backend.advance(20 * day + 1);
  for (const persona of ['trial', 'canceled'] as const) {
    expect(grantsAccess(await subscriptionOf(persona), backend.options.now())).toBe(false);
  }
});
