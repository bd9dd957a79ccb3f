import { describe, expect, it } from 'vitest';
import { call } from '../testing/call';
import { createTestBackend } from '../testing/create-test-backend';
import { followLastMail, memberOf, signInAs, type TestSession, testPassword } from '../testing/people';
import { signAccessToken } from './access-token';

describe('asking who is signed in', () => {
  it('answers the user, with no field for what is not set', async () => {
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

  it('asks for a token', async () => {
    expect(await call(createTestBackend(), 'GET', '/auth/v1/user')).toMatchObject({
      status: 401,
      body: { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
    });
  });

  it('refuses an expired token and says so', async () => {
    const backend = createTestBackend();
    const { access_token: token } = await memberOf(backend);
    backend.advance(3_600_000);
    const message =
      'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired';
    expect(await call(backend, 'GET', '/auth/v1/user', { token })).toMatchObject({
      status: 403,
      body: { code: 'bad_jwt', message },
    });
  });

  it('refuses a token that another backend signed', async () => {
    const backend = createTestBackend();
    const { access_token } = await memberOf(backend);
    const [user] = backend.store.read().users;
    const [session] = backend.store.read().sessions;
    if (!user || !session) throw new Error('Nobody is signed in.');
    const { signingKey: _, ...rest } = backend.store.read();
    const store = { ...backend.store, read: () => ({ ...rest, signingKey: 'another key' }) };
    const issuer = 'https://backend.test/auth/v1';
    const forged = await signAccessToken({ ...backend.options, store }, { user, session, issuer });
    const answer = await call(backend, 'GET', '/auth/v1/user', { token: forged });
    expect(answer).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    expect((await call(backend, 'GET', '/auth/v1/user', { token: access_token })).status).toBe(200);
  });

  it.each(['junk', 'a.b.c', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x"}')}.`])(
    'refuses the token %s',
    async (token) => {
      const answer = await call(createTestBackend(), 'GET', '/auth/v1/user', { token });
      expect(answer).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    },
  );

  it('tells a deleted user from an ended session', async () => {
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

describe('changing oneself', () => {
  async function signedIn() {
    const backend = createTestBackend();
    const session = await memberOf(backend, 'ada@example.com', { full_name: 'Ada', theme: 'dark' });
    const put = (body: unknown) =>
      call(backend, 'PUT', '/auth/v1/user', { token: session.access_token, body });
    return { backend, session, put };
  }

  it('merges what one says of oneself; null deletes', async () => {
    const { put } = await signedIn();
    const answer = await put({ data: { full_name: 'Ada L.', theme: null } });
    expect(answer).toMatchObject({ status: 200, body: { user_metadata: { full_name: 'Ada L.' } } });
    expect(answer.body).not.toHaveProperty('user_metadata.theme');
    expect(answer.body).toHaveProperty('user_metadata.email_verified', true);
  });

  it('lets one claim to be an administrator, which makes one none', async () => {
    const { backend, put } = await signedIn();
    expect(await put({ data: { is_admin: true } })).toMatchObject({
      body: { user_metadata: { is_admin: true }, app_metadata: { provider: 'email' } },
    });
    expect(backend.store.read().users[0]?.appMetadata).not.toHaveProperty('role');
  });

  it('refuses to write what only a server writes', async () => {
    const { put } = await signedIn();
    expect(await put({ app_metadata: { role: 'admin' } })).toMatchObject({
      status: 403,
      body: { code: 'not_admin', message: 'Updating app_metadata requires admin privileges' },
    });
  });

  it.each([
    ['the same password', { password: testPassword }, 422, 'same_password'],
    ['a short password', { password: 'abc' }, 422, 'weak_password'],
    ['an empty password', { password: '' }, 422, 'weak_password'],
    ['a password that would be cut', { password: 'x'.repeat(73) }, 400, 'validation_failed'],
    ['data that is no object', { data: 'Ada' }, 400, 'bad_json'],
  ] as const)('refuses %s and changes nothing', async (_, body, status, code) => {
    const { backend, put } = await signedIn();
    const before = backend.store.read().users;
    expect(await put(body)).toMatchObject({ status, body: { code } });
    expect(backend.store.read().users).toEqual(before);
  });

  it('refuses an address that somebody else has', async () => {
    const { backend, put } = await signedIn();
    await memberOf(backend, 'eve@example.com');
    expect(await put({ email: 'Eve@example.com' })).toMatchObject({
      status: 422,
      body: { code: 'email_exists' },
    });
  });

  it('takes a new password: the old one, other sessions and mailed links stop working', async () => {
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

  it('stops after thirty attempts within five minutes', async () => {
    const { put } = await signedIn();
    for (let count = 0; count < 30; count += 1) await put({});
    expect((await put({})).status).toBe(429);
  });
});
