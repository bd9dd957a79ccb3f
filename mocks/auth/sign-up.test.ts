import { describe, expect, it } from 'vitest';
import { call, createTestBackend } from '../testing/test-backend';
import { followLastMail, memberOf, signInAs, signUpAs, testPassword } from '../testing/user-actions';

const signUp = (body: unknown) => call(createTestBackend(), 'POST', '/auth/v1/signup', { body });

describe('signing up', () => {
  it('returns a user without a session, and mails a link', async () => {
    const backend = createTestBackend();
    const answer = await signUpAs(backend, 'Ada@Example.com', { full_name: 'Ada' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      email: 'ada@example.com',
      role: 'authenticated',
      user_metadata: { full_name: 'Ada' },
      app_metadata: { provider: 'email', providers: ['email'] },
      confirmation_sent_at: '2026-01-15T12:00:00.000Z',
      identities: [{ provider: 'email' }],
    });
    expect(answer.body).not.toHaveProperty('access_token');
    expect(answer.body).not.toHaveProperty('email_confirmed_at');
    expect(backend.store.read().mails).toMatchObject([
      { to: 'ada@example.com', subject: 'Confirm your email address' },
    ]);
  });

  it('stores no readable password', async () => {
    const backend = createTestBackend();
    await signUpAs(backend, 'ada@example.com');
    expect(JSON.stringify(backend.store.read())).not.toContain(testPassword);
  });

  it('answers a taken address like a new one, but changes and mails nothing', async () => {
    const backend = createTestBackend();
    await memberOf(backend);
    const before = structuredClone(backend.store.read());
    const taken = await signUpAs(backend, 'ada@example.com', { full_name: 'Eve' });
    const fresh = await signUpAs(backend, 'eve@example.com', { full_name: 'Eve' });
    expect(taken.status).toBe(200);
    expect(taken.body).toMatchObject({ identities: [], role: '', email: 'ada@example.com' });
    expect((taken.body as { id: string }).id).not.toBe(before.users[0]?.id);
    expect(Object.keys(taken.body as object)).toEqual(Object.keys(fresh.body as object));
    expect(backend.store.read().users[0]).toEqual(before.users[0]);
    expect(backend.store.read().mails.filter(({ to }) => to === 'ada@example.com')).toHaveLength(1);
  });

  it('mails an unconfirmed user again at most once a minute, and keeps the first metadata', async () => {
    const backend = createTestBackend();
    await signUpAs(backend, 'ada@example.com', { full_name: 'Ada' });
    backend.advance(18_000);
    const soon = await signUpAs(backend, 'ada@example.com');
    expect(soon).toMatchObject({
      status: 429,
      body: {
        code: 'over_email_send_rate_limit',
        message: 'For security purposes, you can only request this after 42 seconds.',
      },
    });
    backend.advance(42_000);
    const later = await signUpAs(backend, 'ada@example.com', { full_name: 'Eve' });
    expect(later).toMatchObject({ status: 200, body: { user_metadata: { full_name: 'Ada' } } });
    expect(backend.store.read().mails).toHaveLength(2);
  });

  // @spec role.administrator
  it('confirms a founder at once as an administrator', async () => {
    const backend = createTestBackend();
    const answer = await signUpAs(backend, 'founder@firm.com', { is_admin: true });
    expect(answer.body).toMatchObject({
      token_type: 'bearer',
      user: { app_metadata: { role: 'admin' }, user_metadata: { is_admin: true } },
    });
    expect(backend.store.read().mails).toEqual([]);
  });

  it('signs in at once if addresses are confirmed automatically, without a mail and without rights', async () => {
    const backend = createTestBackend({ autoConfirm: true });
    const answer = await signUpAs(backend, 'ada@example.com');
    expect(answer).toMatchObject({
      status: 200,
      body: { token_type: 'bearer', user: { email_confirmed_at: expect.any(String) } },
    });
    expect(backend.store.read()).toMatchObject({
      mails: [],
      users: [{ appMetadata: { provider: 'email' } }],
    });
    expect(backend.store.read().users[0]?.appMetadata).not.toHaveProperty('role');
    expect(await signUpAs(backend, 'ada@example.com')).toMatchObject({
      status: 422,
      body: { code: 'user_already_exists', message: 'User already registered' },
    });
  });

  it('does not accept a text as is_admin', async () => {
    const answer = await signUpAs(createTestBackend(), 'eve@example.com', { is_admin: 'true' });
    expect(answer.body).not.toHaveProperty('access_token');
    expect(answer.body).not.toHaveProperty('app_metadata.role');
  });

  // @spec call.sample-subscriptions
  it.each([
    [
      'my.premium@example.com',
      [
        {
          plan_id: 'premium',
          amount: 45,
          interval: 'monthly',
          currency: 'USD',
        },
      ],
    ],
    [
      'lifetime@firm.com',
      [
        {
          plan_id: 'lifetime',
          amount: 300,
          interval: 'lifetime',
          current_period_end: null,
        },
      ],
    ],
    ['ada@example.com', []],
  ])('gives %s the sample subscription of its address', async (email, rows) => {
    const backend = createTestBackend();
    await signUpAs(backend, email);
    expect(backend.store.read().subscriptions).toMatchObject(rows);
  });

  it.each([
    [
      'a password of 73 bytes',
      { email: 'a@b.co', password: `${'é'.repeat(36)}x` },
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
    [
      'no e-mail address',
      { email: 'a@b', password: testPassword },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'half a challenge',
      { email: 'a@b.co', password: testPassword, code_challenge: 'x' },
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    ['fields of another type', { email: 1, password: testPassword }, 400, 'bad_json'],
    ['no object', 'null', 400, 'bad_json'],
  ] as const)('rejects %s', async (_, body, status, code, message?: string) => {
    const answer = await signUp(body);
    expect(answer).toMatchObject({ status, body: { code, ...(message && { message }) } });
  });

  it('accepts a password of exactly 72 bytes', async () => {
    expect((await signUp({ email: 'a@b.co', password: 'é'.repeat(36) })).status).toBe(200);
  });

  it('allows thirty attempts within five minutes', async () => {
    const backend = createTestBackend();
    const attempt = () =>
      call(backend, 'POST', '/auth/v1/signup', { body: { email: 'a@b.co', password: '1' } });
    for (let count = 0; count < 30; count += 1) expect((await attempt()).status).toBe(422);
    expect(await attempt()).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
    backend.advance(5 * 60_000);
    expect((await attempt()).status).toBe(422);
  });
});

describe('confirming the address', () => {
  it('redirects to the app with a session in the fragment', async () => {
    const backend = createTestBackend();
    const path = `/auth/v1/signup?redirect_to=${encodeURIComponent('https://app.test/auth/callback')}`;
    await call(backend, 'POST', path, { body: { email: 'ada@example.com', password: testPassword } });
    const target = await followLastMail(backend, 'ada@example.com');
    expect(target.origin + target.pathname).toBe('https://app.test/auth/callback');
    const fragment = new URLSearchParams(target.hash.slice(1));
    expect([...fragment.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ]);
    expect(fragment.get('type')).toBe('signup');
    const user = await call(backend, 'GET', '/auth/v1/user', { token: fragment.get('access_token') ?? '' });
    expect(user.body).toMatchObject({
      email_confirmed_at: '2026-01-15T12:00:00.000Z',
      user_metadata: { email: 'ada@example.com', email_verified: true, phone_verified: false },
    });
  });

  it('works once, and then reports an error in the fragment', async () => {
    const backend = createTestBackend();
    await signUpAs(backend, 'ada@example.com');
    await followLastMail(backend, 'ada@example.com');
    const again = await followLastMail(backend, 'ada@example.com');
    expect(again.hash).toBe(
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
    );
  });

  it('expires after an hour', async () => {
    const backend = createTestBackend();
    await signUpAs(backend, 'ada@example.com');
    backend.advance(60 * 60_000 + 1);
    expect((await followLastMail(backend, 'ada@example.com')).hash).toContain('error_code=otp_expired');
    expect(await signInAs(backend, 'ada@example.com')).toMatchObject({
      status: 400,
      body: { code: 'email_not_confirmed', message: 'Email not confirmed' },
    });
  });
});
