import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startDeleteAccount } from './start-delete-account';

const user = (id: string) => ({
  id,
  email: `${id}@example.com`,
  fullName: id,
  isAdmin: false,
  createdAt: '2026-01-01T00:00:00Z',
});

/** The account of `ada`, and everything that happens to it, in order. */
function setup(answer: { ok: boolean } = { ok: true }) {
  const happened: string[] = [];
  let signedIn = user('ada');
  const runtime = {
    view: () => ({
      status: 'signed-in',
      user: signedIn,
      planId: 'free',
      planStatus: 'known',
      hasFullAccess: false,
      states: [],
    }),
    endSession: () => happened.push('end session'),
    api: {
      deleteAccount: vi.fn(async () => answer),
      forgetSession: async () => {
        happened.push('forget session');
      },
    },
  };
  const actor = startDeleteAccount({
    runtime: runtime as never,
    notify: ({ title, description }) => happened.push([title, description].filter(Boolean).join(': ')),
    navigate: (to) => happened.push(`go to ${to}`),
  });
  const ask = () => actor.send({ type: 'delete.requested' });
  const confirm = () => actor.send({ type: 'delete.confirmed' });
  const signInAs = (id: string) => {
    signedIn = user(id);
  };
  return { actor, happened, ask, confirm, signInAs, deleteAccount: runtime.api.deleteAccount };
}

describe('deleting the account', () => {
  it('says so, leaves the page and forgets the session, once it is confirmed', async () => {
    const { actor, happened, ask, confirm, deleteAccount } = setup();
    ask();
    expect(deleteAccount).not.toHaveBeenCalled();
    confirm();
    confirm();
    await waitFor(actor, (snapshot) => snapshot.matches('deleted'));
    await vi.waitFor(() =>
      expect(happened).toEqual(['Account Deleted', 'go to /', 'forget session', 'end session']),
    );
    expect(deleteAccount).toHaveBeenCalledOnce();
  });

  it('leaves everything as it was when the server refuses', async () => {
    const { actor, happened, ask, confirm } = setup({ ok: false });
    ask();
    confirm();
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(happened).toEqual(['Error: Failed to delete account']);
  });

  it('does not sign out someone else who signed in meanwhile', async () => {
    const { actor, happened, ask, confirm, signInAs } = setup();
    ask();
    confirm();
    signInAs('grace');
    await waitFor(actor, (snapshot) => snapshot.matches('deleted'));
    expect(happened).toEqual(['Account Deleted', 'go to /']);
  });
});
