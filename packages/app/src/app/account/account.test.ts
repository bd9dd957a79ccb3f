import { describe, expect, it, vi } from 'vitest';
import type { AccountRuntime } from './account';
import { type AccountView, createAccount } from './account';

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
  offer: 'open',
  hasFullAccess: false,
  states: ['auth.signedIn.member'],
};
const reading: AccountView = {
  status: 'loading',
  user: null,
  planId: 'free',
  planStatus: 'pending',
  offer: 'pending',
  hasFullAccess: false,
  states: ['auth.loading'],
};

/** A runtime with a view that the test sets. */
function fakeRuntime(first: AccountView) {
  let view = first;
  const listeners = new Set<() => void>();
  const runtime = {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    requestSignOut: vi.fn(),
  } as unknown as AccountRuntime;
  const show = (next: AccountView) => {
    view = next;
    for (const listener of listeners) listener();
  };
  return { runtime, show };
}

describe('the account of the app', () => {
  it('is signed out at once, and loads nothing, if no session is stored', () => {
    const load = vi.fn(async () => fakeRuntime(signedIn).runtime);
    const account = createAccount({ hasStoredSession: () => false, load });
    expect(account.view().status).toBe('signed-out');
    expect(load).not.toHaveBeenCalled();
  });

  it('waits for a stored session, then shows its user', async () => {
    const { runtime, show } = fakeRuntime(reading);
    const account = createAccount({ hasStoredSession: () => true, load: async () => runtime });
    const statuses: string[] = [];
    account.subscribe(() => statuses.push(account.view().status));
    expect([account.view().status, account.runtime()]).toEqual(['loading', undefined]);
    await account.start();
    expect(account.runtime()).toBe(runtime);
    show(signedIn);
    expect(account.view()).toBe(signedIn);
    expect(statuses).toEqual(['loading', 'signed-in']);
  });

  it('is never loading if no session is stored', async () => {
    const { runtime } = fakeRuntime(reading);
    const account = createAccount({ hasStoredSession: () => false, load: async () => runtime });
    await account.start();
    expect(account.view().status).toBe('signed-out');
  });

  it('is loaded once for concurrent starts, and again after a failure', async () => {
    const { runtime } = fakeRuntime(signedIn);
    const load = vi.fn(async () => runtime);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const account = createAccount({ hasStoredSession: () => false, load });
    await expect(account.start()).rejects.toThrow('Failed to fetch');
    await Promise.all([account.start(), account.start()]);
    expect(load).toHaveBeenCalledTimes(2);
    account.signOut();
    await vi.waitFor(() => expect(runtime.requestSignOut).toHaveBeenCalledOnce());
  });
});
