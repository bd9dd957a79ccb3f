import { apiKeyFrom } from '@verapix/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { createSignedInBackend, disposeBackends, html, json, offline, unhurried } from './backend.test-kit';

afterEach(disposeBackends);

const list = 'GET /rest/v1/api_keys';
const create = 'POST /functions/v1/create-api-key';
const revoke = 'POST /functions/v1/revoke-api-key';
const key = apiKeyFrom('live', (length) => new Uint8Array(length));
const row = {
  id: 'k1',
  user_id: 'ada',
  name: 'Web shop',
  type: 'live',
  prefix: 'vp_live_',
  last4: key.slice(-4),
  created_at: '2026-01-01T00:00:00Z',
  scopes: ['upscale', 'jobs:read'],
  expires_at: null,
  replaced_at: null,
  last_used: null,
  use_count: 0,
};

const nonsense: [string, () => Response][] = [
  ['a page', () => html()],
  ['null', () => json(null)],
  ['something else', () => json({ ok: true })],
  ['a key of another shape', () => json({ api_key: row, key: 'sk_live_1' })],
  ['a key without its row', () => json({ key })],
];

describe('the list of API keys', () => {
  it('is requested with the session, the newest first', async () => {
    const { api, server, token } = createSignedInBackend();
    server.on(list, () => json([row]));
    expect(await api.listApiKeys('ada', unhurried())).toEqual({ ok: true, keys: [row] });
    const query = new URLSearchParams(server.seen[0]?.path.split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({
      select: '*',
      user_id: 'eq.ada',
      order: 'created_at.desc',
    });
    expect(server.seen[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
  });

  it.each<[string, () => Response]>([
    ['unreachable', () => offline()],
    ['server_error', () => json({ message: 'x' }, 503)],
    ['invalid_response', () => json({ keys: [] })],
    ['invalid_response', () => json([{ ...row, type: 'admin' }])],
  ])('is a problem if it cannot be read: %s', async (code, answer) => {
    const { api, server } = createSignedInBackend();
    server.on(list, answer);
    expect(await api.listApiKeys('ada', unhurried())).toMatchObject({ ok: false, problem: { code } });
  });
});

describe('creating an API key', () => {
  it('sends its name and type, and returns the key and its row', async () => {
    const { api, server } = createSignedInBackend();
    server.on(create, () => json({ api_key: row, key }));
    const wanted = { name: 'Web shop', type: 'live' } as const;
    expect(await api.createApiKey(wanted, unhurried())).toEqual({ ok: true, apiKey: row, key });
    expect(server.seen[0]?.body).toEqual(wanted);
  });

  it.each([
    [403, 'premium_required', 'This feature requires a Premium or Lifetime subscription.'],
    [409, 'too_many_keys', 'You have 20 API keys, the most there can be.'],
    [400, 'validation_failed', 'Use at most 100 characters.'],
  ])('returns the error of the server: %i %s', async (status, code, message) => {
    const { api, server } = createSignedInBackend();
    server.on(create, () => json({ code, message }, status));
    const answer = await api.createApiKey({ name: 'Web shop', type: 'live' }, unhurried());
    expect(answer).toEqual({ ok: false, problem: { code, message } });
  });

  it.each(nonsense)('rejects %s as a key', async (_what, answer) => {
    const { api, server } = createSignedInBackend();
    server.on(create, answer);
    expect(await api.createApiKey({ name: 'Web shop', type: 'live' }, unhurried())).toMatchObject({
      ok: false,
    });
  });
});

describe('revoking an API key', () => {
  it('sends its id', async () => {
    const { api, server } = createSignedInBackend();
    server.on(revoke, () => json({ revoked: true }));
    expect(await api.revokeApiKey('k1', unhurried())).toEqual({ ok: true });
    expect(server.seen[0]?.body).toEqual({ id: 'k1' });
  });

  it('returns that it is already revoked', async () => {
    const { api, server } = createSignedInBackend();
    server.on(revoke, () => json({ code: 'not_found', message: 'There is no such API key.' }, 404));
    expect(await api.revokeApiKey('k1', unhurried())).toMatchObject({ problem: { code: 'not_found' } });
  });

  it('rejects an invalid answer', async () => {
    const { api, server } = createSignedInBackend();
    server.on(revoke, () => json({ revoked: 'soon' }));
    expect(await api.revokeApiKey('k1', unhurried())).toMatchObject({
      problem: { code: 'invalid_response' },
    });
  });
});
