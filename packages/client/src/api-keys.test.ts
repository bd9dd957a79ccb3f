import { apiKeyFrom } from '@verapix/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { createSignedInBackend, disposeBackends, html, json, offline, unhurried } from './backend.test-kit';

afterEach(disposeBackends);

const list = 'GET /rest/v1/api_keys';
const create = 'POST /functions/v1/create-api-key';
const rotate = 'POST /functions/v1/rotate-api-key';
const rotateSecret = 'POST /functions/v1/rotate-webhook-secret';
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

const wanted = { name: 'Web shop', type: 'live', scopes: ['jobs:read'], lifetime: 30 } as const;

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
  it('sends its name, type, scopes and lifetime, and returns the key and its row', async () => {
    const { api, server } = createSignedInBackend();
    server.on(create, () => json({ api_key: row, key }));
    expect(await api.createApiKey(wanted, unhurried())).toEqual({ ok: true, apiKey: row, key });
    const { lifetime, ...rest } = wanted;
    expect(server.seen[0]?.body).toEqual({ ...rest, expires_in_days: lifetime });
  });

  it.each([
    [403, 'premium_required', 'This feature requires a Premium or Lifetime subscription.'],
    [409, 'too_many_keys', 'You have 20 API keys, the most there can be.'],
    [400, 'validation_failed', 'Use at most 100 characters.'],
  ])('returns the error of the server: %i %s', async (status, code, message) => {
    const { api, server } = createSignedInBackend();
    server.on(create, () => json({ code, message }, status));
    const answer = await api.createApiKey(wanted, unhurried());
    expect(answer).toEqual({ ok: false, problem: { code, message } });
  });

  it.each(nonsense)('rejects %s as a key', async (_what, answer) => {
    const { api, server } = createSignedInBackend();
    server.on(create, answer);
    expect(await api.createApiKey(wanted, unhurried())).toMatchObject({
      ok: false,
    });
  });
});

describe('replacing an API key', () => {
  it('sends its id and the lifetime of the new one, and returns both rows and the key', async () => {
    const { api, server } = createSignedInBackend();
    const replaced = { ...row, id: 'k0', replaced_at: '2026-01-01T00:00:00Z' };
    server.on(rotate, () => json({ api_key: row, key, replaced }));
    const answer = await api.rotateApiKey({ id: 'k0', lifetime: null }, unhurried());
    expect(answer).toEqual({ ok: true, apiKey: row, key, replaced });
    expect(server.seen[0]?.body).toEqual({ id: 'k0', expires_in_days: null });
  });

  it.each([...nonsense, ['a new key alone', () => json({ api_key: row, key })] as const])(
    'rejects %s',
    async (_what, answer) => {
      const { api, server } = createSignedInBackend();
      server.on(rotate, answer);
      expect(await api.rotateApiKey({ id: 'k0', lifetime: 90 }, unhurried())).toMatchObject({ ok: false });
    },
  );
});

describe('the secret of webhooks', () => {
  const status = { created_at: '2026-01-01T00:00:00Z', previous_expires_at: null };

  it.each([status, null])('is described: %j', async (webhook_secret) => {
    const { api, server } = createSignedInBackend();
    server.on('POST /functions/v1/get-webhook-secret', () => json({ webhook_secret }));
    expect(await api.loadWebhookSecret(unhurried())).toEqual({ ok: true, status: webhook_secret });
  });

  it('is returned when it is made', async () => {
    const { api, server } = createSignedInBackend();
    const secret = 'whsec_c2VjcmV0';
    server.on(rotateSecret, () => json({ webhook_secret: status, secret }));
    expect(await api.rotateWebhookSecret(unhurried())).toEqual({ ok: true, status, secret });
  });

  it.each([{}, { webhook_secret: status }, { webhook_secret: status, secret: 'sk_live_1' }])(
    'is a problem if the answer is %j',
    async (answer) => {
      const { api, server } = createSignedInBackend();
      server.on(rotateSecret, () => json(answer));
      const problem = { code: 'invalid_response' };
      expect(await api.rotateWebhookSecret(unhurried())).toMatchObject({ ok: false, problem });
    },
  );
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
