import { describe, expect, it } from 'vitest';
import { toBase64Url } from '@verapix/server/crypto';
import { call, createTestBackend, type TestBackend } from '../testing/test-backend';
import { memberOf, signInAs, signUpAs, testPassword, verifyPath } from '../testing/user-actions';

const callback = 'https://app.test/auth/callback';

const authorize = (backend: TestBackend, values: Record<string, string> = {}) =>
  call(
    backend,
    'GET',
    `/auth/v1/authorize?${new URLSearchParams({ provider: 'google', redirect_to: callback, ...values })}`,
  );

async function choose(backend: TestBackend, values: Record<string, string>): Promise<URL> {
  const answer = await authorize(backend, values);
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('Location') ?? '');
}

describe('the sign-in page for Google', () => {
  it('says what it is and lists the confirmed accounts', async () => {
    const backend = createTestBackend();
    await memberOf(backend, 'ada@example.com', { full_name: 'Ada' });
    await signUpAs(backend, 'unproven@example.com');
    const { status, body, headers } = await authorize(backend);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(body).toContain('This is not Google.');
    expect(body).toContain('value="ada@example.com"');
    expect(body).not.toContain('unproven@example.com');
  });

  it('escapes HTML', async () => {
    const backend = createTestBackend();
    const attack = '"><img src=x onerror=alert(1)>';
    await memberOf(backend, 'eve@example.com', { full_name: attack });
    const { body } = await authorize(backend, { redirect_to: attack, name: attack, account: attack });
    expect(body).not.toContain('<img');
    expect(body).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;');
  });

  it('keeps the input when the address is invalid', async () => {
    const answer = await authorize(createTestBackend(), { account: 'junk', name: 'Ada' });
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('Unable to validate email address: invalid format');
    expect(answer.body).toContain('value="junk"');
    expect(answer.body).toContain('aria-invalid="true" aria-describedby="problem"');
    expect(answer.body).toContain('value="Ada"');
  });

  it('reports a cancellation in the query and in the fragment', async () => {
    const target = await choose(createTestBackend(), { cancel: '1' });
    const said = 'error=access_denied&error_description=The+user+denied+the+request';
    expect(target.href).toBe(`${callback}?${said}#${said}&sb=`);
  });
});

describe('choosing an account', () => {
  it("creates a user with Google's data", async () => {
    const backend = createTestBackend();
    const target = await choose(backend, { account: 'Grace@Example.com', name: 'Grace' });
    expect(target.origin + target.pathname).toBe(callback);
    const fragment = new URLSearchParams(target.hash.slice(1));
    expect([...fragment.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'provider_token',
      'refresh_token',
      'sb',
      'token_type',
    ]);
    const token = fragment.get('access_token') ?? '';
    expect((await call(backend, 'GET', '/auth/v1/user', { token })).body).toMatchObject({
      email: 'grace@example.com',
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: {
        full_name: 'Grace',
        name: 'Grace',
        email_verified: true,
        iss: 'https://accounts.google.com',
        provider_id: expect.stringMatching(/^\d{21}$/),
      },
    });
  });

  it('links the account with the same confirmed address', async () => {
    const backend = createTestBackend();
    const { user } = await memberOf(backend, 'ada@example.com', { full_name: 'Ada' });
    await choose(backend, { account: 'ada@example.com' });
    expect(backend.store.read().users).toMatchObject([
      {
        id: user.id,
        appMetadata: { provider: 'email', providers: ['email', 'google'] },
        userMetadata: { full_name: 'Ada' },
      },
    ]);
    expect((await signInAs(backend, 'ada@example.com')).status).toBe(200);
  });

  it('removes the password of an unconfirmed account with the same address', async () => {
    const backend = createTestBackend();
    await signUpAs(backend, 'ada@example.com', { full_name: 'Eve' });
    await choose(backend, { account: 'ada@example.com', name: 'Ada' });
    expect(await signInAs(backend, 'ada@example.com', testPassword)).toMatchObject({
      body: { code: 'invalid_credentials' },
    });
    expect(backend.store.read().users[0]?.userMetadata.full_name).toBe('Ada');
  });

  it('never redirects to an address that is not allowed', async () => {
    const values = { account: 'a@b.co', redirect_to: 'https://evil.test/steal' };
    expect((await choose(createTestBackend(), values)).origin).toBe('https://app.test');
  });
});

describe('with a PKCE challenge', () => {
  const verifier = 'v'.repeat(43);
  const challenge = async () => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    return { code_challenge: toBase64Url(new Uint8Array(digest)), code_challenge_method: 's256' };
  };
  const exchange = (backend: TestBackend, auth_code: string, code_verifier = verifier) =>
    call(backend, 'POST', '/auth/v1/token?grant_type=pkce', { body: { auth_code, code_verifier } });

  async function codeFrom(backend: TestBackend): Promise<string> {
    const target = await choose(backend, { account: 'a@b.co', ...(await challenge()) });
    expect(target.hash).toBe('');
    return target.searchParams.get('code') ?? '';
  }

  it('redirects with a code that works once and only with the verifier', async () => {
    const backend = createTestBackend();
    const code = await codeFrom(backend);
    expect(await exchange(backend, code, 'w'.repeat(43))).toMatchObject({
      status: 400,
      body: { code: 'bad_code_verifier' },
    });
    expect(await exchange(backend, code)).toMatchObject({
      status: 200,
      body: { provider_token: expect.any(String), user: { email: 'a@b.co' } },
    });
    expect(await exchange(backend, code)).toMatchObject({
      status: 404,
      body: { code: 'flow_state_not_found' },
    });
  });

  it('expires the code after five minutes', async () => {
    const backend = createTestBackend();
    const code = await codeFrom(backend);
    backend.advance(5 * 60_000 + 1);
    expect(await exchange(backend, code)).toMatchObject({
      status: 422,
      body: { code: 'flow_state_expired' },
    });
  });

  it('does not accept the code as a mailed token', async () => {
    const backend = createTestBackend();
    const body = { type: 'magiclink', token_hash: await codeFrom(backend) };
    expect((await call(backend, 'POST', '/auth/v1/verify', { body })).status).toBe(403);
  });

  it('redirects with a code for a mailed link as well', async () => {
    const backend = createTestBackend();
    const body = { email: 'ada@example.com', password: testPassword, ...(await challenge()) };
    await call(backend, 'POST', '/auth/v1/signup', { body });
    const answer = await call(backend, 'GET', verifyPath(backend, 'ada@example.com'));
    const target = new URL(answer.headers.get('Location') ?? '');
    const session = await exchange(backend, target.searchParams.get('code') ?? '');
    expect(session).toMatchObject({ status: 200, body: { user: { email: 'ada@example.com' } } });
    expect(session.body).not.toHaveProperty('provider_token');
  });

  it.each([{ auth_code: 'x' }, { code_verifier: 'x' }])('requires code and verifier: %j', async (body) => {
    const answer = await call(createTestBackend(), 'POST', '/auth/v1/token?grant_type=pkce', { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});
