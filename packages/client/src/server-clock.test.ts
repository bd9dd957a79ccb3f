import { describe, expect, it, vi } from 'vitest';
import {
  createSignedInBackend,
  createTestBackend,
  holdTimeInEachTest,
  json,
  sessionOf,
  settle,
  unhurried,
  userOf,
} from './backend.test-kit';
import { clockToleranceMs, createServerClock, fetchWithServerTime } from './server-clock';

holdTimeInEachTest();

const hour = 3_600_000;
const credentials = { email: 'ada@example.com', password: 'secret-1' };
const passwordGrant = 'POST /auth/v1/token?grant_type=password';
const refresh = 'POST /auth/v1/token?grant_type=refresh_token';

describe('the clock of the server', () => {
  it.each([3 * hour, -3 * hour])('is followed where the device is %s ms off', (offset) => {
    const clock = createServerClock(() => Date.now() + offset);
    expect(clock.now()).toBe(Date.now() + offset);
    clock.observe(Date.now());
    expect(clock.now()).toBe(Date.now());
    vi.advanceTimersByTime(hour);
    expect(clock.now()).toBe(Date.now());
  });

  it('is the device’s as long as the two differ by no more than an answer takes', () => {
    const clock = createServerClock();
    clock.observe(Date.now() - clockToleranceMs);
    expect(clock.now()).toBe(Date.now());
  });

  it('is learned again when the device’s clock is set right', () => {
    let offset = 3 * hour;
    const clock = createServerClock(() => Date.now() + offset);
    clock.observe(Date.now());
    offset = 0;
    clock.observe(Date.now());
    expect(clock.now()).toBe(Date.now());
  });

  it.each([[{}], [{ Date: 'soon' }]])('is not changed by an answer with %j', async (headers: HeadersInit) => {
    const clock = createServerClock();
    await fetchWithServerTime(async () => new Response(null, { headers }), clock)('https://project.example');
    expect(clock.now()).toBe(Date.now());
  });
});

describe.each([3 * hour, -3 * hour])('a device whose clock is %s ms off', (offset) => {
  /** The session as a server begins it whose clock is right: the device's clock is the faked one. */
  const session = () => {
    const atServer = Math.round((Date.now() - offset) / 1000);
    const claims = { iat: atServer, exp: atServer + 3600 };
    return sessionOf({ claims, expires_at: atServer + 3600 });
  };

  it('learns the time from a sign-in, and is not signed out', async () => {
    const clock = createServerClock(() => Date.now());
    const { api, server } = createTestBackend({ clock });
    server.on(passwordGrant, () => json(session()));
    server.on(refresh, () => json(session()));
    await api.signIn(credentials, unhurried());
    expect(Math.abs(clock.now() - (Date.now() - offset))).toBeLessThan(1000);
    expect(await api.currentUser(unhurried())).toMatchObject({ user: { id: 'ada' } });
    expect(server.count(refresh)).toBe(0);
  });

  it('knows the time from the stored session, before any request', async () => {
    const first = createTestBackend();
    first.server.on(passwordGrant, () => json(session()));
    await first.api.signIn(credentials, unhurried());
    const clock = createServerClock(() => Date.now());
    createTestBackend({ clock, localStorage: () => first.local });
    expect(Math.abs(clock.now() - (Date.now() - offset))).toBeLessThan(1000);
  });

  it('decides by the server’s time whether a paid period runs', async () => {
    const { api, server } = createTestBackend();
    server.on(passwordGrant, () => json(session()));
    await api.signIn(credentials, unhurried());
    const end = (ms: number) => new Date(Date.now() - offset + ms).toISOString();
    const row = (ms: number) => ({
      id: '4f1ff0a4-6a9b-4a4a-8a24-1e9f0d7c1a11',
      user_id: 'ada',
      plan_id: 'premium',
      plan_name: 'Premium',
      status: 'canceled',
      interval: 'monthly',
      amount: 30,
      currency: 'USD',
      created_at: end(-hour),
      current_period_end: end(ms),
      canceled_at: end(-hour),
    });
    server.on('GET /rest/v1/subscriptions', () => json([row(hour)]));
    expect(await api.loadSubscription('ada', unhurried())).toMatchObject({ active: { plan_id: 'premium' } });
    server.on('GET /rest/v1/subscriptions', () => json([row(-hour)]));
    expect(await api.loadSubscription('ada', unhurried())).toMatchObject({ active: null });
  });
});

describe('a token that has expired by the server’s clock alone', () => {
  const read = 'GET /auth/v1/user';
  const expired = () => json({ code: 'bad_jwt', message: 'token is expired' }, 403);

  it('is refreshed when the app starts, and the user stays signed in', async () => {
    const { api, server, stored } = createSignedInBackend();
    const fresh = sessionOf();
    server.on(read, expired);
    server.on(refresh, () => json(fresh));
    const listener = vi.fn();
    api.watchSession(listener);
    await settle();
    expect(listener.mock.calls.every(([{ user }]) => user !== null)).toBe(true);
    expect(stored()).toContain(fresh.refresh_token);
  });

  it('is refreshed when the account is changed, and the change is made', async () => {
    const { api, server } = createSignedInBackend();
    const fresh = sessionOf();
    server.on('PUT /auth/v1/user', ({ headers }) =>
      headers.get('Authorization') === `Bearer ${fresh.access_token}`
        ? json(userOf('ada', { full_name: 'Ada L.' }))
        : expired(),
    );
    server.on(refresh, () => json(fresh));
    expect(await api.updateProfile({ fullName: 'Ada L.' }, unhurried())).toMatchObject({
      ok: true,
      user: { fullName: 'Ada L.' },
    });
    expect(server.count(refresh)).toBe(1);
  });

  it('is refreshed when a function refuses it, and the function is called again', async () => {
    const { api, server } = createSignedInBackend();
    const fresh = sessionOf();
    server.on('POST /functions/v1/list-sessions', ({ headers }) =>
      headers.get('Authorization') === `Bearer ${fresh.access_token}`
        ? json({ sessions: [] })
        : json({ code: 'unauthorized', message: 'Please sign in.' }, 401),
    );
    server.on(refresh, () => json(fresh));
    expect(await api.listSessions(unhurried())).toEqual({ ok: true, sessions: [] });
  });

  it('ends the session if the server refuses to refresh it', async () => {
    const { api, server, stored } = createSignedInBackend();
    server.on(read, expired);
    server.on(refresh, () => json({ code: 'refresh_token_not_found', message: 'No.' }, 400));
    const listener = vi.fn();
    api.watchSession(listener);
    await settle();
    expect(listener).toHaveBeenLastCalledWith({ user: null, cause: 'expired' });
    expect(stored()).toBeNull();
  });
});
