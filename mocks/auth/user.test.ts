import { describe, expect, it } from 'vitest';
import { call, createTestBackend } from '../testing/test-backend';
import { followLastMail, memberOf, signInAs, type TestSession, testPassword } from '../testing/user-actions';

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

  it("stores is_admin in the user's metadata without making an administrator", async () => {
    const { backend, put } = await signedIn();
    expect(await put({ data: { is_admin: true } })).toMatchObject({
      body: { user_metadata: { is_admin: true }, app_metadata: { provider: 'email' } },
    });
    expect(backend.store.read().users[0]?.appMetadata).not.toHaveProperty('role');
  });

  it.each([
    ['the same password', { password: testPassword }, 422, 'same_password'],
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
    expect((await put({ password: 'another-horse-8' })).status).toBe(200);
    expect((await signInAs(backend, 'ada@example.com')).status).toBe(400);
    expect((await signInAs(backend, 'ada@example.com', 'another-horse-8')).status).toBe(200);
    const here = await call(backend, 'GET', '/auth/v1/user', { token: session.access_token });
    const there = await call(backend, 'GET', '/auth/v1/user', { token: elsewhere.access_token });
    expect([here.status, there.status]).toEqual([200, 403]);
    expect((await followLastMail(backend, 'ada@example.com')).hash).toContain('otp_expired');
  });

  it('allows thirty attempts within five minutes', async () => {
    const { put } = await signedIn();
    for (let count = 0; count < 30; count += 1) await put({});
    expect((await put({})).status).toBe(429);
  });
});
