import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startSessions } from './start-sessions';

const session = (id: string, current: boolean) => ({
  id,
  userAgent: '',
  ip: '',
  createdAt: '2026-03-03T12:00:00Z',
  lastUsedAt: '2026-03-03T12:00:00Z',
  current,
});

/** The list of `ada`, who is signed in here and elsewhere, and everything that happens, in order. */
async function setup() {
  const happened: string[] = [];
  let signedIn = 'ada';
  const runtime = {
    view: () => ({ user: { id: signedIn } }),
    endSession: () => happened.push('end session'),
    api: {
      listSessions: async () => ({ ok: true, sessions: [session('here', true), session('there', false)] }),
      revokeSession: async (id: string) => {
        happened.push(`revoke ${id}`);
        return { ok: true };
      },
      forgetSession: async () => {
        happened.push('forget session');
      },
    },
  };
  const actor = startSessions({
    runtime: runtime as never,
    notify: ({ title }) => happened.push(title),
  });
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  const revoke = async (id: string) => {
    actor.send({ type: 'session.revoked', id });
    await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  };
  const signInAs = (id: string) => {
    signedIn = id;
  };
  return { happened, revoke, signInAs };
}

describe('ending a session', () => {
  it('of another browser leaves this one signed in', async () => {
    const { happened, revoke } = await setup();
    await revoke('there');
    expect(happened).toEqual(['revoke there', 'Session revoked successfully']);
  });

  it('of this browser makes it forget the session', async () => {
    const { happened, revoke } = await setup();
    await revoke('here');
    await vi.waitFor(() =>
      expect(happened).toEqual(['revoke here', 'You have been signed out', 'forget session', 'end session']),
    );
  });

  it('does not sign out someone else who signed in here meanwhile', async () => {
    const { happened, revoke, signInAs } = await setup();
    const revoked = revoke('here');
    signInAs('grace');
    await revoked;
    expect(happened).toEqual(['revoke here', 'You have been signed out']);
  });
});
