import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createTestBackend,
  deferredResponse,
  disposeBackends,
  holdTime,
  json,
  offline,
  sessionOf,
  settle,
  unhurried,
  userOf,
} from './backend.test-kit';
import { staleAfterMs } from './session-watch';

beforeEach(() => {
  holdTime();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  await disposeBackends();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const refresh = 'POST /auth/v1/token?grant_type=refresh_token';
const read = 'GET /auth/v1/user';

/** Advances time in steps, so that pending promises settle in between. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 100) {
    await vi.advanceTimersByTimeAsync(Math.min(100, left));
    await settle();
  }
}

/** A backend whose session is watched, and the published changes. */
async function watch(store?: object) {
  const backend = createTestBackend();
  backend.server.on(read, () => json(userOf()));
  if (store) backend.store(store);
  const listener = vi.fn();
  const stop = () => backend.api.watchSession(listener);
  return { ...backend, listener, start: stop };
}

const changesOf = (listener: ReturnType<typeof vi.fn>) =>
  listener.mock.calls.map(([{ user, cause }]) => [user?.id ?? null, cause]);

describe('a start', () => {
  it('publishes that no user is signed in, without a request', async () => {
    const { listener, start, server } = await watch();
    start();
    await settle();
    expect(changesOf(listener)).toEqual([[null, 'initial']]);
    expect(server.seen).toEqual([]);
  });

  // @spec call.get-user
  it('publishes the user, and asks the server once whether the session is still valid', async () => {
    const { listener, start, server } = await watch(sessionOf());
    start();
    await settle();
    expect(changesOf(listener)).toEqual([['ada', 'initial']]);
    expect(server.seen.map(({ path }) => path)).toEqual(['/auth/v1/user']);
  });

  it('publishes what changed on the server meanwhile', async () => {
    const { listener, start, server } = await watch(sessionOf());
    server.on(read, () => json(userOf('ada', { full_name: 'Ada L.' })));
    start();
    await settle();
    expect(listener).toHaveBeenLastCalledWith(
      expect.objectContaining({ cause: 'updated', user: expect.objectContaining({ fullName: 'Ada L.' }) }),
    );
  });

  it.each([
    [403, 'session_not_found'],
    [403, 'user_not_found'],
    [403, 'bad_jwt'],
  ])('ends a session that the server no longer knows (%s %s)', async (status, code) => {
    const { listener, start, server, stored } = await watch(sessionOf());
    server.on(read, () => json({ code, message: 'No.' }, status));
    server.on(refresh, () => json({ code: 'refresh_token_not_found', message: 'No.' }, 400));
    start();
    await settle();
    expect(changesOf(listener)).toEqual([
      ['ada', 'initial'],
      [null, 'expired'],
    ]);
    expect(stored()).toBeNull();
  });

  it('keeps a session if the server cannot be asked', async () => {
    const { listener, start, server, stored } = await watch(sessionOf());
    server.on(read, offline);
    start();
    await settle();
    expect(changesOf(listener)).toEqual([['ada', 'initial']]);
    expect(stored()).not.toBeNull();
  });

  // @spec state.refresh call.refresh
  it('refreshes an expired session without a moment of being signed out', async () => {
    const { listener, start, server, stored } = await watch(sessionOf({ expiresIn: -60 }));
    const fresh = sessionOf();
    server.on(refresh, () => json(fresh));
    start();
    await settle();
    expect(listener.mock.calls[0]?.[0]).toMatchObject({ user: { id: 'ada' }, cause: 'initial' });
    expect(listener.mock.calls.every(([{ user }]) => user !== null)).toBe(true);
    expect(stored()).toContain(fresh.refresh_token);
  });

  // @spec state.refresh
  it.each(['refresh_token_not_found', 'refresh_token_already_used', 'session_expired'])(
    'ends an expired session whose refresh is rejected (%s), and publishes it once',
    async (code) => {
      const { listener, start, server, stored } = await watch(sessionOf({ expiresIn: -60 }));
      server.on(refresh, () => json({ code, message: 'No.' }, 400));
      start();
      await settle();
      await pass(staleAfterMs);
      expect(changesOf(listener)).toEqual([[null, 'expired']]);
      expect(stored()).toBeNull();
    },
  );

  // @spec error.kinds limit.refresh
  it('keeps an expired session while the server is down, retries as planned, and recovers', async () => {
    const begun = Date.now();
    const attempts: number[] = [];
    const { listener, start, server, stored } = await watch(sessionOf({ expiresIn: -60 }));
    server.on(refresh, () => {
      attempts.push(Date.now() - begun);
      return json({ message: 'down' }, 503);
    });
    start();
    await pass(40_000);
    expect(attempts).toEqual([0, 200, 600, 1400, 3000, 6200, 12_600, 25_400]);
    expect(changesOf(listener)).toEqual([['ada', 'initial']]);
    expect(stored()).not.toBeNull();
    const fresh = sessionOf();
    server.on(refresh, () => json(fresh));
    await pass(120_000);
    expect(changesOf(listener)).toEqual([
      ['ada', 'initial'],
      ['ada', 'refreshed'],
    ]);
    expect(stored()).toContain(fresh.refresh_token);
  });

  it.each(
    [
      '{bad',
      '"x"',
      '5',
      '[]',
      '{}',
      'null',
      JSON.stringify(sessionOf()).replace('{', '{"__proto__":{"admin":true},'),
      ...['soon', null, 1e15, -1, 'NaN'].map((expires_at) => JSON.stringify(sessionOf({ expires_at }))),
      JSON.stringify(sessionOf({ user: null })),
      'x'.repeat(5_000_000),
    ].map((text) => [text.slice(0, 30), text]),
  )('removes an invalid stored session: %s', async (_, text) => {
    const { listener, start, server, local, stored } = await watch();
    local.setItem('verapix-auth', text);
    start();
    await settle();
    expect(changesOf(listener)).toEqual([[null, 'initial']]);
    expect(stored()).toBeNull();
    expect(server.seen).toEqual([]);
  });

  it('works in memory if storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const { api, server } = createTestBackend({ localStorage: blocked });
    const listener = vi.fn();
    api.watchSession(listener);
    await settle();
    server.on('POST /auth/v1/token', () => json(sessionOf()));
    await api.signIn({ email: 'ada@example.com', password: 'x' }, unhurried());
    expect(changesOf(listener)).toEqual([
      [null, 'initial'],
      ['ada', 'signed-in-here'],
    ]);
  });
});

describe('a running session', () => {
  it('is kept until it expires if an early refresh is rejected', async () => {
    const { listener, start, server } = await watch(sessionOf({ expiresIn: 300 }));
    server.on(refresh, () => json({ code: 'refresh_token_not_found', message: 'No.' }, 400));
    start();
    await pass(280_000);
    expect(changesOf(listener)).toEqual([['ada', 'initial']]);
    await pass(90_000);
    expect(changesOf(listener)).toEqual([
      ['ada', 'initial'],
      [null, 'expired'],
    ]);
  });

  it.each([3600, -3600])('is not refreshed repeatedly if the clock is %s s off', async (offset) => {
    const { start, server, api } = await watch(sessionOf({ expiresIn: -60 }));
    server.on(refresh, () => json(sessionOf({ expires_at: Math.round(Date.now() / 1000) + 3600 - offset })));
    start();
    await settle();
    for (let reading = 0; reading < 20; reading += 1) await api.currentUser(unhurried());
    await pass(120_000);
    expect(server.count(refresh)).toBe(1);
  });

  it('publishes changes by the user', async () => {
    const { listener, start, server, api } = await watch(sessionOf());
    start();
    await settle();
    server.on('PUT /auth/v1/user', () => json(userOf('ada', { full_name: 'Ada L.' })));
    await api.updateProfile({ fullName: 'Ada L.' }, unhurried());
    expect(changesOf(listener).slice(1)).toEqual([['ada', 'updated']]);
  });

  it('ends on every page when a call reveals that the server does not know it', async () => {
    const { listener, start, server, api, stored } = await watch(sessionOf());
    start();
    await settle();
    server.on('PUT /auth/v1/user', () => json({ code: 'session_not_found', message: 'No.' }, 403));
    const outcome = await api.updateProfile({ fullName: 'Ada' }, unhurried());
    expect(outcome).toMatchObject({ problem: { code: 'session_missing' } });
    expect(changesOf(listener).slice(1)).toEqual([[null, 'expired']]);
    expect(stored()).toBeNull();
  });

  it('publishes nothing after the watch is stopped', async () => {
    const { listener, start, server, api } = await watch();
    start()();
    await settle();
    server.on('POST /auth/v1/token', () => json(sessionOf()));
    await api.signIn({ email: 'ada@example.com', password: 'x' }, unhurried());
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('signing out', () => {
  const logout = 'POST /auth/v1/logout';

  async function signedIn(expiresIn = 3600) {
    const watched = await watch(sessionOf({ expiresIn }));
    watched.start();
    await settle();
    return watched;
  }

  // @spec call.sign-out
  it('ends every session of the user, and is not published', async () => {
    const { api, server, listener, stored } = await signedIn();
    server.on(logout, () => new Response(null, { status: 204 }));
    expect(await api.signOut(unhurried())).toEqual({ ok: true });
    expect(server.seen.at(-1)?.path).toBe('/auth/v1/logout?scope=global');
    expect(stored()).toBeNull();
    expect(changesOf(listener)).toEqual([['ada', 'initial']]);
  });

  it.each([401, 403, 404])(
    'succeeds if the server answers %s: there is nothing left to end',
    async (status) => {
      const { api, server, stored } = await signedIn();
      server.on(logout, () => json({ code: 'bad_jwt', message: 'No.' }, status));
      expect(await api.signOut(unhurried())).toEqual({ ok: true });
      expect(stored()).toBeNull();
    },
  );

  it.each([
    ['500', () => json({ message: 'down' }, 500)],
    ['429', () => json({ code: 'over_request_rate_limit', message: 'Slow down.' }, 429)],
    ['no network', offline],
  ])('ends in this browser even with %s, and returns that the server failed', async (_, answer) => {
    const { api, server, stored, listener } = await signedIn();
    server.on(logout, answer);
    expect(await api.signOut(unhurried())).toEqual({ ok: false, reason: 'server' });
    expect(stored()).toBeNull();
    expect(changesOf(listener)).toEqual([['ada', 'initial']]);
  });

  it('ends in this browser after five seconds without an answer, and a late answer ends no newer session', async () => {
    const { api, server, stored } = await signedIn();
    const late = deferredResponse();
    server.on(logout, () => late.promise);
    const outcome = api.signOut(unhurried());
    await pass(4900);
    expect(stored()).not.toBeNull();
    await pass(100);
    expect(await outcome).toEqual({ ok: false, reason: 'server' });
    expect(stored()).toBeNull();
    server.on('POST /auth/v1/token', () => json(sessionOf({ id: 'bob' })));
    await api.signIn({ email: 'bob@example.com', password: 'x' }, unhurried());
    late.resolve(new Response(null, { status: 204 }));
    await settle();
    expect(stored()).toContain('bob@example.com');
  });

  it('stays signed out when a pending refresh is answered', async () => {
    const { api, server, stored, listener } = await watch(sessionOf({ expiresIn: 60 }));
    const late = deferredResponse();
    server.on(refresh, () => late.promise);
    api.watchSession(listener);
    await pass(staleAfterMs);
    expect(changesOf(listener)).toEqual([['ada', 'initial']]);
    const outcome = api.signOut(unhurried());
    await pass(5000);
    expect(await outcome).toEqual({ ok: false, reason: 'server' });
    late.resolve(json(sessionOf()));
    await pass(1000);
    expect(stored()).toBeNull();
    expect(changesOf(listener)).toEqual([['ada', 'initial']]);
  });

  it('deletes the session of a deleted account without a request', async () => {
    const { api, server, stored, listener } = await signedIn();
    const before = server.seen.length;
    await api.forgetSession();
    expect(stored()).toBeNull();
    expect(server.seen).toHaveLength(before);
    expect(changesOf(listener)).toEqual([['ada', 'initial']]);
  });
});
