import { describe, expect, it, vi } from 'vitest';
import { type AccountView, createAccount } from './account';
import type { AccountRuntime } from './account-runtime';

const user = {
  id: '1',
  email: 'a@example.com',
  fullName: 'A',
  isAdmin: false,
  createdAt: '2026-01-01T00:00:00Z',
};
const signedIn: AccountView = {
  status: 'signed-in',
  user,
  planId: 'premium',
  planStatus: 'known',
  hasFullAccess: false,
  states: ['auth.signedIn.member'],
};
const reading: AccountView = {
  status: 'loading',
  user: null,
  planId: 'free',
  planStatus: 'pending',
  hasFullAccess: false,
  states: ['auth.loading'],
};

/** A runtime whose view the test sets. */
function fakeRuntime(first: AccountView) {
  let view = first;
  const listeners = new Set<() => void>();
  const runtime = {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signOut: vi.fn(),
  } as unknown as AccountRuntime;
  const show = (next: AccountView) => {
    view = next;
    for (const listener of listeners) listener();
  };
  return { runtime, show };
}

describe('the account of the app', () => {
  it('is signed out from the start, and fetches nothing, where no session is stored', () => {
    const load = vi.fn(async () => fakeRuntime(signedIn).runtime);
    const account = createAccount({ hasStoredSession: () => false, load });
    expect(account.view().status).toBe('signed-out');
    expect(load).not.toHaveBeenCalled();
  });

  it('waits for a stored session, then shows who it belongs to', async () => {
    const { runtime, show } = fakeRuntime(reading);
    const account = createAccount({ hasStoredSession: () => true, load: async () => runtime });
    const heard = vi.fn();
    account.subscribe(heard);
    expect(account.view().status).toBe('loading');
    await account.start();
    show(signedIn);
    expect(account.view()).toBe(signedIn);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('shows no placeholder while it starts for someone who has no session', async () => {
    const { runtime } = fakeRuntime(reading);
    const account = createAccount({ hasStoredSession: () => false, load: async () => runtime });
    await account.start();
    expect(account.view().status).toBe('signed-out');
  });

  it('is fetched once however many ask, and again after a failure', async () => {
    const { runtime } = fakeRuntime(signedIn);
    const load = vi.fn(async () => runtime);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const account = createAccount({ hasStoredSession: () => false, load });
    await expect(account.start()).rejects.toThrow('Failed to fetch');
    await Promise.all([account.start(), account.start()]);
    expect(load).toHaveBeenCalledTimes(2);
    account.signOut();
    await vi.waitFor(() => expect(runtime.signOut).toHaveBeenCalledOnce());
  });
});
