import { describe, expect, it, vi } from 'vitest';
import {
  createMemoryStorage,
  createTestBackend,
  deferredResponse,
  holdTimeInEachTest,
  html,
  json,
  never,
  offline,
  sessionOf,
  settle,
  unhurried,
  userOf,
} from './backend.test-kit';
import { answerLimitMs } from './fetch';

holdTimeInEachTest();

const credentials = { email: 'ada@example.com', password: 'secret-1' };
const signUpDetails = { ...credentials, fullName: 'Ada', founder: false };
const passwordGrant = 'POST /auth/v1/token?grant_type=password';
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};
/** A storage that holds nothing and has no room. */
const full = () => ({
  ...createMemoryStorage(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});
const signIn = ({ api }: ReturnType<typeof createTestBackend>) => api.signIn(credentials, unhurried());
const signUp = ({ api }: ReturnType<typeof createTestBackend>) => api.signUp(signUpDetails, unhurried());

describe('signing in', () => {
  // @spec entity.session call.anonymous-key call.sign-in
  it('returns the user and stores the session', async () => {
    const backend = createTestBackend();
    backend.server.on(passwordGrant, () => json(sessionOf()));
    expect(await signIn(backend)).toEqual({
      ok: true,
      user: {
        id: 'ada',
        email: 'ada@example.com',
        fullName: 'Ada',
        isAdmin: false,
        createdAt: '2026-01-01T00:00:00Z',
      },
      storage: true,
    });
    expect(backend.stored()).toContain('refresh_token');
    expect(backend.server.seen[0]?.headers.get('apikey')).toBe('sb_publishable_test');
    expect(backend.server.seen[0]?.headers.has('authorization')).toBe(false);
  });

  it('succeeds if the session cannot be stored, and reports it', async () => {
    const backend = createTestBackend({ localStorage: full });
    backend.server.on(passwordGrant, () => json(sessionOf()));
    expect(await signIn(backend)).toMatchObject({ ok: true, storage: false });
  });

  it('reports nothing of its own if the browser refuses to store anything: the app has said so', async () => {
    const onStorageUnavailable = vi.fn();
    const backend = createTestBackend({ localStorage: blocked, onStorageUnavailable });
    backend.server.on(passwordGrant, () => json(sessionOf()));
    expect(await signIn(backend)).toMatchObject({ ok: true, storage: true });
    expect(onStorageUnavailable).not.toHaveBeenCalled();
  });

  it.each([
    ['an account without one', { full_name: 'Ada' }, ['PUT /auth/v1/user']],
    ['an account that has one', { full_name: 'Ada', locale: 'de' }, []],
  ])(
    'stores the language of the page for mails of %s, and does not wait for it',
    async (_, metadata, sent) => {
      const backend = createTestBackend();
      const session = sessionOf({ user: userOf('ada', metadata) });
      const listener = vi.fn();
      backend.api.watchSession(listener);
      backend.server.on(passwordGrant, () => json(session));
      backend.server.on('PUT /auth/v1/user', offline);
      expect(await signIn(backend)).toMatchObject({ ok: true });
      await settle();
      const [, ...others] = backend.server.seen;
      expect(others.map(({ method, path }) => `${method} ${path}`)).toEqual(sent);
      for (const { headers, body } of others) {
        expect(headers.get('authorization')).toBe(`Bearer ${session.access_token}`);
        expect(body).toEqual({ data: { locale: 'en' } });
      }
      const causes = listener.mock.calls.map(([change]) => change.cause);
      expect(causes).toEqual(['initial', 'signed-in-here']);
    },
  );

  // @spec error.kinds
  it.each([
    ['JSON 503', () => json({ code: 'unexpected_failure', message: 'pq: out of memory' }, 503)],
    ['HTML 502', () => html(502)],
    ['520', () => html(520)],
    ['500', () => json({ message: 'pq: out of memory' }, 500)],
  ])('sends one request and returns that the server failed for %s', async (_, answer) => {
    const backend = createTestBackend();
    backend.server.on(passwordGrant, answer);
    expect(await signIn(backend)).toEqual({
      ok: false,
      problem: { code: 'server_error', message: 'The server had a problem. Please try again later.' },
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(backend.server.count('POST')).toBe(1);
  });

  it.each([
    ['a page of HTML', () => html()],
    ['null', () => json(null)],
    ['a list', () => json([])],
    ['a session without a user', () => json(sessionOf({ user: undefined }))],
    ['a session without its life', () => json(sessionOf({ expires_in: undefined }))],
  ])('signs no user in and stores nothing if the answer is %s', async (_, answer) => {
    const backend = createTestBackend();
    const listener = vi.fn();
    backend.api.watchSession(listener);
    await settle();
    backend.server.on(passwordGrant, answer);
    expect(await signIn(backend)).toMatchObject({ ok: false, problem: { message: expect.any(String) } });
    expect(backend.stored()).toBeNull();
    expect(listener.mock.calls).toEqual([[{ user: null, cause: 'initial' }]]);
  });

  it('returns that the server is unreachable without a network, and works again with one', async () => {
    const backend = createTestBackend();
    backend.server.on(passwordGrant, offline);
    expect(await signIn(backend)).toMatchObject({ problem: { code: 'unreachable' } });
    backend.server.on(passwordGrant, () => json(sessionOf()));
    expect(await signIn(backend)).toMatchObject({ ok: true });
  });

  it('fails after the time limit, and ignores a late answer', async () => {
    const backend = createTestBackend();
    const late = deferredResponse();
    backend.server.on(passwordGrant, () => late.promise);
    const outcome = signIn(backend);
    await vi.advanceTimersByTimeAsync(answerLimitMs);
    expect(await outcome).toMatchObject({ problem: { code: 'timeout' } });
    late.resolve(json(sessionOf()));
    await settle();
    expect(backend.stored()).toBeNull();
  });

  it('returns at once when it is cancelled, and ignores the late answer', async () => {
    const backend = createTestBackend();
    const late = deferredResponse();
    backend.server.on(passwordGrant, () => late.promise);
    const leaving = new AbortController();
    const outcome = backend.api.signIn(credentials, leaving.signal);
    await settle();
    leaving.abort();
    expect(await outcome).toMatchObject({ ok: false, problem: { code: 'aborted' } });
    late.resolve(json(sessionOf()));
    await settle();
    expect(backend.stored()).toBeNull();
  });

  it("returns the server's message about a wrong password", async () => {
    const backend = createTestBackend();
    backend.server.on(passwordGrant, () =>
      json({ code: 'invalid_credentials', message: 'That email address or password is wrong.' }, 400),
    );
    expect(await signIn(backend)).toEqual({
      ok: false,
      problem: { code: 'invalid_credentials', message: 'That email address or password is wrong.' },
    });
  });

  it('returns that an address is not confirmed', async () => {
    const backend = createTestBackend();
    backend.server.on(passwordGrant, () =>
      json({ code: 'email_not_confirmed', message: 'You haven’t confirmed your email address yet.' }, 400),
    );
    expect(await signIn(backend)).toMatchObject({ problem: { code: 'email_not_confirmed' } });
  });

  it('returns how long to wait if the server says so, and does not repeat the request', async () => {
    const backend = createTestBackend();
    const message = 'For security purposes, you can only request this after 42 seconds.';
    backend.server.on('POST /auth/v1/recover', () =>
      json({ code: 'over_email_send_rate_limit', message }, 429),
    );
    expect(await backend.api.sendPasswordReset('ada@example.com', unhurried())).toEqual({
      ok: false,
      problem: {
        code: 'over_email_send_rate_limit',
        message: expect.stringContaining('Please wait a while'),
        retryAfterSeconds: 42,
      },
    });
    backend.server.on('POST /auth/v1/resend', () =>
      json(
        { code: 'over_request_rate_limit', message: 'That was too many requests. Please try again later.' },
        429,
      ),
    );
    const resent = await backend.api.resendConfirmation('ada@example.com', unhurried());
    expect(resent).toEqual({
      ok: false,
      problem: {
        code: 'over_request_rate_limit',
        message: 'That was too many requests. Please try again later.',
      },
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(backend.server.seen).toHaveLength(2);
  });

  it('returns a useful problem if the browser hides the code', async () => {
    const backend = createTestBackend();
    backend.server.on(
      passwordGrant,
      () =>
        new Response('{"code":"invalid_credentials","message":"Invalid login credentials"}', {
          status: 400,
        }),
    );
    expect(await signIn(backend)).toEqual({
      ok: false,
      problem: { code: 'unexpected', message: 'Invalid login credentials' },
    });
  });
});

describe('signing up', () => {
  it('lists what the password lacks, including unknown reasons', async () => {
    const backend = createTestBackend();
    const reasons = ['length', 'characters', 'pwned', 'emoji'];
    backend.server.on('POST /auth/v1/signup', () =>
      json({ code: 'weak_password', message: 'Password is too weak.', weak_password: { reasons } }, 422),
    );
    expect(await signUp(backend)).toEqual({
      ok: false,
      problem: { code: 'weak_password', message: 'This password is too weak.', reasons },
    });
  });

  it('returns that an address is taken', async () => {
    const backend = createTestBackend();
    backend.server.on('POST /auth/v1/signup', () =>
      json(
        { code: 'user_already_exists', message: 'There’s already an account with this email address.' },
        422,
      ),
    );
    expect(await signUp(backend)).toEqual({
      ok: false,
      problem: {
        code: 'user_already_exists',
        message: 'There’s already an account with this email address.',
      },
    });
  });

  it.each([
    ['a new address', userOf()],
    ['an address that has an account', { ...userOf('someone-else'), identities: [], role: '' }],
  ])('stays signed out until the mailed link is opened, with %s', async (_, user) => {
    const backend = createTestBackend();
    const listener = vi.fn();
    backend.api.watchSession(listener);
    await settle();
    backend.server.on('POST /auth/v1/signup', () => json(user));
    expect(await signUp(backend)).toMatchObject({
      ok: true,
      confirmed: false,
      founder: false,
      storage: true,
    });
    expect(backend.stored()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  // @spec call.sign-up
  it('sends the name, the founder request and the redirect address', async () => {
    const backend = createTestBackend();
    const user = {
      ...userOf('ada', { full_name: 'Ada', is_admin: true }),
      app_metadata: { role: 'admin' },
    };
    backend.server.on('POST /auth/v1/signup', () => json(sessionOf({ user })));
    const outcome = await backend.api.signUp({ ...signUpDetails, founder: true }, unhurried());
    expect(outcome).toMatchObject({ ok: true, confirmed: true, founder: true, user: { isAdmin: true } });
    const [request] = backend.server.seen;
    expect(request?.body).toMatchObject({ data: { full_name: 'Ada', is_admin: true, locale: 'en' } });
    expect(request?.path).toContain(encodeURIComponent('https://app.example/de/auth/callback'));
  });

  // @spec entity.session
  it('does not report a founder who only requested it', async () => {
    const backend = createTestBackend();
    const user = userOf('ada', { full_name: 'Ada', is_admin: true });
    backend.server.on('POST /auth/v1/signup', () => json(sessionOf({ user })));
    const outcome = await backend.api.signUp({ ...signUpDetails, founder: true }, unhurried());
    expect(outcome).toMatchObject({ ok: true, confirmed: true, founder: false, user: { isAdmin: false } });
  });

  it('succeeds if the session cannot be stored, and reports it once', async () => {
    const onStorageUnavailable = vi.fn();
    const backend = createTestBackend({ localStorage: full, onStorageUnavailable });
    backend.server.on('POST /auth/v1/signup', () => json(sessionOf()));
    expect(await signUp(backend)).toMatchObject({ ok: true, confirmed: true, storage: false });
    expect(await backend.api.currentUser(unhurried())).toMatchObject({ user: { id: 'ada' } });
    expect(onStorageUnavailable).toHaveBeenCalledTimes(1);
  });

  it('fails if the answer contains no user', async () => {
    const backend = createTestBackend();
    backend.server.on('POST /auth/v1/signup', () => json(sessionOf({ user: undefined })));
    expect(await signUp(backend)).toMatchObject({ ok: false, problem: { code: 'invalid_response' } });
    expect(backend.stored()).toBeNull();
  });
});

describe('Google', () => {
  // @spec call.google
  it('stores the pending sign-in, then opens the authorize page', async () => {
    const backend = createTestBackend();
    expect(await backend.api.signInWithGoogle('/account', unhurried())).toEqual({ ok: true });
    expect(backend.tab.getItem('verapix-pending-sign-in')).toContain('/account');
    const url = new URL(backend.visited[0] ?? '');
    expect(url.origin + url.pathname).toBe('https://project.example/auth/v1/authorize');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      provider: 'google',
      redirect_to: 'https://app.example/de/auth/callback',
    });
    expect(backend.server.seen).toEqual([]);
  });

  it('returns with a code if the backend supports it, and keeps neither verifier nor provider token', async () => {
    const backend = createTestBackend({ connection: { flowType: 'pkce' } });
    await backend.api.signInWithGoogle('/', unhurried());
    expect(new URL(backend.visited[0] ?? '').searchParams.get('code_challenge_method')).toBe('s256');
    const session = sessionOf({ provider_token: 'google-secret' });
    backend.server.on('POST /auth/v1/token?grant_type=pkce', () => json(session));
    backend.server.on('GET /auth/v1/user', () => json(session.user));
    expect(await backend.api.exchangeCode('some-code', unhurried())).toMatchObject({
      ok: true,
      user: { id: 'ada' },
      storage: true,
    });
    expect(backend.server.seen[0]?.body).toMatchObject({
      auth_code: 'some-code',
      code_verifier: expect.any(String),
    });
    expect(backend.stored()).toContain(session.refresh_token);
    expect(backend.stored()).not.toContain('google-secret');
    expect([...Array(backend.tab.length).keys()].map((index) => backend.tab.key(index))).toEqual([
      'verapix-pending-sign-in',
    ]);
  });

  // @spec call.recover
  it('requests mailed links that any browser can open, in both flows', async () => {
    const backend = createTestBackend({ connection: { flowType: 'pkce' } });
    backend.server.on('POST /auth/v1/recover', () => json({}));
    await backend.api.sendPasswordReset('ada@example.com', unhurried());
    expect(backend.server.seen[0]?.body).toMatchObject({ code_challenge: null });
    expect(backend.server.seen[0]?.path).toContain(
      encodeURIComponent('https://app.example/de/account/reset-password'),
    );
  });
});

describe('tokens from a link', () => {
  it('are checked with one request, then sign in', async () => {
    const backend = createTestBackend();
    const { access_token, refresh_token, user } = sessionOf();
    backend.server.on('GET /auth/v1/user', () => json(user));
    const tokens = { accessToken: access_token, refreshToken: refresh_token };
    expect(await backend.api.setSession(tokens, unhurried())).toMatchObject({
      ok: true,
      user: { id: 'ada' },
      storage: true,
    });
    expect(backend.server.seen).toHaveLength(1);
  });

  it('sign in if the session cannot be stored, and report it', async () => {
    const backend = createTestBackend({ localStorage: full });
    const { access_token, refresh_token, user } = sessionOf();
    backend.server.on('GET /auth/v1/user', () => json(user));
    const tokens = { accessToken: access_token, refreshToken: refresh_token };
    expect(await backend.api.setSession(tokens, unhurried())).toMatchObject({ ok: true, storage: false });
  });

  it('sign no user in if they are expired and cannot be refreshed', async () => {
    const backend = createTestBackend();
    backend.server.on('POST /auth/v1/token', () =>
      json(
        { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
        400,
      ),
    );
    const { access_token, refresh_token } = sessionOf({ expiresIn: -10 });
    const tokens = { accessToken: access_token, refreshToken: refresh_token };
    expect(await backend.api.setSession(tokens, unhurried())).toMatchObject({
      problem: { code: 'refresh_token_not_found' },
    });
    expect(backend.stored()).toBeNull();
  });

  it('are a problem if they are invalid', async () => {
    const { api, server } = createTestBackend();
    for (const accessToken of ['x', 'a.b.c', 'e30.bm9qc29u.e30', '']) {
      expect(await api.setSession({ accessToken, refreshToken: 'r' }, unhurried())).toMatchObject({
        ok: false,
      });
    }
    expect(server.count('POST')).toBe(0);
  });
});

describe('a mailed link', () => {
  const verify = 'POST /auth/v1/verify';
  const link = { tokenHash: 'abc123', type: 'signup' } as const;

  it('signs in when its token is spent, with one request', async () => {
    const backend = createTestBackend();
    backend.server.on(verify, () => json(sessionOf()));
    expect(await backend.api.verifyMailLink(link, unhurried())).toMatchObject({
      ok: true,
      user: { id: 'ada' },
      storage: true,
    });
    expect(backend.server.seen.map(({ body }) => body)).toMatchObject([
      { token_hash: 'abc123', type: 'signup' },
    ]);
    expect(backend.stored()).not.toBeNull();
  });

  it('reports that it was used before', async () => {
    const backend = createTestBackend();
    backend.server.on(verify, () =>
      json({ code: 'otp_expired', message: 'This link or code is invalid or has expired.' }, 403),
    );
    expect(await backend.api.verifyMailLink(link, unhurried())).toMatchObject({
      ok: false,
      problem: { code: 'otp_expired' },
    });
  });

  it('signs no user in if another mail is needed for a change of the address', async () => {
    const backend = createTestBackend();
    const message = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
    backend.server.on(verify, () => json({ code: 200, msg: message }));
    const change = { tokenHash: 'abc123', type: 'email_change' } as const;
    expect(await backend.api.verifyMailLink(change, unhurried())).toEqual({ ok: true, user: null });
    expect(backend.stored()).toBeNull();
  });
});

describe('the account', () => {
  // @spec call.update-user
  it('saves the name, and returns it', async () => {
    const backend = createTestBackend();
    backend.store(sessionOf());
    backend.server.on('PUT /auth/v1/user', () => json(userOf('ada', { full_name: 'Ada L.' })));
    expect(await backend.api.updateProfile({ fullName: 'Ada L.' }, unhurried())).toMatchObject({
      ok: true,
      user: { fullName: 'Ada L.' },
    });
    expect(backend.server.seen[0]?.body).toMatchObject({ data: { full_name: 'Ada L.' } });
  });

  it("returns the server's message about a new password", async () => {
    const backend = createTestBackend();
    backend.store(sessionOf());
    const message = 'Your new password has to be different from the old one.';
    backend.server.on('PUT /auth/v1/user', () => json({ code: 'same_password', message }, 422));
    expect(
      await backend.api.updatePassword({ password: 'secret-1', current: '', code: '' }, unhurried()),
    ).toEqual({
      ok: false,
      problem: { code: 'same_password', message },
    });
  });

  it('sends the current password and a mailed code if they are given', async () => {
    const backend = createTestBackend();
    backend.store(sessionOf());
    backend.server.on('PUT /auth/v1/user', () => json(userOf('ada')));
    backend.server.on('GET /auth/v1/reauthenticate', () => json({}));
    expect(await backend.api.sendPasswordCode(unhurried())).toEqual({ ok: true });
    await backend.api.updatePassword({ password: 'new', current: 'old', code: '123456' }, unhurried());
    await backend.api.updatePassword({ password: 'new', current: '', code: '' }, unhurried());
    const bodies = backend.server.seen.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(bodies[0]).toMatchObject({ password: 'new', current_password: 'old', nonce: '123456' });
    expect(bodies[1]).not.toHaveProperty('current_password');
    expect(bodies[1]).not.toHaveProperty('nonce');
  });

  it.each([
    ['a password sign-in', ['email'], 'password', true],
    ['Google, which has no password', ['google'], 'oauth', false],
    ['Google, with a password set later', ['google', 'email'], 'oauth', true],
    ['a link from a mail', ['email'], 'otp', false],
  ])('knows whether a new password needs the current one after %s', async (_, providers, method, asks) => {
    const backend = createTestBackend();
    const session = sessionOf({ claims: { amr: [{ method, timestamp: 1 }] } });
    backend.store({ ...session, user: { ...session.user, app_metadata: { providers } } });
    expect(await backend.api.passwordOwner(unhurried())).toMatchObject({
      ok: true,
      user: { id: 'ada' },
      asksCurrent: asks,
    });
  });

  it('aborts when the page is left', async () => {
    const backend = createTestBackend();
    backend.store(sessionOf());
    backend.server.on('PUT /auth/v1/user', never);
    const leaving = new AbortController();
    const outcome = backend.api.updateProfile({ fullName: 'Ada' }, leaving.signal);
    leaving.abort();
    expect(await outcome).toMatchObject({ problem: { code: 'aborted' } });
  });
});
