import { describe, expect, it } from 'vitest';
import { call, createTestBackend, type TestBackend } from '../testing/test-backend';
import { followLastMail, memberOf, signUpAs } from '../testing/user-actions';

const post = (backend: TestBackend, path: string, body: unknown) =>
  call(backend, 'POST', `/auth/v1/${path}`, { body });

function lastToken(backend: TestBackend): string {
  const href = backend.store.read().mails.at(-1)?.link?.href ?? '';
  return new URL(href).searchParams.get('token_hash') ?? '';
}

/** The six digits in the last mail. */
const lastCode = (backend: TestBackend) =>
  /\b\d{6}\b/.exec(backend.store.read().mails.at(-1)?.text ?? '')?.[0];

const wrongCode = { status: 403, body: { code: 'otp_expired', message: 'Token has expired or is invalid' } };

const expired = {
  status: 403,
  body: { code: 'otp_expired', message: 'Email link is invalid or has expired' },
};

describe('recovering a password', () => {
  it('answers the same for known and unknown users', async () => {
    const backend = createTestBackend();
    await memberOf(backend);
    const known = await post(backend, 'recover', { email: 'ada@example.com' });
    const unknown = await post(backend, 'recover', { email: 'unknown@example.com' });
    expect(known).toMatchObject({ status: 200, body: {} });
    expect(unknown).toEqual(known);
    expect(backend.store.read().mails.at(-1)).toMatchObject({
      to: 'ada@example.com',
      subject: 'Reset your password',
    });
  });

  it('redirects with a session and the type of the link', async () => {
    const backend = createTestBackend();
    await memberOf(backend);
    const target = encodeURIComponent('https://app.test/account/reset-password');
    await post(backend, `recover?redirect_to=${target}`, { email: 'ada@example.com' });
    const { pathname, hash } = await followLastMail(backend, 'ada@example.com');
    expect(pathname).toBe('/account/reset-password');
    const fragment = new URLSearchParams(hash.slice(1));
    expect(fragment.get('type')).toBe('recovery');
    const token = fragment.get('access_token') ?? '';
    const answer = await call(backend, 'PUT', '/auth/v1/user', { token, body: { password: 'new-horse-9' } });
    expect(answer.status).toBe(200);
  });

  it('mails at most once a minute', async () => {
    const backend = createTestBackend();
    await memberOf(backend);
    await post(backend, 'recover', { email: 'ada@example.com' });
    expect(await post(backend, 'recover', { email: 'ada@example.com' })).toMatchObject({
      status: 429,
      body: { message: 'For security purposes, you can only request this after 60 seconds.' },
    });
    backend.advance(60_000);
    expect((await post(backend, 'recover', { email: 'ada@example.com' })).status).toBe(200);
  });

  it('accepts a link once, also in two requests at once', async () => {
    const backend = createTestBackend();
    await memberOf(backend);
    await post(backend, 'recover', { email: 'ada@example.com' });
    const body = { token_hash: lastToken(backend), type: 'recovery' };
    const answers = await Promise.all([1, 2].map(() => post(backend, 'verify', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await post(backend, 'verify', body)).toMatchObject(expired);
  });

  it('accepts only the newest link', async () => {
    const backend = createTestBackend();
    await memberOf(backend);
    await post(backend, 'recover', { email: 'ada@example.com' });
    const first = lastToken(backend);
    backend.advance(60_000);
    await post(backend, 'recover', { email: 'ada@example.com' });
    expect(await post(backend, 'verify', { token_hash: first, type: 'recovery' })).toMatchObject(expired);
    const second = { token_hash: lastToken(backend), type: 'recovery' };
    expect((await post(backend, 'verify', second)).status).toBe(200);
  });
});

describe('the link in a mail', () => {
  it.each([
    [
      'the page that the request names',
      '?redirect_to=https%3A%2F%2Fapp.test%2Fde%2Faccount%2Freset-password',
      'https://app.test/de/account/reset-password',
    ],
    ['the callback page if the request names none', '', 'https://app.test/auth/callback'],
    [
      'the callback page if the request names another site',
      '?redirect_to=https%3A%2F%2Fevil.test',
      'https://app.test/auth/callback',
    ],
  ])('leads to %s, with the token in its address', async (_, query, page) => {
    const backend = createTestBackend();
    await memberOf(backend);
    await post(backend, `recover${query}`, { email: 'ada@example.com' });
    const href = new URL(backend.store.read().mails.at(-1)?.link?.href ?? '');
    expect(href.origin + href.pathname).toBe(page);
    expect(Object.fromEntries(href.searchParams)).toEqual({
      token_hash: lastToken(backend),
      type: 'recovery',
    });
  });
});

describe('verifying a token', () => {
  // @spec call.otp
  it.each(['signup', 'email'])('confirms the address and signs in: %s', async (type) => {
    const backend = createTestBackend();
    await signUpAs(backend, 'ada@example.com');
    const body = { type, token_hash: lastToken(backend) };
    expect(await post(backend, 'verify', body)).toMatchObject({
      status: 200,
      body: { token_type: 'bearer', user: { email_confirmed_at: '2026-01-15T12:00:00.000Z' } },
    });
    expect(await post(backend, 'verify', body)).toMatchObject(expired);
  });

  it.each(['signup', 'email'])('accepts the code of the mail with its address, once: %s', async (type) => {
    const backend = createTestBackend();
    await signUpAs(backend, 'ada@example.com');
    const body = { type, token: lastCode(backend) };
    expect(await post(backend, 'verify', { ...body, email: 'eve@example.com' })).toMatchObject(wrongCode);
    expect((await post(backend, 'verify', { ...body, email: 'Ada@example.com' })).status).toBe(200);
    expect(await post(backend, 'verify', { ...body, email: 'ada@example.com' })).toMatchObject(wrongCode);
  });

  it('accepts the long token as a hash only, and the code as a token only', async () => {
    const backend = createTestBackend();
    await signUpAs(backend, 'ada@example.com');
    const email = 'ada@example.com';
    const long = { type: 'signup', token: lastToken(backend), email };
    expect(await post(backend, 'verify', long)).toMatchObject(wrongCode);
    const short = { type: 'signup', token_hash: lastCode(backend) };
    expect(await post(backend, 'verify', short)).toMatchObject(expired);
    const both = { type: 'signup', token_hash: lastToken(backend), email };
    expect(await post(backend, 'verify', both)).toMatchObject({ status: 400 });
  });

  it('allows thirty codes for an address within five minutes', async () => {
    const backend = createTestBackend();
    await signUpAs(backend, 'ada@example.com');
    const guess = () => post(backend, 'verify', { type: 'signup', token: 'x', email: 'ada@example.com' });
    for (let count = 0; count < 30; count += 1) expect(await guess()).toMatchObject(wrongCode);
    expect(await guess()).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
  });

  it('signs in with the code of a mail whose link would need a verifier', async () => {
    const backend = createTestBackend();
    await memberOf(backend);
    const challenge = { code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' };
    await post(backend, 'recover', { email: 'ada@example.com', ...challenge });
    expect(lastToken(backend)).toMatch(/^pkce_/);
    const body = { type: 'recovery', token: lastCode(backend), email: 'ada@example.com' };
    expect((await post(backend, 'verify', body)).status).toBe(200);
  });

  it('accepts a token only for its own type', async () => {
    const backend = createTestBackend();
    await signUpAs(backend, 'ada@example.com');
    const body = { type: 'recovery', token_hash: lastToken(backend) };
    expect(await post(backend, 'verify', body)).toMatchObject(expired);
  });

  it.each([
    ['no type', { token_hash: 'x' }],
    ['another type', { token_hash: 'x', type: 'toString' }],
    ['no token', { type: 'signup' }],
    ['a token without its address', { type: 'signup', token: 'x' }],
  ])('rejects %s', async (_, body) => {
    expect(await post(createTestBackend(), 'verify', body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });
});

describe('resending the confirmation', () => {
  it('mails an unconfirmed user', async () => {
    const backend = createTestBackend();
    await signUpAs(backend, 'ada@example.com');
    const body = { type: 'signup', email: 'ada@example.com' };
    expect((await post(backend, 'resend', body)).status).toBe(429);
    backend.advance(60_000);
    expect(await post(backend, 'resend', body)).toMatchObject({ status: 200, body: {} });
    expect(backend.store.read().mails).toHaveLength(2);
  });

  it('does nothing for all others, with the same response', async () => {
    const backend = createTestBackend();
    await memberOf(backend);
    for (const email of ['ada@example.com', 'unknown@example.com']) {
      const answer = await post(backend, 'resend', { type: 'signup', email });
      expect(answer).toMatchObject({ status: 200, body: {} });
    }
    expect(backend.store.read().mails).toHaveLength(1);
  });
});

describe('a sign-in link', () => {
  // @spec call.otp
  it('signs in a user', async () => {
    const backend = createTestBackend();
    await memberOf(backend);
    expect(await post(backend, 'otp', { email: 'ada@example.com' })).toMatchObject({ status: 200, body: {} });
    expect((await followLastMail(backend, 'ada@example.com')).hash).toContain('type=magiclink');
  });

  it('creates an account for a new address, unless create_user is false', async () => {
    const backend = createTestBackend();
    expect(await post(backend, 'otp', { email: 'a@b.co', create_user: false })).toMatchObject({
      status: 422,
      body: { code: 'otp_disabled', message: 'Signups not allowed for otp' },
    });
    expect(backend.store.read().users).toEqual([]);
    await post(backend, 'otp', { email: 'a@b.co' });
    expect((await followLastMail(backend, 'a@b.co')).hash).toContain('type=signup');
  });
});
