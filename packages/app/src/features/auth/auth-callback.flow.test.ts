import type { AuthUser } from '@verapix/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createMemoryStorage, tokenOf } from '@verapix/client/backend.test-kit';
import { startPendingSignIn, takePendingSignIn } from '@verapix/client/pending-sign-in';
import { createFlowContext } from '../../app/flow/flow.test-kit';
import { authCallbackFlow } from './auth-callback.flow';

const ada: AuthUser = {
  id: 'ada',
  email: 'ada@example.com',
  fullName: 'Ada',
  isAdmin: false,
  createdAt: '2026-01-01T00:00:00Z',
};
const hash = `#access_token=${tokenOf({ sub: 'ada', email: ada.email })}&refresh_token=abc123`;

/** The callback page at an address, on a backend without a signed-in user. */
function setup(address: { hash?: string; search?: string }, { expected = true } = {}) {
  const tab = createMemoryStorage();
  vi.stubGlobal('sessionStorage', tab);
  if (expected) startPendingSignIn({ storage: () => tab, now: Date.now }, '/pricing');
  const params = { hash: '', search: '', ...address };
  const api = {
    currentUser: vi.fn(async () => ({ ok: true as const, user: null as AuthUser | null })),
    setSession: vi.fn(async () => ({ ok: true as const, user: ada })),
    exchangeCode: vi.fn(async () => ({ ok: true as const, user: ada })),
    verifyMailLink: vi.fn(async () => ({ ok: true as const, user: ada })),
  };
  const consume = (consumed: object) =>
    void happened.push(consumed === params ? 'consumed' : 'consumed another');
  const { context, happened } = createFlowContext({ params, consume }, { api });
  return { start: () => authCallbackFlow.create(context).start(), happened, api };
}

beforeEach(() => vi.stubGlobal('location', { pathname: '/auth/callback' }));
afterEach(() => vi.unstubAllGlobals());

describe('an auth callback', () => {
  it('is handled once, however often the page is mounted', async () => {
    const { start, happened, api } = setup({ hash });
    const [actor, second] = await Promise.all([start(), start()]);
    expect(second).toBe(actor);
    await waitFor(actor, (snapshot) => snapshot.matches('succeeded'));
    expect(await start()).toBe(actor);
    expect(api.setSession).toHaveBeenCalledOnce();
    expect(happened).toEqual(['Successfully logged in: Welcome back, Ada!', 'consumed', 'go to /pricing']);
  });

  it('stays on another page that the user has gone to', async () => {
    vi.stubGlobal('location', { pathname: '/pricing' });
    const { start, happened } = setup({ hash });
    await waitFor(await start(), (snapshot) => snapshot.matches('succeeded'));
    expect(happened).toEqual(['Successfully logged in: Welcome back, Ada!', 'consumed']);
  });

  it('asks for confirmation if this tab did not start it, and sends nothing before', async () => {
    const { start, happened, api } = setup({ hash }, { expected: false });
    const actor = await start();
    await waitFor(actor, (snapshot) => snapshot.matches('confirming'));
    expect(actor.getSnapshot().context.callback).toMatchObject({ email: ada.email });
    expect(api.setSession).not.toHaveBeenCalled();
    expect(happened).toEqual([]);
    actor.send({ type: 'identity.refused' });
    expect(happened).toEqual(['consumed', 'go to /signin']);
  });

  it('exchanges a code from Google', async () => {
    const { start, happened, api } = setup({ search: '?code=0b1c-22' });
    await waitFor(await start(), (snapshot) => snapshot.matches('succeeded'));
    expect(api.exchangeCode).toHaveBeenCalledExactlyOnceWith('0b1c-22', expect.any(AbortSignal));
    expect(happened[0]).toBe('Google sign in successful: Welcome back, Ada!');
  });

  it.each([
    ['signup', '/'],
    ['magiclink', '/'],
    ['invite', '/account/reset-password'],
    ['recovery', '/account/reset-password'],
  ])('spends the token of a mailed link when the user says so: %s', async (type, to) => {
    const { start, happened, api } = setup({ search: `?token_hash=abc123&type=${type}` });
    const actor = await start();
    await waitFor(actor, (snapshot) => snapshot.matches('confirming'));
    expect(api.currentUser).not.toHaveBeenCalled();
    expect(api.verifyMailLink).not.toHaveBeenCalled();
    expect(happened).toEqual([]);
    actor.send({ type: 'identity.confirmed' });
    await waitFor(actor, (snapshot) => snapshot.matches('succeeded'));
    const link = { kind: 'mail', tokenHash: 'abc123', type };
    expect(api.verifyMailLink).toHaveBeenCalledExactlyOnceWith(link, expect.any(AbortSignal));
    expect(happened).toEqual(['Successfully logged in: Welcome back, Ada!', 'consumed', `go to ${to}`]);
  });

  it('leaves what this tab awaits from Google when a mailed link is opened', async () => {
    const { start } = setup({ search: '?token_hash=abc123&type=signup' });
    await start();
    expect(takePendingSignIn({ storage: () => sessionStorage, now: Date.now }).expected).toBe(true);
  });

  it('shows an error as text, without a request', async () => {
    const { start, happened, api } = setup({ hash: '#error=access_denied&error_description=%3Cb%3ENo' });
    await start();
    expect(happened).toEqual(['Login failed: The link says: “<b>No”', 'consumed', 'go to /signin']);
    expect(api.currentUser).not.toHaveBeenCalled();
  });

  it('does not send malformed tokens', async () => {
    const { start, happened, api } = setup({ hash: '#access_token=junk&refresh_token=abc' });
    await waitFor(await start(), (snapshot) => snapshot.matches('invalid'));
    expect(api.setSession).not.toHaveBeenCalled();
    expect(happened[0]).toBe('Login failed: Authentication link is invalid or expired');
  });
});
