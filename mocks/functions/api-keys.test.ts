import { type ApiKeyRow, apiKeyLimits, apiKeyTypeOf, apiKeyTypes } from '@verapix/domain';
import { sha256 } from '@verapix/server/crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noDelays } from '../delays';
import { createPorts } from '../ports/create-ports';
import { call, createSeededBackend, type Member, type SeededBackend } from '../testing/test-backend';

let backend: SeededBackend;

beforeEach(() => {
  backend = createSeededBackend();
});

const accountsOf = ({ options }: SeededBackend) => createPorts(options).accounts;

/** What a request with a key finds. */
const keyOf = async (key: string) =>
  (
    await createPorts(backend.options).admitKey({
      hash: await sha256(key),
      idempotencyKey: null,
      at: backend.options.now(),
    })
  )?.key;

const as = async (persona: Member, method: string, path: string, body?: unknown) =>
  call(backend, method, path, { token: (await backend.signIn(persona)).token, body });
const create = (persona: Member, body: unknown) => as(persona, 'POST', '/functions/v1/create-api-key', body);
const revoke = (persona: Member, id: string) => as(persona, 'POST', '/functions/v1/revoke-api-key', { id });
const list = (persona: Member) => as(persona, 'GET', '/rest/v1/api_keys?select=*&order=created_at.desc');

/** A key that a function returned, as a row of its table. */
const asRow = (key: ApiKeyRow): ApiKeyRow => ({
  ...key,
  created_at: key.created_at.replace('.000Z', '+00:00'),
});

interface Created {
  api_key: ApiKeyRow;
  key: string;
}

async function created(persona: Member, name: string, type = 'live'): Promise<Created> {
  const { status, body } = await create(persona, { name, type });
  expect(status).toBe(200);
  return body as Created;
}

describe('creating a key', () => {
  // @spec keys.entity
  it.each(apiKeyTypes)('returns a %s key once and stores only its hash', async (type) => {
    const { key, api_key } = await created('premium', '  Production  ', type);
    expect(apiKeyTypeOf(key)).toBe(type);
    expect(api_key).toEqual({
      id: expect.any(String),
      user_id: backend.userOf('premium').id,
      name: 'Production',
      type,
      prefix: `vp_${type}_`,
      last4: key.slice(-4),
      created_at: '2026-01-15T12:00:00.000Z',
      scopes: ['upscale', 'jobs:read'],
      expires_at: null,
      replaced_at: null,
      last_used: null,
      use_count: 0,
    });
    const secret = key.slice(api_key.prefix.length, -4);
    expect(JSON.stringify(backend.store.read())).not.toContain(secret);
    const listed = await list('premium');
    expect(listed.body).toEqual([asRow(api_key)]);
    expect(JSON.stringify(listed.body)).not.toContain(secret);
  });

  it('never returns the same key twice', async () => {
    const keys = [await created('premium', 'One'), await created('premium', 'One')];
    expect(new Set(keys.map(({ key }) => key)).size).toBe(2);
  });

  it.each<[Member, number, string]>([
    ['free', 403, 'premium_required'],
    ['expired', 403, 'premium_required'],
  ])('requires a paid plan: %s', async (persona, status, code) => {
    const answer = await create(persona, { name: 'Production', type: 'live' });
    const message = 'This feature requires a Premium or Lifetime subscription.';
    expect(answer).toMatchObject({ status, body: { code, message } });
    expect(backend.store.read().apiKeys).toEqual([]);
  });

  it.each<Member>(['premium', 'lifetime', 'founder', 'canceled', 'trial'])(
    'is allowed for %s',
    async (persona) => {
      expect(await created(persona, 'Production')).toMatchObject({ api_key: { name: 'Production' } });
    },
  );

  it.each([
    [{ type: 'live' }, 'The field "name" has to be a text.'],
    [{ name: ['a'], type: 'live' }, 'The field "name" has to be a text.'],
    [{ name: ' \t', type: 'live' }, 'Please enter a name for your API key'],
    [{ name: 'a'.repeat(101), type: 'live' }, 'Use at most 100 characters.'],
    [{ name: 'Production' }, 'The field "type" has to be one of: live, test.'],
    [{ name: 'Production', type: 'LIVE' }, 'The field "type" has to be one of: live, test.'],
    [{ name: 'Production', type: 'toString' }, 'The field "type" has to be one of: live, test.'],
  ])('rejects %j', async (body, message) => {
    const answer = await create('premium', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', message } });
  });

  it('rejects a name that contains a key', async () => {
    const { key } = await created('premium', 'Production');
    const answer = await create('premium', { name: `Key ${key}`, type: 'live' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(JSON.stringify(answer.body)).not.toContain(key);
  });

  it('is limited per user until a key is revoked', async () => {
    const ids: string[] = [];
    for (let count = 0; count < apiKeyLimits.perUser; count += 1) {
      ids.push((await created('premium', `Key ${count}`, count % 2 ? 'live' : 'test')).api_key.id);
    }
    const answer = await create('premium', { name: 'One more', type: 'live' });
    const message = 'You have 20 API keys, the most there can be. Revoke one that you no longer use.';
    expect(answer).toMatchObject({ status: 409, body: { code: 'too_many_keys', message } });
    await created('lifetime', 'Another person');
    await revoke('premium', ids[0] ?? '');
    await created('premium', 'One more');
  });
});

describe('listing keys', () => {
  it("returns the user's active keys, in the requested order", async () => {
    const old = await created('premium', 'Old');
    backend.advance(1000);
    const young = await created('premium', 'Young');
    backend.advance(1000);
    const gone = await created('premium', 'Gone');
    await created('lifetime', 'Of another user');
    await revoke('premium', gone.api_key.id);
    const names = ((await list('premium')).body as ApiKeyRow[]).map(({ name }) => name);
    expect(names).toEqual([young.api_key.name, old.api_key.name]);
  });

  it('returns when a key was last used', async () => {
    const { api_key, key } = await created('premium', 'Production');
    backend.advance(60_000);
    await keyOf(key);
    expect((await list('premium')).body).toEqual([
      { ...asRow(api_key), last_used: '2026-01-15T12:01:00+00:00', use_count: 1 },
    ]);
  });

  it('does not expose the hash', async () => {
    const answer = await as('premium', 'GET', '/rest/v1/api_keys?select=hash');
    expect(answer).toMatchObject({ status: 400, body: { code: '42703' } });
  });
});

const hours = 60 * 60 * 1000;
const days = 24 * hours;
const start = Date.UTC(2026, 0, 15, 12);
const timeAt = (milliseconds: number) => new Date(start + milliseconds).toISOString();

describe('the scopes and the expiry of a new key', () => {
  it.each([
    [['jobs:read'], ['jobs:read']],
    [
      ['jobs:read', 'upscale'],
      ['upscale', 'jobs:read'],
    ],
    [undefined, ['upscale', 'jobs:read']],
  ])('are scopes %j: %j', async (scopes, expected) => {
    const { body } = await create('premium', { name: 'Key', type: 'live', scopes });
    expect(body).toMatchObject({ api_key: { scopes: expected } });
  });

  it.each([[[]], [['admin']], [['upscale', 'admin']], ['upscale'], [null], [[['upscale']]]])(
    'are never the scopes %j',
    async (scopes) => {
      const answer = await create('premium', { name: 'Key', type: 'live', scopes });
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    },
  );

  it.each([
    [30, timeAt(30 * days)],
    [365, timeAt(365 * days)],
    [null, null],
  ])('are %j days from now', async (expires_in_days, expires_at) => {
    const answer = await create('premium', { name: 'Key', type: 'live', expires_in_days });
    expect(answer).toMatchObject({ status: 200, body: { api_key: { expires_at } } });
  });

  it.each(['30', 0, -30, 30.5, 366, true])('are never %j days from now', async (expires_in_days) => {
    const answer = await create('premium', { name: 'Key', type: 'live', expires_in_days });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});

describe('replacing a key', () => {
  const rotate = (id: string, expires_in_days: number | null = null) =>
    as('premium', 'POST', '/functions/v1/rotate-api-key', { id, expires_in_days });

  it('makes one with the same name, type and scopes, and lets the old one work for another day', async () => {
    const wanted = { name: 'Reports', type: 'test', scopes: ['jobs:read'] };
    const old = (await create('premium', wanted)).body as Created;
    backend.advance(hours);
    const { status, body } = await rotate(old.api_key.id, 90);
    expect(status).toBe(200);
    const { api_key, key, replaced } = body as Created & { replaced: ApiKeyRow };
    const created = { created_at: timeAt(hours), expires_at: timeAt(hours + 90 * days), replaced_at: null };
    expect(api_key).toMatchObject({ ...wanted, ...created, use_count: 0 });
    expect(replaced).toEqual({
      ...old.api_key,
      replaced_at: timeAt(hours),
      expires_at: timeAt(25 * hours),
    });
    expect(await keyOf(key)).toMatchObject({ id: api_key.id });
    expect(await keyOf(old.key)).toMatchObject({ id: old.api_key.id });
  });

  it('does not let the old one work for longer than it would have', async () => {
    const { body } = await create('premium', { name: 'Key', type: 'live', expires_in_days: 30 });
    backend.advance(30 * days - hours);
    const answer = await rotate((body as Created).api_key.id);
    expect(answer).toMatchObject({ status: 200, body: { replaced: { expires_at: timeAt(30 * days) } } });
  });

  it('is not possible for a key that has expired', async () => {
    const { body } = await create('premium', { name: 'Key', type: 'live', expires_in_days: 30 });
    backend.advance(30 * days);
    const message = 'This API key has expired. Create a new one.';
    const answer = await rotate((body as Created).api_key.id);
    expect(answer).toMatchObject({ status: 409, body: { code: 'key_not_active', message } });
  });

  it('is not possible when the plan has ended', async () => {
    const { api_key } = await created('premium', 'Production');
    backend.store.write(({ subscriptions }) => {
      for (const row of subscriptions) row.status = 'expired';
    });
    expect(await rotate(api_key.id)).toMatchObject({ status: 403, body: { code: 'premium_required' } });
    expect((await list('premium')).body).toEqual([asRow(api_key)]);
  });

  it('is possible for each key at the limit, and has a limit of its own', async () => {
    let { id } = (await created('premium', 'Key')).api_key;
    for (let count = 1; count < apiKeyLimits.perUser; count += 1) await created('premium', `Key ${count}`);
    for (let count = 0; count < apiKeyLimits.perUser; count += 1) {
      const { status, body } = await rotate(id);
      expect(status).toBe(200);
      ({ id } = (body as Created).api_key);
    }
    expect(await rotate(id)).toMatchObject({ status: 409, body: { code: 'too_many_keys' } });
    backend.advance(24 * hours);
    expect((await rotate(id)).status).toBe(200);
  });
});

describe('the secret of webhooks', () => {
  const rotate = () => as('premium', 'POST', '/functions/v1/rotate-webhook-secret', {});
  const read = () => as('premium', 'POST', '/functions/v1/get-webhook-secret', {});
  const signing = () => accountsOf(backend).webhookSecrets(backend.userOf('premium').id);

  it('is shown once', async () => {
    const { body } = await rotate();
    const { secret, webhook_secret } = body as { secret: string; webhook_secret: object };
    expect(webhook_secret).toEqual({ created_at: timeAt(0), previous_expires_at: null });
    expect(await signing()).toEqual([secret]);
    expect((await read()).body).toEqual({ webhook_secret });
  });

  it('signs for another day after it was replaced', async () => {
    const first = ((await rotate()).body as { secret: string }).secret;
    backend.advance(hours);
    const second = ((await rotate()).body as { secret: string }).secret;
    expect(await signing()).toEqual([second, first]);
    const webhook_secret = { created_at: timeAt(hours), previous_expires_at: timeAt(25 * hours) };
    expect((await read()).body).toEqual({ webhook_secret });
    backend.advance(24 * hours);
    expect(await signing()).toEqual([second]);
    expect((await read()).body).toEqual({ webhook_secret: { ...webhook_secret, previous_expires_at: null } });
  });

  it('stops if it was replaced twice', async () => {
    await rotate();
    const second = ((await rotate()).body as { secret: string }).secret;
    backend.advance(hours);
    const third = ((await rotate()).body as { secret: string }).secret;
    expect(await signing()).toEqual([third, second]);
  });

  it('is deleted with the account', async () => {
    await rotate();
    await as('premium', 'POST', '/functions/v1/delete-account', {});
    expect(backend.store.read().webhookSecrets).toEqual([]);
  });
});

describe('a key', () => {
  it('is found until it is revoked', async () => {
    const { key, api_key } = await created('premium', 'Production');
    const found = await keyOf(key);
    expect(found).toMatchObject({ id: api_key.id, user_id: api_key.user_id });
    expect(await keyOf(`${key}x`)).toBeUndefined();
    expect(await revoke('premium', api_key.id)).toMatchObject({ status: 200, body: { revoked: true } });
    expect(await keyOf(key)).toBeUndefined();
  });

  it('can be revoked once, only by its owner', async () => {
    const { key, api_key } = await created('premium', 'Production');
    expect(await revoke('lifetime', api_key.id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await keyOf(key)).toBeDefined();
    await revoke('premium', api_key.id);
    expect(await revoke('premium', api_key.id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('remains when the plan ends, and can still be revoked', async () => {
    const { key, api_key } = await created('premium', 'Production');
    backend.store.write(({ subscriptions }) => {
      for (const row of subscriptions) row.status = 'canceled';
    });
    expect((await list('premium')).body).toEqual([asRow(api_key)]);
    expect(await keyOf(key)).toBeDefined();
    expect((await revoke('premium', api_key.id)).status).toBe(200);
  });

  it('is deleted with the account', async () => {
    const { key } = await created('premium', 'Production');
    await created('lifetime', 'Of another user');
    await as('premium', 'POST', '/functions/v1/delete-account', {});
    expect(await keyOf(key)).toBeUndefined();
    expect(backend.store.read().apiKeys.map(({ name }) => name)).toEqual(['Of another user']);
  });
});

// @spec call.keys-delays limit.saves
it('delays each operation', async () => {
  const wait = vi.fn(() => Promise.resolve());
  const delays = { ...noDelays, 'api-keys.list': 800, 'create-api-key': 1000, 'revoke-api-key': 801 };
  backend = createSeededBackend({ wait, delays });
  const { api_key } = await created('premium', 'Production');
  await list('premium');
  await revoke('premium', api_key.id);
  expect(wait.mock.calls.map((args: unknown[]) => args[0])).toEqual([1000, 800, 801]);
});
