import { AuthClient } from '@supabase/auth-js';
import { anonKey, createTestBackend, type TestBackend, testOrigin } from '@verapix/mocks/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const credentials = { email: 'ada@example.com', password: 'correct-horse-7' };
let backend: TestBackend;
let auth: InstanceType<typeof AuthClient>;

/** The client's clock is `Date`, which must equal the backend's clock. */
function passHour() {
  backend.advance(3_600_000);
  vi.setSystemTime(backend.options.now());
}

beforeEach(() => {
  backend = createTestBackend();
  vi.useFakeTimers({ toFake: ['Date'], now: backend.options.now() });
  auth = new AuthClient({
    url: `${testOrigin}/auth/v1`,
    headers: { apikey: anonKey },
    storageKey: 'mock-backend-test',
    fetch: (url, init) => backend.fetch(new Request(url, init)),
    autoRefreshToken: false,
    detectSessionInUrl: false,
    skipAutoInitialize: true,
  });
});
afterEach(async () => {
  await auth.dispose();
  vi.useRealTimers();
});

/** Spends the token of the last mail, as its page does. */
function openLastMail(type: 'signup' | 'recovery' = 'signup') {
  const { searchParams } = new URL(backend.store.read().mails.at(-1)?.link?.href ?? '');
  return auth.verifyOtp({ token_hash: searchParams.get('token_hash') ?? '', type });
}

async function becomeMember() {
  await auth.signUp({ ...credentials, options: { data: { full_name: 'Ada' } } });
  await openLastMail();
  const { data } = await auth.signInWithPassword(credentials);
  return data;
}

it('takes the real client from sign-up through the mailed link, a changed profile and a refresh to sign-out', async () => {
  const signedUp = await auth.signUp({ ...credentials, options: { data: { full_name: 'Ada' } } });
  expect(signedUp).toMatchObject({
    error: null,
    data: { session: null, user: { email: credentials.email } },
  });

  const early = await auth.signInWithPassword(credentials);
  expect(early.error).toMatchObject({ code: 'email_not_confirmed', status: 400 });

  const linked = await openLastMail();
  expect(linked).toMatchObject({ error: null, data: { user: { user_metadata: { full_name: 'Ada' } } } });
  await auth.signOut({ scope: 'local' });

  const signedIn = await auth.signInWithPassword(credentials);
  expect(signedIn).toMatchObject({ error: null, data: { session: { expires_in: 3600 } } });

  const updated = await auth.updateUser({ data: { full_name: 'Ada Lovelace' } });
  expect(updated.data.user?.user_metadata.full_name).toBe('Ada Lovelace');

  passHour();
  const { data } = await auth.getSession();
  expect(data.session?.refresh_token).toMatch(/^[a-z0-9]{12}$/);
  expect(data.session?.refresh_token).not.toBe(signedIn.data.session?.refresh_token);
  expect((await auth.getUser()).data.user?.user_metadata.full_name).toBe('Ada Lovelace');

  expect(await auth.signOut({ scope: 'global' })).toEqual({ error: null });
  expect((await auth.getSession()).data.session).toBeNull();
  expect(backend.store.read().sessions).toEqual([]);
});

it('returns each error to the real client with its code', async () => {
  await becomeMember();
  const wrong = await auth.signInWithPassword({ ...credentials, password: 'wrong' });
  expect(wrong.error).toMatchObject({
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  });
  const weak = await auth.updateUser({ password: 'abc' });
  expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'], status: 422 });
  const same = await auth.updateUser({
    password: credentials.password,
    current_password: credentials.password,
  });
  expect(same.error).toMatchObject({ code: 'same_password', status: 422 });
  const taken = await auth.signUp(credentials);
  expect(taken).toMatchObject({ error: null, data: { user: { identities: [] }, session: null } });
  await auth.resetPasswordForEmail(credentials.email);
  const soon = await auth.resetPasswordForEmail(credentials.email);
  expect(soon.error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 });
});

it('recovers a password with the real client', async () => {
  await becomeMember();
  await auth.resetPasswordForEmail(credentials.email, { redirectTo: 'https://app.test/reset' });
  await openLastMail('recovery');
  const changed = await auth.updateUser({ password: 'another-horse-8' });
  expect(changed.error).toBeNull();
  const signedIn = await auth.signInWithPassword({ ...credentials, password: 'another-horse-8' });
  expect(signedIn.error).toBeNull();
});

it('ends a session that was revoked elsewhere as soon as the real client asks for the user', async () => {
  await becomeMember();
  backend.store.write((draft) => {
    draft.sessions = [];
    draft.refreshTokens = [];
  });
  expect((await auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await auth.getSession()).data.session).toBeNull();
});

it("signs in the real client with the hash of the page that replaces Google's", async () => {
  const { data } = await auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: 'https://app.test/auth/callback', skipBrowserRedirect: true },
  });
  const response = await backend.fetch(new Request(`${data.url}&account=grace%40example.com&name=Grace`));
  const { hash } = new URL(response.headers.get('Location') ?? '');
  const values = new URLSearchParams(hash.slice(1));
  const session = await auth.setSession({
    access_token: values.get('access_token') ?? '',
    refresh_token: values.get('refresh_token') ?? '',
  });
  expect(session).toMatchObject({ error: null, data: { user: { user_metadata: { full_name: 'Grace' } } } });
});
