import { defaultPreferences } from '@verapix/domain';
import { premiumRow } from '@verapix/machines/test-kit';
import { describe, expect, it, vi } from 'vitest';
import {
  createSignedInBackend,
  createTestBackend,
  holdTimeInEachTest,
  html,
  json,
  never,
  offline,
  sessionOf,
  settle,
  unhurried,
} from './backend.test-kit';
import { answerLimitMs } from './fetch';

holdTimeInEachTest();

const row = premiumRow();
const table = 'GET /rest/v1/subscriptions';

describe('loading a subscription', () => {
  // @spec call.subscription call.plan
  it('requests the newest ones with the session', async () => {
    const { api, server, token } = createSignedInBackend();
    server.on(table, () => json([row]));
    expect(await api.loadSubscription('ada', unhurried())).toEqual({ ok: true, active: row, shown: row });
    expect(server.seen.map(({ path }) => path)).toEqual([
      '/rest/v1/subscriptions?select=*&user_id=eq.ada&order=created_at.desc&limit=20',
    ]);
    expect(server.seen[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
    expect(server.seen[0]?.headers.get('apikey')).toBe('sb_publishable_test');
  });

  it('returns the newest of any status if none gives access', async () => {
    const { api, server } = createSignedInBackend();
    const canceled = {
      ...row,
      status: 'canceled',
      canceled_at: '2026-01-15T00:00:00Z',
      current_period_end: null,
    };
    server.on(table, () => json([canceled, { ...row, status: 'expired' }]));
    expect(await api.loadSubscription('ada', unhurried())).toEqual({
      ok: true,
      active: null,
      shown: canceled,
    });
  });

  it('returns null for a user who never subscribed', async () => {
    const { api, server } = createSignedInBackend();
    server.on(table, () => json([]));
    expect(await api.loadSubscription('ada', unhurried())).toEqual({ ok: true, active: null, shown: null });
  });

  it('grants no plan for a row without a plan id', async () => {
    const { api, server } = createSignedInBackend();
    server.on(table, () => json([{ ...row, plan_id: null }]));
    expect(await api.loadSubscription('ada', unhurried())).toMatchObject({
      active: null,
      shown: { plan_id: '' },
    });
  });

  it.each([
    ['no permission', () => json({ code: '42501', message: 'permission denied for table' }, 403), '42501'],
    ['no such table', () => json({ code: 'PGRST205', message: 'Could not find the table' }, 404), 'PGRST205'],
    ['406', () => json({ code: 'PGRST116', message: 'Cannot coerce' }, 406), 'PGRST116'],
    ['503', () => json({ code: 'PGRST002', message: 'cache' }, 503), 'server_error'],
    ['HTML 502', () => html(502), 'server_error'],
    ['a row of another shape', () => json([{ id: 5 }]), 'invalid_response'],
    ['a page of HTML', () => html(), 'server_error'],
    ['no network', offline, 'unreachable'],
  ])('is a problem with our own message, after one request, with %s', async (_, answer, code) => {
    const { api, server } = createSignedInBackend();
    server.on(table, answer);
    const outcome = await api.loadSubscription('ada', unhurried());
    expect(outcome).toMatchObject({ ok: false, problem: { code } });
    expect(JSON.stringify(outcome)).not.toMatch(/html|coerce|permission denied for|cache/i);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(server.seen).toHaveLength(1);
  });

  it('fails after the time limit', async () => {
    const { api, server } = createSignedInBackend();
    server.on(table, never);
    const outcome = api.loadSubscription('ada', unhurried());
    await settle();
    await vi.advanceTimersByTimeAsync(answerLimitMs);
    expect(await outcome).toMatchObject({ problem: { code: 'timeout' } });
  });

  it('sends no request as a visitor while the session cannot be refreshed', async () => {
    const { api, server, store } = createTestBackend();
    store(sessionOf({ expiresIn: -60 }));
    server.on('POST /auth/v1/token', () => json({ message: 'down' }, 503));
    const outcome = api.loadSubscription('ada', unhurried());
    for (let second = 0; second < 40; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      await settle();
    }
    expect(await outcome).toMatchObject({ ok: false });
    expect(server.count(table)).toBe(0);
  });
});

describe('an expired token', () => {
  const expired = () => json({ code: 'PGRST303', message: 'JWT expired' }, 401);
  const refresh = 'POST /auth/v1/token?grant_type=refresh_token';

  it('is refreshed once, and the request is repeated', async () => {
    const { api, server } = createSignedInBackend();
    const fresh = sessionOf();
    server.on(refresh, () => json(fresh));
    server.on(table, ({ headers }) =>
      headers.get('authorization') === `Bearer ${fresh.access_token}` ? json([row]) : expired(),
    );
    expect(await api.loadSubscription('ada', unhurried())).toMatchObject({ ok: true, active: row });
    expect([server.count(table), server.count(refresh)]).toEqual([2, 1]);
  });

  it('is refreshed once for two requests', async () => {
    const { api, server } = createSignedInBackend();
    const fresh = sessionOf();
    server.on(refresh, () => json(fresh));
    server.on('GET /rest', ({ headers }) =>
      headers.get('authorization') === `Bearer ${fresh.access_token}` ? json([row]) : expired(),
    );
    await Promise.all([api.loadSubscription('ada', unhurried()), api.loadPreferences('ada', unhurried())]);
    expect(server.count(refresh)).toBe(1);
  });

  it.each([
    ['the fresh one is refused too', () => json(sessionOf()), 2],
    ['the refresh is refused', () => json({ code: 'refresh_token_not_found', message: 'No.' }, 400), 1],
  ])('ends the session if %s', async (_, answer, requests) => {
    const { api, server, stored } = createSignedInBackend();
    const listener = vi.fn();
    server.on('GET /auth/v1/user', offline);
    api.watchSession(listener);
    await settle();
    server.on(refresh, answer);
    server.on(table, expired);
    expect(await api.loadSubscription('ada', unhurried())).toMatchObject({ ok: false });
    expect([server.count(table), server.count(refresh)]).toEqual([requests, 1]);
    expect(listener).toHaveBeenLastCalledWith({ user: null, cause: 'expired' });
    expect(stored()).toBeNull();
  });

  it('keeps the session if the refresh fails temporarily', async () => {
    const { api, server, stored } = createSignedInBackend();
    server.on(refresh, offline);
    server.on(table, expired);
    const outcome = api.loadSubscription('ada', unhurried());
    for (let second = 0; second < 40; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      await settle();
    }
    expect(await outcome).toMatchObject({ ok: false });
    expect(stored()).not.toBeNull();
  });
});

describe('preferences', () => {
  it('have their defaults if none are stored', async () => {
    const { api, server } = createSignedInBackend();
    server.on('GET /rest/v1/preferences', () => json([]));
    expect(await api.loadPreferences('ada', unhurried())).toEqual({
      ok: true,
      preferences: defaultPreferences,
    });
  });

  it('are read from their columns, with defaults for invalid values', async () => {
    const { api, server } = createSignedInBackend();
    const stored = {
      marketing_emails: true,
      product_updates: 'yes',
      email_frequency: 'hourly',
      weekly_newsletter: true,
    };
    server.on('GET /rest/v1/preferences', () => json([stored]));
    expect(await api.loadPreferences('ada', unhurried())).toEqual({
      ok: true,
      preferences: { ...defaultPreferences, marketingEmails: true, weeklyNewsletter: true },
    });
  });

  it("save only the changes, into the user's row", async () => {
    const { api, server } = createSignedInBackend();
    server.on('POST /rest/v1/preferences', () => json([{ email_frequency: 'daily' }], 201));
    const outcome = await api.savePreferences(
      'ada',
      { emailFrequency: 'daily', weeklyNewsletter: true },
      unhurried(),
    );
    expect(outcome).toMatchObject({ ok: true, preferences: { emailFrequency: 'daily' } });
    expect(server.seen[0]?.body).toEqual({
      user_id: 'ada',
      email_frequency: 'daily',
      weekly_newsletter: true,
    });
    expect(server.seen[0]?.headers.get('prefer')).toMatch(
      /^resolution=merge-duplicates, ?return=representation$/,
    );
  });

  it('are a problem if they cannot be saved', async () => {
    const { api, server } = createSignedInBackend();
    server.on('POST /rest/v1/preferences', () => json({ code: '42501', message: 'row-level security' }, 403));
    expect(await api.savePreferences('ada', {}, unhurried())).toEqual({
      ok: false,
      problem: { code: '42501', message: 'You don’t have permission to do this.' },
    });
  });
});
