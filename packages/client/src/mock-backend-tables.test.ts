import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { defaultPreferences } from '@verapix/domain';
import { anonKey, createSeededBackend, testOrigin } from '@verapix/mocks/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccountApi } from './account-api';
import { unhurried } from './backend.test-kit';
import { createSubscriptionApi } from './billing-api';
import { createPreferencesApi } from './preferences-api';

/** What the sample subscription costs. */
const premiumPrice = 45;

type Member = Parameters<ReturnType<typeof createSeededBackend>['signIn']>[0];

let backend: ReturnType<typeof createSeededBackend>;

beforeEach(() => {
  backend = createSeededBackend();
});

/** The real clients on the mock backend, with a token or as a visitor. */
function clientsFor(token: string = anonKey) {
  const headers = { apikey: anonKey, Authorization: `Bearer ${token}` };
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => backend.fetch(new Request(input, init));
  return {
    rest: new PostgrestClient(`${testOrigin}/rest/v1`, { headers, fetch, retry: false }),
    functions: new FunctionsClient(`${testOrigin}/functions/v1`, { headers, customFetch: fetch }),
  };
}

async function as(persona: Member) {
  const session = await backend.signIn(persona);
  return { ...clientsFor(session.token), ...session, userId: backend.userOf(persona).id };
}

describe('the client of the tables', () => {
  it('reads one row, none, and the only one', async () => {
    const { rest, userId } = await as('premium');
    const own = () => rest.from('subscriptions').select('*').eq('user_id', userId);
    expect(await own().eq('status', 'active').maybeSingle()).toMatchObject({
      error: null,
      data: { plan_id: 'premium', amount: premiumPrice },
    });
    expect(await own().eq('status', 'trial').maybeSingle()).toMatchObject({ error: null, data: null });
    expect(await own().single()).toMatchObject({ error: null, data: { plan_name: 'Premium' } });
    expect(await own().eq('status', 'trial').single()).toMatchObject({
      status: 406,
      error: { code: 'PGRST116', details: 'The result contains 0 rows', hint: null },
    });
  });

  it('filters, sorts, pages and counts', async () => {
    const { rest } = await as('premium');
    const rows = await rest
      .from('subscriptions')
      .select('plan_id, status', { count: 'exact' })
      .in('status', ['active', 'trial'])
      .is('canceled_at', null)
      .not('plan_id', 'eq', 'lifetime')
      .gte('amount', premiumPrice)
      .order('created_at', { ascending: false, nullsFirst: false })
      .range(0, 9);
    expect(rows).toMatchObject({ error: null, count: 1, data: [{ plan_id: 'premium', status: 'active' }] });
  });

  it('counts without rows', async () => {
    const { rest } = await as('premium');
    const head = await rest.from('subscriptions').select('*', { count: 'exact', head: true });
    expect(head).toMatchObject({ error: null, count: 1, data: null });
  });

  it('overwrites an existing row, and upserts several rows at once', async () => {
    const { rest, userId } = await as('free');
    const save = (values: object) =>
      rest
        .from('preferences')
        .upsert({ user_id: userId, ...values }, { onConflict: 'user_id' })
        .select()
        .single();
    expect(await save({ weekly_newsletter: true })).toMatchObject({
      status: 200,
      data: { weekly_newsletter: true },
    });
    expect(await save({ email_frequency: 'daily' })).toMatchObject({
      status: 200,
      data: { weekly_newsletter: true, email_frequency: 'daily' },
    });
    expect(
      await rest.from('preferences').upsert([{ user_id: userId, weekly_newsletter: false }]),
    ).toMatchObject({
      status: 200,
      error: null,
    });
  });

  it('returns the code of errors, and distinguishes a visitor from a user without permission', async () => {
    const { rest } = await as('free');
    const row = { plan_id: 'lifetime' };
    expect(await clientsFor().rest.from('subscriptions').select()).toMatchObject({
      status: 401,
      error: { code: '42501' },
    });
    expect(await rest.from('subscriptions').insert(row)).toMatchObject({
      status: 403,
      error: { code: '42501' },
    });
    expect(await rest.from('subscriptions').delete().eq('plan_id', 'premium')).toMatchObject({ status: 403 });
    expect(await rest.from('nothing').select()).toMatchObject({ status: 404, error: { code: 'PGRST205' } });
    expect(await rest.schema('auth').from('users').select()).toMatchObject({ error: { code: 'PGRST106' } });
    backend.advance(3_601_000);
    expect(await rest.from('subscriptions').select()).toMatchObject({
      status: 401,
      error: { code: 'PGRST303' },
    });
  });

  it('sends a message as a visitor', async () => {
    const message = { name: 'A', email: 'a@example.com', subject: 'Hello', message: 'Hello' };
    expect(await clientsFor().rest.from('contact_messages').insert(message)).toMatchObject({
      status: 201,
      error: null,
    });
    expect(backend.store.read().contactMessages).toMatchObject([message]);
  });
});

describe('the client of the functions', () => {
  it('returns the answer of a function', async () => {
    const { functions } = await as('free');
    expect(await functions.invoke('list-sessions', { body: {} })).toMatchObject({
      error: null,
      data: { sessions: [{ current: true }] },
    });
  });

  it('returns the body of an error', async () => {
    const { functions } = await as('free');
    const { error } = await functions.invoke('update-merchant-config', { body: { config: {} } });
    expect(error).toBeInstanceOf(FunctionsHttpError);
    expect(await (error as FunctionsHttpError).context.json()).toEqual({
      code: 'permission_denied',
      message: 'Only administrators can update merchant configuration.',
    });
  });
});

describe("the app's own calls", () => {
  it('load and cancel a subscription', async () => {
    const { userId, ...clients } = await as('premium');
    const api = createSubscriptionApi(clients, {
      navigate: () => {},
      ownOrigins: [testOrigin],
      now: backend.options.now,
    });
    const loaded = await api.loadSubscription(userId, unhurried());
    expect(loaded).toMatchObject({ ok: true, active: { plan_id: 'premium' } });
    const id = loaded.ok ? (loaded.active?.id ?? '') : '';
    expect(await api.cancelSubscription(id, unhurried())).toMatchObject({
      ok: true,
      subscription: { status: 'canceled' },
    });
    expect(await api.loadSubscription(userId, unhurried())).toMatchObject({
      ok: true,
      active: { status: 'canceled' },
    });
    expect(await api.resumeSubscription(id, unhurried())).toMatchObject({
      ok: true,
      subscription: { status: 'active', canceled_at: null },
    });
  });

  it.each([
    [testOrigin, true],
    ['https://app.example', false],
  ])('open the billing page if it is on an own origin: %s', async (origin, opened) => {
    const { userId: _, ...clients } = await as('premium');
    const addresses: string[] = [];
    const navigate = (url: string) => void addresses.push(url);
    const api = createSubscriptionApi(clients, { navigate, ownOrigins: [origin] });
    const outcome = await api.openBillingPortal(unhurried());
    expect(outcome.ok).toBe(opened);
    expect(addresses.map((address) => new URL(address).pathname)).toEqual(
      opened ? ['/sandbox/v1/portal'] : [],
    );
  });

  it('load and save preferences', async () => {
    const { userId, ...clients } = await as('free');
    const api = createPreferencesApi(clients);
    expect(await api.loadPreferences(userId, unhurried())).toEqual({
      ok: true,
      preferences: defaultPreferences,
    });
    const saved = { ...defaultPreferences, weeklyNewsletter: true, emailFrequency: 'monthly' };
    expect(
      await api.savePreferences(userId, { weeklyNewsletter: true, emailFrequency: 'monthly' }, unhurried()),
    ).toEqual({ ok: true, preferences: saved });
    expect(await api.loadPreferences(userId, unhurried())).toEqual({ ok: true, preferences: saved });
  });

  it('list and end sessions, send instructions, and delete the account', async () => {
    const elsewhere = await backend.signIn('free');
    const { sessionId, ...clients } = await as('free');
    const api = createAccountApi(clients);
    expect(await api.listSessions(unhurried())).toMatchObject({
      ok: true,
      sessions: [{ current: false }, { current: true, id: sessionId, userAgent: 'Test browser' }],
    });
    expect(await api.revokeSession(elsewhere.sessionId, unhurried())).toEqual({ ok: true });
    expect(await api.deleteAccount(unhurried())).toEqual({ ok: true });
    expect(() => backend.userOf('free')).toThrow('was deleted');
  });
});
