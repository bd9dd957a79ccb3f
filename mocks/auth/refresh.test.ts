import { describe, expect, it } from 'vitest';
import { call } from '../testing/call';
import { createTestBackend, type TestBackend } from '../testing/create-test-backend';
import { memberOf, signInAs, type TestSession } from '../testing/people';

const refresh = (backend: TestBackend, refresh_token: unknown) =>
  call(backend, 'POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } });

async function next(backend: TestBackend, token: string): Promise<string> {
  const answer = await refresh(backend, token);
  expect(answer.status).toBe(200);
  return (answer.body as TestSession).refresh_token;
}

describe('a refresh token', () => {
  it('gives a session and its successor', async () => {
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

  it('may come again however late while its successor was never used', async () => {
    const backend = createTestBackend();
    const { refresh_token } = await memberOf(backend);
    const successor = await next(backend, refresh_token);
    backend.advance(3_600_000);
    expect(await next(backend, refresh_token)).toBe(successor);
  });

  it('may come again within ten seconds of its use', async () => {
    const backend = createTestBackend();
    const { refresh_token } = await memberOf(backend);
    const second = await next(backend, refresh_token);
    await next(backend, second);
    backend.advance(10_000);
    expect((await refresh(backend, refresh_token)).status).toBe(200);
  });

  it('that comes again later is taken for stolen: the whole family ends', async () => {
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

  it('is worth nothing once its session ended', async () => {
    const backend = createTestBackend();
    const { access_token, refresh_token } = await memberOf(backend);
    await call(backend, 'POST', '/auth/v1/logout', { token: access_token });
    expect(await refresh(backend, refresh_token)).toMatchObject({
      status: 400,
      body: {
        code: 'refresh_token_not_found',
        message: 'Invalid Refresh Token: Refresh Token Not Found',
      },
    });
  });

  it('of a deleted user finds no session', async () => {
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

  it.each([
    ['unknown', 'aaaaaaaaaaaa', 'refresh_token_not_found'],
    ['malformed', 'A', 'validation_failed'],
  ])('is refused when %s', async (_, token, code) => {
    expect(await refresh(createTestBackend(), token)).toMatchObject({ status: 400, body: { code } });
  });

  it('is asked for when missing, in the words of OAuth', async () => {
    expect(await refresh(createTestBackend(), null)).toMatchObject({
      status: 400,
      body: { error: 'invalid_request', error_description: 'refresh_token required' },
    });
  });

  it('may be used 30 times at once, and then every two seconds: 150 times in five minutes', async () => {
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
