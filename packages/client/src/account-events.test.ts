import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { noteLifetimeDays } from '@verapix/domain';
import { anonKey, createSeededBackend, testOrigin } from '@verapix/mocks/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActivityApi } from './activity-api';
import { unhurried } from './backend.test-kit';
import { createMailLinksApi } from './mail-links-api';
import { createPreferencesApi } from './preferences-api';

let backend: ReturnType<typeof createSeededBackend>;
let token: string;
let userId: string;

beforeEach(async () => {
  backend = createSeededBackend();
  ({ token } = await backend.signIn('premium'));
  userId = backend.userOf('premium').id;
});

/** The real clients on the mock backend. */
function clients(bearer = token) {
  const headers = { apikey: anonKey, Authorization: `Bearer ${bearer}` };
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => backend.fetch(new Request(input, init));
  return {
    rest: new PostgrestClient(`${testOrigin}/rest/v1`, { headers, fetch, retry: false }),
    functions: new FunctionsClient(`${testOrigin}/functions/v1`, { headers, customFetch: fetch }),
  };
}

const makeKey = () =>
  clients().functions.invoke('create-api-key', { body: { name: 'Server', type: 'live' } });
const save = (changes: object) =>
  createPreferencesApi(clients()).savePreferences(userId, changes, unhurried());
const inbox = () => backend.store.read().mails.map(({ to, subject }) => `${subject} to ${to}`);
const activity = async () => {
  const outcome = await createActivityApi(clients()).loadActivity(userId, unhurried());
  return outcome.ok ? outcome.events.map(({ kind }) => kind) : outcome;
};

describe('what happens on an account', () => {
  it('is in its log, and comes by mail with the device', async () => {
    await makeKey();
    expect(await activity()).toEqual(['key-created']);
    expect(inbox()).toEqual(['An API key was created to premium@example.com']);
    expect(backend.store.read().mails[0]?.text).toMatch(
      /Key: Server \(vp_live_….{4}\)\n.*\nDevice: Test browser/,
    );
  });

  it('does not come by mail while security alerts are off, and is in the log all the same', async () => {
    await save({ securityAlerts: false });
    await makeKey();
    expect(inbox()).toEqual([]);
    expect(await activity()).toContain('key-created');
  });

  it('is not in the log without activity tracking, unless it concerns security', async () => {
    await save({ activityTracking: false });
    await save({ weeklyNewsletter: true });
    await makeKey();
    expect(await activity()).toEqual(['key-created']);
    expect(await createActivityApi(clients()).loadActivity('someone-else', unhurried())).toMatchObject({
      ok: false,
    });
  });
});

it('the log of an account has the last 90 days', async () => {
  await makeKey();
  backend.advance((noteLifetimeDays + 1) * 24 * 60 * 60_000);
  ({ token } = await backend.signIn('premium'));
  await save({ weeklyNewsletter: true });
  expect(await activity()).toEqual(['settings-changed']);
});

describe('the weekly digest', () => {
  const weekLater = async () => {
    backend.advance(7 * 24 * 60 * 60_000);
    // Any request: there is no worker that would do it by the clock.
    await backend.fetch(new Request(testOrigin));
  };

  it('comes after a week, once', async () => {
    await save({ weeklyDigest: true });
    await weekLater();
    await backend.fetch(new Request(testOrigin));
    expect(inbox()).toEqual(['Your week on Verapix to premium@example.com']);
  });

  it('does not come while it is off', async () => {
    await weekLater();
    expect(inbox()).toEqual([]);
  });

  it('is stopped by the link in it, without signing in', async () => {
    await save({ weeklyDigest: true });
    await weekLater();
    const token = /mail-link\?token=([\w.-]+)/.exec(backend.store.read().mails[0]?.text ?? '')?.[1] ?? '';
    const api = createMailLinksApi(clients(anonKey));
    expect(await api.followMailLink(`${token}0`, unhurried())).toMatchObject({
      ok: false,
      problem: { code: 'invalid_link' },
    });
    expect(await api.followMailLink(token, unhurried())).toEqual({ ok: true, email: undefined });
    const settings = backend.store.read().preferences.find((record) => record.userId === userId);
    expect(settings).toMatchObject({ weeklyDigest: false, securityAlerts: true });
  });
});

it('the link of an alert ends all sessions of its account, and of no other', async () => {
  const other = await backend.signIn('free');
  await makeKey();
  const link = new URL(backend.store.read().mails[0]?.link?.href ?? '');
  const api = createMailLinksApi(clients(anonKey));
  const outcome = await api.followMailLink(link.searchParams.get('token') ?? '', unhurried());
  expect(outcome).toEqual({ ok: true, email: 'premium@example.com' });
  expect(backend.store.read().sessions.map(({ id }) => id)).toEqual([other.sessionId]);
});
