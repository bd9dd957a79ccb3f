import { afterEach, describe, expect, it } from 'vitest';
import {
  createSignedInBackend,
  disposeBackends,
  html,
  json,
  never,
  offline,
  unhurried,
} from './backend.test-kit';

afterEach(disposeBackends);

const cancel = 'POST /functions/v1/cancel-subscription';
const row = {
  id: 's1',
  user_id: 'ada',
  status: 'canceled',
  plan_id: 'premium',
  plan_name: 'Premium',
  amount: 45,
  currency: 'USD',
  interval: 'monthly',
  created_at: '2026-01-01T00:00:00Z',
  current_period_end: null,
  canceled_at: '2026-01-15T00:00:00Z',
};

describe('canceling a subscription', () => {
  it('is requested with the session, and returns the canceled row', async () => {
    const { api, server, token } = createSignedInBackend();
    server.on(cancel, () => json(row));
    expect(await api.cancelSubscription('s1', unhurried())).toEqual({ ok: true, subscription: row });
    expect(server.seen[0]?.body).toEqual({ subscription_id: 's1' });
    expect(server.seen[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
  });

  // @spec error.not-implemented
  it.each([
    ['501', () => json({ message: 'x' }, 501)],
    [
      '404 of the platform',
      () => json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404),
    ],
    ['404 in text', () => new Response('Function not found', { status: 404 })],
  ])('returns that the backend has no such function: %s', async (_, answer) => {
    const { api, server } = createSignedInBackend();
    server.on(cancel, answer);
    expect(await api.cancelSubscription('s1', unhurried())).toMatchObject({
      problem: { code: 'not_implemented' },
    });
  });

  it("returns the function's own errors", async () => {
    const { api, server } = createSignedInBackend();
    server.on(cancel, () => json({ code: 'not_found', message: 'There is no such subscription.' }, 404));
    expect(await api.cancelSubscription('s1', unhurried())).toEqual({
      ok: false,
      problem: { code: 'not_found', message: 'There is no such subscription.' },
    });
    const message = 'Only administrators can update merchant configuration.';
    server.on(cancel, () => json({ code: 'permission_denied', message }, 403));
    expect(await api.cancelSubscription('s1', unhurried())).toMatchObject({
      problem: { code: 'permission_denied', message },
    });
  });

  it.each([
    [
      '401 of the platform',
      () => json({ code: 401, message: 'Missing authorization header' }, 401),
      'session_missing',
    ],
    ['500', () => json({ code: 'WORKER_ERROR', message: 'TypeError at index.ts:5' }, 500), 'server_error'],
    ['503', () => json({ code: 'BOOT_ERROR', message: 'boot' }, 503), 'server_error'],
    ['546', () => json({ code: 'WORKER_LIMIT', message: 'memory' }, 546), 'server_error'],
    ['a relay fault', () => json({}, 200, { 'x-relay-error': 'true' }), 'server_error'],
    ['HTML', () => html(), 'invalid_response'],
    ['an empty answer', () => new Response(''), 'invalid_response'],
    [
      'JSON that is none',
      () => new Response('{', { headers: { 'Content-Type': 'application/json' } }),
      'unexpected',
    ],
    ['another shape', () => json({ id: 's1' }), 'invalid_response'],
    ['no network', offline, 'unreachable'],
  ])('is a problem with our own message with %s', async (_, answer, code) => {
    const { api, server } = createSignedInBackend();
    server.on(cancel, answer);
    const outcome = await api.cancelSubscription('s1', unhurried());
    expect(outcome).toMatchObject({ ok: false, problem: { code } });
    expect(JSON.stringify(outcome)).not.toMatch(/html|index\.ts|boot|memory|header/i);
  });
});

describe('the account functions', () => {
  it('delete the account and end a session', async () => {
    const { api, server } = createSignedInBackend();
    server.on('POST /functions/v1/delete-account', () => json({ deleted: true }));
    server.on('POST /functions/v1/revoke-session', () => json({ revoked: true }));
    expect(await api.deleteAccount(unhurried())).toEqual({ ok: true });
    expect(await api.revokeSession('x1', unhurried())).toEqual({ ok: true });
    expect(server.seen.map(({ body }) => body)).toEqual([{}, { session_id: 'x1' }]);
  });

  it('reject an answer that does not confirm', async () => {
    const { api, server } = createSignedInBackend();
    server.on('POST /functions/v1/delete-account', () => json({ deleted: false }));
    expect(await api.deleteAccount(unhurried())).toMatchObject({ problem: { code: 'invalid_response' } });
  });

  it("list the user's sessions", async () => {
    const { api, server } = createSignedInBackend();
    const session = {
      id: 'x1',
      user_agent: 'Firefox',
      ip: null,
      created_at: 'a',
      last_used_at: 'b',
      current: true,
    };
    server.on('POST /functions/v1/list-sessions', () => json({ sessions: [session] }));
    expect(await api.listSessions(unhurried())).toEqual({
      ok: true,
      sessions: [{ id: 'x1', userAgent: 'Firefox', ip: '', createdAt: 'a', lastUsedAt: 'b', current: true }],
    });
  });

  it('abort when the page is left', async () => {
    const { api, server } = createSignedInBackend();
    server.on('POST /functions/v1/list-sessions', never);
    const leaving = new AbortController();
    const outcome = api.listSessions(leaving.signal);
    leaving.abort();
    expect(await outcome).toMatchObject({ problem: { code: 'aborted' } });
  });

  it('send no request if the page was left before', async () => {
    const { api, server } = createSignedInBackend();
    expect(await api.deleteAccount(AbortSignal.abort())).toMatchObject({ problem: { code: 'aborted' } });
    expect(server.seen).toEqual([]);
  });
});
