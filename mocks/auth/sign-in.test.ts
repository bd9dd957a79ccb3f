import { describe, expect, it } from 'vitest';
import { call } from '../testing/call';
import { createTestBackend } from '../testing/create-test-backend';
import { memberOf, signInAs, signUpAs } from '../testing/people';

describe('signing in by password', () => {
  it('answers a whole session', async () => {
    const backend = createTestBackend();
    await memberOf(backend, 'ada@example.com', { full_name: 'Ada' });
    const answer = await signInAs(backend, 'ADA@example.com');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: Date.UTC(2026, 0, 15, 13) / 1000,
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.stringMatching(/^[a-z0-9]{12}$/),
      user: { email: 'ada@example.com', last_sign_in_at: '2026-01-15T12:00:00.000Z' },
    });
  });

  it('says the same about an unknown address as about a wrong password', async () => {
    const backend = createTestBackend();
    await memberOf(backend);
    const wrong = await signInAs(backend, 'ada@example.com', 'wrong-password');
    const unknown = await signInAs(backend, 'nobody@example.com');
    expect(wrong).toMatchObject({
      status: 400,
      body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
    });
    expect(unknown.body).toEqual(wrong.body);
    expect([...unknown.headers]).toEqual([...wrong.headers]);
  });

  it('tells of an unconfirmed address only whoever knows the password', async () => {
    const backend = createTestBackend();
    await signUpAs(backend, 'ada@example.com');
    expect(await signInAs(backend, 'ada@example.com', 'wrong')).toMatchObject({
      body: { code: 'invalid_credentials' },
    });
    expect(await signInAs(backend, 'ada@example.com')).toMatchObject({
      body: { code: 'email_not_confirmed' },
    });
  });

  it('stops guessing after thirty attempts, for that address alone', async () => {
    const backend = createTestBackend();
    await memberOf(backend);
    await memberOf(backend, 'eve@example.com');
    for (let count = 0; count < 29; count += 1) await signInAs(backend, 'ada@example.com', 'guess');
    expect(await signInAs(backend, 'ada@example.com')).toMatchObject({
      status: 429,
      body: { code: 'over_request_rate_limit' },
    });
    expect((await signInAs(backend, 'eve@example.com')).status).toBe(200);
  });

  it.each([
    ['neither id', { password: 'x' }, 400, 'validation_failed', 'missing email or phone'],
    [
      'both ids',
      { email: 'a@b.co', phone: '1' },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on login.',
    ],
    ['no password', { email: 'a@b.co' }, 400, 'invalid_credentials', 'Invalid login credentials'],
  ] as const)('refuses %s', async (_, body, status, code, message) => {
    const answer = await call(createTestBackend(), 'POST', '/auth/v1/token?grant_type=password', { body });
    expect(answer).toMatchObject({ status, body: { code, message } });
  });

  it.each(['', '?grant_type=id_token', '?grant_type=toString'])('knows no grant %j', async (query) => {
    const answer = await call(createTestBackend(), 'POST', `/auth/v1/token${query}`, { body: {} });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_credentials', message: 'unsupported_grant_type' },
    });
  });
});

describe('signing out', () => {
  const signOut = (backend: ReturnType<typeof createTestBackend>, scope: string, token?: string) =>
    call(backend, 'POST', `/auth/v1/logout${scope}`, token ? { token } : {});
  const isSignedIn = async (backend: ReturnType<typeof createTestBackend>, token: string) =>
    (await call(backend, 'GET', '/auth/v1/user', { token })).status === 200;

  it.each([
    ['', [false, false]],
    ['?scope=global', [false, false]],
    ['?scope=local', [false, true]],
    ['?scope=others', [true, false]],
  ] as const)('ends the sessions of its scope %s, and none of anybody else', async (scope, left) => {
    const backend = createTestBackend();
    const here = await memberOf(backend);
    const there = (await signInAs(backend, 'ada@example.com')).body as typeof here;
    const eve = await memberOf(backend, 'eve@example.com');
    const answer = await signOut(backend, scope, here.access_token);
    expect(answer).toMatchObject({ status: 204, body: undefined });
    expect([
      await isSignedIn(backend, here.access_token),
      await isSignedIn(backend, there.access_token),
    ]).toEqual(left);
    expect(await isSignedIn(backend, eve.access_token)).toBe(true);
  });

  it('refuses another scope', async () => {
    const backend = createTestBackend();
    const { access_token } = await memberOf(backend);
    expect(await signOut(backend, '?scope=x', access_token)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'Unsupported logout scope "x"' },
    });
  });

  it('ends a session no second time', async () => {
    const backend = createTestBackend();
    const { access_token } = await memberOf(backend);
    await signOut(backend, '?scope=local', access_token);
    expect(await signOut(backend, '?scope=local', access_token)).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    });
  });

  it('asks for a token', async () => {
    expect(await signOut(createTestBackend(), '')).toMatchObject({
      status: 401,
      body: { code: 'no_authorization' },
    });
  });
});

it('keeps apart two accounts with the same password', async () => {
  const backend = createTestBackend();
  await memberOf(backend);
  await memberOf(backend, 'eve@example.com');
  const [ada, eve] = backend.store.read().users;
  expect(ada?.passwordHash).not.toBe(eve?.passwordHash);
});
