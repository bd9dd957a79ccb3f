import type { AuthUser } from '@verapix/machines';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { tokenOf } from '../../../backend/backend.test-kit';
import { startAuthCallback } from './start-auth-callback';

const ada: AuthUser = {
  id: 'ada',
  email: 'ada@example.com',
  fullName: 'Ada',
  isAdmin: false,
  createdAt: '2026-01-01T00:00:00Z',
};
const hash = `#access_token=${tokenOf({ sub: 'ada', email: ada.email })}&refresh_token=abc123`;

/** The start of the machine for an address, on a backend where nobody is signed in, and everything that happens. */
function setup(brought: { hash?: string; search?: string }, { expected = true } = {}) {
  const arrival = { hash: '', search: '', ...brought };
  const happened: string[] = [];
  const api = {
    currentUser: vi.fn(async () => ({ ok: true as const, user: null as AuthUser | null })),
    setSession: vi.fn(async () => ({ ok: true as const, user: ada })),
    exchangeCode: vi.fn(async () => ({ ok: true as const, user: ada })),
  };
  const takePending = vi.fn(() => ({ expected, returnTo: '/pricing' }));
  const start = () =>
    startAuthCallback({
      arrival,
      takePending,
      ask: (ask) => ask(api as never),
      settle: (settled) => happened.push(settled === arrival ? 'settled' : 'settled another'),
      notify: ({ title, description }) => happened.push([title, description].filter(Boolean).join(': ')),
      navigate: (to) => happened.push(`go to ${to}`),
    });
  return { start, happened, api, takePending };
}

describe('coming back with an address', () => {
  it('is dealt with once, however often the page is shown', async () => {
    const { start, happened, api, takePending } = setup({ hash });
    const actor = start();
    expect(start()).toBe(actor);
    await waitFor(actor, (snapshot) => snapshot.matches('succeeded'));
    expect(start()).toBe(actor);
    expect(takePending).toHaveBeenCalledOnce();
    expect(api.setSession).toHaveBeenCalledOnce();
    expect(happened).toEqual(['Successfully logged in: Welcome back, Ada!', 'settled', 'go to /pricing']);
  });

  it('asks first where this tab did not start it, and sends nothing meanwhile', async () => {
    const { start, happened, api } = setup({ hash }, { expected: false });
    const actor = start();
    await waitFor(actor, (snapshot) => snapshot.matches('confirming'));
    expect(actor.getSnapshot().context.callback).toMatchObject({ email: ada.email });
    expect(api.setSession).not.toHaveBeenCalled();
    expect(happened).toEqual([]);
    actor.send({ type: 'identity.refused' });
    expect(happened).toEqual(['settled', 'go to /signin']);
  });

  it('exchanges a code, which comes from Google', async () => {
    const { start, happened, api } = setup({ search: '?code=0b1c-22' });
    await waitFor(start(), (snapshot) => snapshot.matches('succeeded'));
    expect(api.exchangeCode).toHaveBeenCalledExactlyOnceWith('0b1c-22', expect.any(AbortSignal));
    expect(happened[0]).toBe('Google sign in successful: Welcome back, Ada!');
  });

  it('asks nobody about an error, and says it as text', () => {
    const { start, happened, api } = setup({ hash: '#error=access_denied&error_description=%3Cb%3ENo' });
    start();
    expect(happened).toEqual(['Login failed: <b>No', 'settled', 'go to /signin']);
    expect(api.currentUser).not.toHaveBeenCalled();
  });

  it('sends nothing that is no token', async () => {
    const { start, happened, api } = setup({ hash: '#access_token=junk&refresh_token=abc' });
    await waitFor(start(), (snapshot) => snapshot.matches('invalid'));
    expect(api.setSession).not.toHaveBeenCalled();
    expect(happened[0]).toBe('Login failed: Authentication link is invalid or expired');
  });
});
