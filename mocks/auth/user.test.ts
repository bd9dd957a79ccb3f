import { describe, expect, it } from 'vitest';
import { signAccessToken } from './access-token';
import { call, createTestBackend, testOrigin } from '../testing/test-backend';
import { followLastMail, memberOf, signInAs, type TestSession, testPassword } from '../testing/user-actions';

const other = 'another-horse-8';

describe('reading the user', () => {
  it('returns the user without fields that are not set', async () => {
    const backend = createTestBackend();
    const { access_token: token } = await memberOf(backend);
    const answer = await call(backend, 'GET', '/auth/v1/user', { token });
    expect(answer).toMatchObject({
      status: 200,
      body: { aud: 'authenticated', phone: '', is_anonymous: false, email: 'ada@example.com' },
    });
    expect(answer.body).not.toHaveProperty('recovery_sent_at');
    expect(JSON.stringify(answer.body)).not.toContain('pbkdf2');
  });

  it.each(['junk', 'a.b.c', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x"}')}.`])(
    'rejects the token %s',
    async (token) => {
      const answer = await call(createTestBackend(), 'GET', '/auth/v1/user', { token });
      expect(answer).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    },
  );

  it('distinguishes a deleted user from an ended session', async () => {
    const backend = createTestBackend();
    const { access_token: token } = await memberOf(backend);
    backend.store.write((draft) => {
      draft.sessions = [];
    });
    const noSession = await call(backend, 'GET', '/auth/v1/user', { token });
    expect(noSession).toMatchObject({
      status: 403,
      body: {
        code: 'session_not_found',
        message: 'Session from session_id claim in JWT does not exist',
      },
    });
    backend.store.write((draft) => {
      draft.users = [];
    });
    expect(await call(backend, 'GET', '/auth/v1/user', { token })).toMatchObject({
      status: 403,
      body: { code: 'user_not_found' },
    });
  });
});

describe('changing the user', () => {
  async function signedIn() {
    const backend = createTestBackend();
    const session = await memberOf(backend, 'ada@example.com', { full_name: 'Ada', theme: 'dark' });
    const put = (body: unknown) =>
      call(backend, 'PUT', '/auth/v1/user', { token: session.access_token, body });
    return { backend, session, put };
  }

  it('merges metadata; null deletes a key', async () => {
    const { put } = await signedIn();
    const answer = await put({ data: { full_name: 'Ada L.', theme: null } });
    expect(answer).toMatchObject({ status: 200, body: { user_metadata: { full_name: 'Ada L.' } } });
    expect(answer.body).not.toHaveProperty('user_metadata.theme');
    expect(answer.body).toHaveProperty('user_metadata.email_verified', true);
  });

  // @spec state.admin
  it("stores is_admin in the user's metadata without making an administrator", async () => {
    const { backend, put } = await signedIn();
    expect(await put({ data: { is_admin: true } })).toMatchObject({
      body: { user_metadata: { is_admin: true }, app_metadata: { provider: 'email' } },
    });
    expect(backend.store.read().users[0]?.appMetadata).not.toHaveProperty('role');
  });

  it.each([
    ['the same password', { password: testPassword, current_password: testPassword }, 422, 'same_password'],
    ['a password without the current one', { password: other }, 400, 'current_password_required'],
    [
      'a password with a wrong current one',
      { password: other, current_password: 'x' },
      400,
      'current_password_invalid',
    ],
    ['a short password', { password: 'abc' }, 422, 'weak_password'],
    ['an empty password', { password: '' }, 422, 'weak_password'],
    ['a password that would be cut', { password: 'x'.repeat(73) }, 400, 'validation_failed'],
    ['data that is no object', { data: 'Ada' }, 400, 'bad_json'],
  ] as const)('rejects %s and changes nothing', async (_, body, status, code) => {
    const { backend, put } = await signedIn();
    const before = backend.store.read().users;
    expect(await put(body)).toMatchObject({ status, body: { code } });
    expect(backend.store.read().users).toEqual(before);
  });

  it('rejects an address that is taken', async () => {
    const { backend, put } = await signedIn();
    await memberOf(backend, 'eve@example.com');
    expect(await put({ email: 'Eve@example.com' })).toMatchObject({
      status: 422,
      body: { code: 'email_exists' },
    });
  });

  it('invalidates the old password, other sessions and mailed links with a new password', async () => {
    const { backend, session, put } = await signedIn();
    const elsewhere = (await signInAs(backend, 'ada@example.com')).body as TestSession;
    await call(backend, 'POST', '/auth/v1/recover', { body: { email: 'ada@example.com' } });
    expect((await put({ password: other, current_password: testPassword })).status).toBe(200);
    expect((await signInAs(backend, 'ada@example.com')).status).toBe(400);
    expect((await signInAs(backend, 'ada@example.com', other)).status).toBe(200);
    const here = await call(backend, 'GET', '/auth/v1/user', { token: session.access_token });
    const there = await call(backend, 'GET', '/auth/v1/user', { token: elsewhere.access_token });
    expect([here.status, there.status]).toEqual([200, 403]);
    const alert = backend.store.write(({ mails }) => mails.pop());
    expect(alert).toMatchObject({ to: 'ada@example.com', subject: 'Your password was changed' });
    expect((await followLastMail(backend, 'ada@example.com')).hash).toContain('otp_expired');
  });

  it('allows thirty attempts within five minutes', async () => {
    const { put } = await signedIn();
    for (let count = 0; count < 30; count += 1) await put({});
    expect((await put({})).status).toBe(429);
  });
});

describe('changing the password a day after signing in', () => {
  const body = { password: other, current_password: testPassword };

  async function signedInLongAgo() {
    const backend = createTestBackend();
    const { user } = await memberOf(backend);
    const session = backend.store.read().sessions.at(-1);
    const owner = backend.store.read().users.find(({ id }) => id === user.id);
    if (!session || !owner) throw new Error('The user is not signed in.');
    backend.advance(24 * 60 * 60_000 + 1);
    const as = async (method: string, path: string, body?: unknown) => {
      const issuer = `${testOrigin}/auth/v1`;
      const token = await signAccessToken(backend.options, { user: owner, session, issuer });
      return call(backend, method, `/auth/v1/${path}`, { token, body });
    };
    const put = (body: unknown) => as('PUT', 'user', body);
    const requestCode = () => as('GET', 'reauthenticate');
    const mailedCode = () => /\d{6}/.exec(backend.store.read().mails.at(-1)?.text ?? '')?.[0] ?? '';
    return { backend, put, requestCode, mailedCode };
  }

  it('needs a code from a mail, which works once', async () => {
    const { backend, put, requestCode, mailedCode } = await signedInLongAgo();
    expect(await put(body)).toMatchObject({ status: 400, body: { code: 'reauthentication_needed' } });
    expect((await requestCode()).status).toBe(200);
    expect(await put({ ...body, nonce: '000000' })).toMatchObject({
      status: 422,
      body: { code: 'reauthentication_not_valid' },
    });
    const nonce = mailedCode();
    expect(await put({ ...body, nonce })).toMatchObject({
      status: 200,
      body: { reauthentication_sent_at: expect.any(String) },
    });
    expect((await signInAs(backend, 'ada@example.com', other)).status).toBe(200);
    expect(await put({ password: testPassword, current_password: other, nonce })).toMatchObject({
      body: { code: 'reauthentication_not_valid' },
    });
  });

  it('uses the code up with a wrong current password', async () => {
    const { put, requestCode, mailedCode } = await signedInLongAgo();
    await requestCode();
    const nonce = mailedCode();
    expect(await put({ ...body, current_password: 'x', nonce })).toMatchObject({
      body: { code: 'current_password_invalid' },
    });
    expect(await put({ ...body, nonce })).toMatchObject({ body: { code: 'reauthentication_not_valid' } });
  });

  it('accepts the code for one hour', async () => {
    const { backend, put, requestCode, mailedCode } = await signedInLongAgo();
    await requestCode();
    backend.advance(3_600_001);
    expect(await put({ ...body, nonce: mailedCode() })).toMatchObject({
      body: { code: 'reauthentication_not_valid' },
    });
  });

  it('mails a code at most once a minute', async () => {
    const { backend, requestCode } = await signedInLongAgo();
    await requestCode();
    expect(await requestCode()).toMatchObject({
      status: 429,
      body: { message: 'For security purposes, you can only request this after 60 seconds.' },
    });
    backend.advance(60_000);
    expect((await requestCode()).status).toBe(200);
  });
});

describe('a user without a password', () => {
  it('sets one by a recent sign-in, and can then sign in by the address', async () => {
    const backend = createTestBackend();
    const { access_token: token } = await memberOf(backend);
    backend.store.write((draft) => {
      Object.assign(draft.users[0] ?? {}, {
        passwordHash: null,
        appMetadata: { provider: 'google', providers: ['google'] },
      });
    });
    const answer = await call(backend, 'PUT', '/auth/v1/user', { token, body: { password: other } });
    expect(answer).toMatchObject({
      status: 200,
      body: { app_metadata: { provider: 'google', providers: ['google', 'email'] } },
    });
    expect((await signInAs(backend, 'ada@example.com', other)).status).toBe(200);
  });
});
