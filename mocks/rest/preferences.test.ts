import { defaultPreferences } from '@verapix/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noDelays } from '../delays';
import { type CallInit, call, createSeededBackend, type SeededBackend } from '../testing/test-backend';

const path = '/rest/v1/preferences';
const merge = { Prefer: 'resolution=merge-duplicates,return=representation' };
let backend: SeededBackend;
let token: string;
let userId: string;

beforeEach(async () => {
  backend = createSeededBackend();
  // Every user has a row; without it, the first write inserts one.
  backend.store.write((draft) => {
    draft.preferences = [];
  });
  ({ token } = await backend.signIn('free'));
  userId = backend.userOf('free').id;
});

const get = () => call(backend, 'GET', `${path}?user_id=eq.${userId}`, { token });
const post = (body: unknown, init: CallInit = {}) =>
  call(backend, 'POST', path, { token, body, headers: merge, ...init });

describe('saving preferences', () => {
  it('creates a row with default values', async () => {
    expect((await get()).body).toEqual([]);
    const answer = await post({ user_id: userId, marketing_emails: true, email_frequency: 'daily' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('Preference-Applied')).toBe(
      'resolution=merge-duplicates, return=representation',
    );
    expect(answer.body).toEqual([
      {
        user_id: userId,
        email_notifications: true,
        product_updates: true,
        security_alerts: true,
        marketing_emails: true,
        weekly_newsletter: false,
        data_collection: true,
        cookie_usage: true,
        activity_tracking: true,
        weekly_digest: false,
        monthly_newsletter: true,
        email_frequency: 'daily',
        mailed_at: null,
        digest_at: null,
        updated_at: '2026-01-15T12:00:00+00:00',
      },
    ]);
    expect((await get()).body).toEqual(answer.body);
  });

  it('changes the given columns of an existing row, with status 200', async () => {
    await post({ user_id: userId, weekly_newsletter: true });
    backend.advance(60_000);
    const answer = await post({ user_id: userId, email_frequency: 'monthly' });
    expect(answer).toMatchObject({
      status: 200,
      body: [
        { weekly_newsletter: true, email_frequency: 'monthly', updated_at: '2026-01-15T12:01:00+00:00' },
      ],
    });
    expect(backend.store.read().preferences).toHaveLength(1);
  });

  it('returns one object or nothing, as requested', async () => {
    const headers = { ...merge, Accept: 'application/vnd.pgrst.object+json' };
    const single = await post({ user_id: userId, weekly_newsletter: true }, { headers });
    expect(single).toMatchObject({ status: 201, body: { weekly_newsletter: true } });
    const silent = await post({ user_id: userId }, { headers: { Prefer: 'resolution=merge-duplicates' } });
    expect(silent).toMatchObject({ status: 200, body: undefined });
  });

  it('rejects or ignores a second row, as requested', async () => {
    await post({ user_id: userId });
    const twice = await post(
      { user_id: userId, weekly_newsletter: true },
      { headers: { Prefer: 'return=minimal' } },
    );
    expect(twice).toMatchObject({ status: 409, body: { code: '23505' } });
    const ignored = await post(
      { user_id: userId, weekly_newsletter: true },
      { headers: { Prefer: 'resolution=ignore-duplicates,return=representation' } },
    );
    expect(ignored).toMatchObject({ status: 201, body: [] });
    expect((await get()).body).toMatchObject([{ weekly_newsletter: false }]);
  });

  it('accepts exactly the settings of the domain package', async () => {
    const answer = await post({ user_id: userId });
    const { user_id, mailed_at, digest_at, updated_at, ...chosen } =
      (answer.body as Record<string, unknown>[])[0] ?? {};
    const camel = Object.entries(chosen).map(([key, value]) => [
      key.replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase()),
      value,
    ]);
    expect(Object.fromEntries(camel)).toEqual(defaultPreferences);
    expect(user_id).toBe(userId);
    expect([mailed_at, digest_at]).toEqual([null, null]);
    expect(updated_at).toBeDefined();
  });
});

describe('rejected preferences', () => {
  it.each([
    ['a switch that is neither on nor off', { weekly_newsletter: 'perhaps' }, '22P02'],
    ['a switch with a number', { weekly_newsletter: 5 }, '22P02'],
    ['a switch without a value', { weekly_newsletter: null }, '23502'],
    ['an unknown frequency', { email_frequency: 'hourly' }, '23514'],
    ['an unknown column', { is_admin: true }, 'PGRST204'],
    ['a user who is no id', { user_id: 'me' }, '22P02'],
  ])('%s', async (_what, given, code) => {
    const answer = await post({ user_id: userId, ...given });
    expect(answer).toMatchObject({ status: 400, body: { code } });
    expect(backend.store.read().preferences).toEqual([]);
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['a text', '"x"'],
    ['an array with something else than objects', '[1]'],
    ['objects that differ in their keys', '[{"weekly_newsletter":true},{"email_frequency":"daily"}]'],
  ])('%s', async (_what, body) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { code: 'PGRST102' } });
  });

  it('another content type than JSON', async () => {
    const headers = { ...merge, 'Content-Type': 'text/csv' };
    expect(await post('user_id', { headers })).toMatchObject({ status: 400, body: { code: 'PGRST102' } });
  });

  it('those of another user', async () => {
    const answer = await post({ user_id: backend.userOf('premium').id, weekly_newsletter: true });
    expect(answer).toMatchObject({
      status: 403,
      body: { code: '42501', message: 'new row violates row-level security policy for table "preferences"' },
    });
  });

  it('one invalid row of several: then none is saved', async () => {
    const answer = await post([
      { user_id: userId, weekly_newsletter: true },
      { user_id: backend.userOf('premium').id, weekly_newsletter: true },
    ]);
    expect(answer.status).toBe(403);
    expect(backend.store.read().preferences).toEqual([]);
  });

  it('those of a deleted user', async () => {
    backend.store.write((draft) => {
      draft.users = [];
    });
    expect(await post({ user_id: userId })).toMatchObject({ status: 409, body: { code: '23503' } });
  });
});

// @spec preferences.delay limit.saves
it('is delayed', async () => {
  const wait = vi.fn(() => Promise.resolve());
  backend = createSeededBackend({ wait, delays: { ...noDelays, 'preferences.write': 800 } });
  ({ token } = await backend.signIn('free'));
  await post({ user_id: backend.userOf('free').id });
  expect(wait).toHaveBeenCalledExactlyOnceWith(800, expect.any(AbortSignal));
});
