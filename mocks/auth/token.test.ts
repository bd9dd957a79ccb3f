import { describe, expect, it } from 'vitest';
import { call, createTestBackend, type TestBackend } from '../testing/test-backend';
import { memberOf, signInAs, signUpAs, type TestSession } from '../testing/user-actions';

describe('signing in with a password', () => {
  it('returns a session', async () => {
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

  it('answers an unknown address like a wrong password', async () => {
    const backend = createTestBackend();
    await memberOf(backend);
    const wrong = await signInAs(backend, 'ada@example.com', 'wrong-password');
    const unknown = await signInAs(backend, 'unknown@example.com');
    expect(wrong).toMatchObject({
      status: 400,
      body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
    });
    expect(unknown.body).toEqual(wrong.body);
    expect([...unknown.headers]).toEqual([...wrong.headers]);
  });

  it('reports an unconfirmed address only with the right password', async () => {
    const backend = createTestBackend();
    await signUpAs(backend, 'ada@example.com');
    expect(await signInAs(backend, 'ada@example.com', 'wrong')).toMatchObject({
      body: { code: 'invalid_credentials' },
    });
    expect(await signInAs(backend, 'ada@example.com')).toMatchObject({
      body: { code: 'email_not_confirmed' },
    });
  });

  it('limits an address to thirty attempts', async () => {
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

  it('rejects a missing password like a wrong one', async () => {
    const body = { email: 'a@b.co' };
    const answer = await call(createTestBackend(), 'POST', '/auth/v1/token?grant_type=password', { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } });
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
  ] as const)("ends only the user's sessions of the scope %s", async (scope, left) => {
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
});

it('distinguishes two accounts with the same password', async () => {
  const backend = createTestBackend();
  await memberOf(backend);
  await memberOf(backend, 'eve@example.com');
  const [ada, eve] = backend.store.read().users;
  expect(ada?.passwordHash).not.toBe(eve?.passwordHash);
});

const refresh = (backend: TestBackend, refresh_token: unknown) =>
  call(backend, 'POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } });

async function next(backend: TestBackend, token: string): Promise<string> {
  const answer = await refresh(backend, token);
  expect(answer.status).toBe(200);
  return (answer.body as TestSession).refresh_token;
}

describe('a refresh token', () => {
  it('returns a session and the next refresh token', async () => {
    const backend = createTestBackend();
    const session = await memberOf(backend);
    backend.advance(3_600_000);
    expect((await call(backend, 'GET', '/auth/v1/user', { token: session.access_token })).status).toBe(403);
    const answer = await refresh(backend, session.refresh_token);
    const renewed = answer.body as TestSession;
    expect(answer.status).toBe(200);
    expect(answer.headers.get('sb-auth-user-id')).toBe(session.user.id);
    expect(renewed.refresh_token).not.toBe(session.refresh_token);
    expect((await call(backend, 'GET', '/auth/v1/user', { token: renewed.access_token })).status).toBe(200);
  });

  it('may be reused at any time until its successor is used', async () => {
    const backend = createTestBackend();
    const { refresh_token } = await memberOf(backend);
    const successor = await next(backend, refresh_token);
    backend.advance(3_600_000);
    expect(await next(backend, refresh_token)).toBe(successor);
  });

  it('may be reused within ten seconds', async () => {
    const backend = createTestBackend();
    const { refresh_token } = await memberOf(backend);
    const second = await next(backend, refresh_token);
    await next(backend, second);
    backend.advance(10_000);
    expect((await refresh(backend, refresh_token)).status).toBe(200);
  });

  it('revokes all tokens of the session when it is reused later', async () => {
    const backend = createTestBackend();
    const { refresh_token } = await memberOf(backend);
    const other = (await signInAs(backend, 'ada@example.com')).body as TestSession;
    const active = await next(backend, await next(backend, refresh_token));
    backend.advance(10_001);
    const reused = {
      status: 400,
      body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    };
    expect(await refresh(backend, refresh_token)).toMatchObject(reused);
    expect(await refresh(backend, active)).toMatchObject(reused);
    expect((await refresh(backend, other.refresh_token)).status).toBe(200);
  });

  it('fails for a deleted user', async () => {
    const backend = createTestBackend();
    const { refresh_token } = await memberOf(backend);
    backend.store.write((draft) => {
      draft.users = [];
    });
    expect(await refresh(backend, refresh_token)).toMatchObject({
      body: {
        code: 'session_not_found',
        message: 'Invalid Refresh Token: No Valid Session Found',
      },
    });
  });

  it('is limited to 30 uses at once and then one every two seconds', async () => {
    const backend = createTestBackend();
    let { refresh_token } = await memberOf(backend);
    for (let count = 0; count < 30; count += 1) refresh_token = await next(backend, refresh_token);
    expect(await refresh(backend, refresh_token)).toMatchObject({
      status: 429,
      body: { code: 'over_request_rate_limit' },
    });
    for (let count = 0; count < 150; count += 1) {
      backend.advance(2000);
      refresh_token = await next(backend, refresh_token);
    }
    expect((await refresh(backend, refresh_token)).status).toBe(429);
  });
});
