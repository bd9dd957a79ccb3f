import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noDelays } from '../delays';
import { anonKey } from '../http/gateway';
import {
  type Answer,
  type CallInit,
  call,
  createSeededBackend,
  type Member,
  type SeededBackend,
} from '../testing/test-backend';

let backend: SeededBackend;

beforeEach(() => {
  backend = createSeededBackend();
});

const invoke = (name: string, init: CallInit = {}): Promise<Answer> =>
  call(backend, 'POST', `/functions/v1/${name}`, init);
const as = async (persona: Member, name: string, body: unknown = {}) =>
  invoke(name, { body, token: (await backend.signIn(persona)).token });

describe('a function call', () => {
  it.each([
    ['without a token', {}, 'Missing authorization header'],
    [
      'with another kind of token',
      { Authorization: 'Basic x' },
      'Invalid Token or Protected Header formatting',
    ],
    ['with junk', { Authorization: 'Bearer junk' }, 'Invalid JWT'],
  ])('is rejected by the platform %s', async (_what, headers, message) => {
    const answer = await invoke('list-sessions', { headers: { ...headers } });
    expect(answer).toMatchObject({ status: 401, body: { code: 401, message } });
  });

  it('is rejected with only the public key', async () => {
    const answer = await invoke('list-sessions', { token: anonKey });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it('is rejected after the session ended, even if the token has not expired', async () => {
    const { token, sessionId } = await backend.signIn('free');
    await invoke('revoke-session', { token, body: { session_id: sessionId } });
    expect((await invoke('list-sessions', { token, body: {} })).status).toBe(401);
  });

  it('requires an existing function, POST and an object', async () => {
    const { token } = await backend.signIn('free');
    expect(await invoke('make-admin', { token, body: {} })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'Requested function was not found' },
    });
    expect((await invoke('constructor', { token, body: {} })).status).toBe(404);
    expect((await call(backend, 'GET', '/functions/v1/list-sessions', { token })).status).toBe(405);
    expect(await invoke('list-sessions', { token, body: '{bad' })).toMatchObject({
      body: { code: 'bad_json' },
    });
    expect(await invoke('list-sessions', { token, body: '[]' })).toMatchObject({ status: 400 });
  });

  it('may have no body', async () => {
    const { token } = await backend.signIn('free');
    expect((await invoke('list-sessions', { token })).status).toBe(200);
  });
});

describe('delete-account', () => {
  it('deletes all data of the user and none of others', async () => {
    const { id, email } = backend.userOf('premium');
    const { token } = await backend.signIn('premium');
    await backend.signIn('free');
    await call(backend, 'POST', '/rest/v1/preferences', { token, body: { weekly_newsletter: true } });
    await call(backend, 'POST', '/rest/v1/contact_messages', {
      token,
      body: { name: 'Me', email, subject: 'Hello', message: 'Hello' },
    });
    await call(backend, 'POST', '/auth/v1/recover', { body: { email } });
    await call(backend, 'POST', '/auth/v1/token?grant_type=password', { body: { email, password: 'wrong' } });
    const before = structuredClone(backend.store.read());

    expect(await invoke('delete-account', { token, body: {} })).toMatchObject({
      status: 200,
      body: { deleted: true },
    });

    const { mails, outbox, ...others } = backend.store.read();
    const farewell = mails.pop();
    expect([farewell?.to, farewell?.subject]).toEqual([email, 'Your account was deleted']);
    const after = { mails, outbox, ...others };
    expect(Object.keys(before.attempts).join()).toContain(email);
    expect(JSON.stringify(after)).not.toContain(id);
    expect(JSON.stringify(after)).not.toContain(email);
    expect(after.users).toHaveLength(before.users.length - 1);
    expect(after.subscriptions).toHaveLength(before.subscriptions.length - 1);
    expect(after.sessions).toHaveLength(1);
    expect((await invoke('list-sessions', { token, body: {} })).status).toBe(401);
  });

  // @spec product.simulated state.delete limit.delays
  it('is delayed', async () => {
    const wait = vi.fn(() => Promise.resolve());
    backend = createSeededBackend({ wait, delays: { ...noDelays, 'delete-account': 1500 } });
    await as('free', 'delete-account');
    expect(wait).toHaveBeenCalledExactlyOnceWith(1500, expect.any(AbortSignal));
  });
});

describe('cancel-subscription', () => {
  const subscriptionOf = (persona: Member) => {
    const { id } = backend.userOf(persona);
    return backend.store.read().subscriptions.find(({ user_id }) => user_id === id);
  };

  it('cancels a renewing subscription and leaves the other columns unchanged', async () => {
    const row = subscriptionOf('premium');
    const answer = await as('premium', 'cancel-subscription', { subscription_id: row?.id });
    const canceled = { ...row, status: 'canceled', canceled_at: '2026-01-15T12:00:00.000Z' };
    expect(answer).toMatchObject({ status: 200, body: canceled });
    expect(subscriptionOf('premium')).toEqual(canceled);
  });

  it('cancels a trial, which stays one when that is undone', async () => {
    const row = subscriptionOf('trial');
    const change = (name: string) => as('trial', name, { subscription_id: row?.id });
    const canceled = { ...row, canceled_at: '2026-01-15T12:00:00.000Z' };
    expect(await change('cancel-subscription')).toMatchObject({ status: 200, body: canceled });
    expect(await change('cancel-subscription')).toMatchObject({ status: 404 });
    expect(await change('resume-subscription')).toMatchObject({ status: 200, body: { ...row } });
    expect(subscriptionOf('trial')).toEqual({ ...row, status: 'trial', canceled_at: null });
  });

  it.each<[Member, string]>([
    ['lifetime', 'a lifetime plan'],
    ['canceled', 'what was canceled before'],
    ['expired', 'what has run out'],
  ])('finds nothing to cancel for %s: %s', async (persona) => {
    const before = subscriptionOf(persona);
    const answer = await as(persona, 'cancel-subscription', { subscription_id: before?.id });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(subscriptionOf(persona)).toEqual(before);
  });

  it('does not find subscriptions of others', async () => {
    const before = subscriptionOf('premium');
    const answer = await as('free', 'cancel-subscription', { subscription_id: before?.id });
    expect(answer.status).toBe(404);
    expect(subscriptionOf('premium')).toEqual(before);
  });

  it.each([{}, { subscription_id: '' }, { subscription_id: 5 }])('requires an id: %j', async (body) => {
    expect((await as('premium', 'cancel-subscription', body)).status).toBe(400);
  });
});

describe('sessions', () => {
  it('are listed most recently used first, with the current one marked', async () => {
    const first = await backend.signIn('free');
    backend.advance(60_000);
    const second = await backend.signIn('free');
    await backend.signIn('premium');
    const answer = await invoke('list-sessions', { token: first.token, body: {} });
    expect(answer.body).toEqual({
      sessions: [
        {
          id: second.sessionId,
          user_agent: 'Test browser',
          ip: '127.0.0.1',
          created_at: '2026-01-15T12:01:00.000Z',
          last_used_at: '2026-01-15T12:01:00.000Z',
          current: false,
        },
        expect.objectContaining({ id: first.sessionId, current: true }),
      ],
    });
  });

  it('can be ended individually', async () => {
    const [here, there] = [await backend.signIn('free'), await backend.signIn('free')];
    const answer = await invoke('revoke-session', {
      token: here.token,
      body: { session_id: there.sessionId },
    });
    expect(answer).toMatchObject({ status: 200, body: { revoked: true } });
    expect(backend.store.read().sessions.map(({ id }) => id)).toEqual([here.sessionId]);
  });

  it('of other users cannot be ended', async () => {
    const other = await backend.signIn('premium');
    const answer = await as('free', 'revoke-session', { session_id: other.sessionId });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(backend.store.read().sessions.map(({ id }) => id)).toContain(other.sessionId);
  });
});
