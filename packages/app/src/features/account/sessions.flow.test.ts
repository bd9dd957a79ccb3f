import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startFlow } from '../../app/flow/flow.test-kit';
import { sessionsFlow } from './sessions.flow';

const session = (id: string, current: boolean) => ({
  id,
  userAgent: '',
  ip: '',
  createdAt: '2026-03-03T12:00:00Z',
  lastUsedAt: '2026-03-03T12:00:00Z',
  current,
});

/** The sessions of `ada`, who is signed in here and in another browser. */
async function revoke(id: string) {
  const revokeSession = vi.fn(async () => ({ ok: true }));
  const forgetSession = vi.fn(async () => {});
  const { actor, happened } = await startFlow(sessionsFlow, undefined, {
    api: {
      listSessions: async () => ({ ok: true, sessions: [session('here', true), session('there', false)] }),
      revokeSession,
    },
    runtime: { forgetSession },
    view: () => ({ user: { id: 'ada' } }) as never,
  });
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  actor.send({ type: 'session.revoked', id });
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  expect(revokeSession).toHaveBeenCalledExactlyOnceWith(id, expect.any(AbortSignal));
  return { happened, forgetSession };
}

describe('revoking a session', () => {
  it('of another browser leaves this one signed in', async () => {
    const { happened, forgetSession } = await revoke('there');
    expect(happened).toEqual(['Session ended']);
    expect(forgetSession).not.toHaveBeenCalled();
  });

  it('of this browser forgets the session', async () => {
    const { happened, forgetSession } = await revoke('here');
    expect(happened).toEqual(['You have been signed out']);
    expect(forgetSession).toHaveBeenCalledExactlyOnceWith('ada');
  });
});
