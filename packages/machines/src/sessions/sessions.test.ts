import type { Outcome } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import { type ActiveSession, type ListSessionsOutcome, type RevokeSessionInput, sessionsMachine } from '.';

const coverage = transitionCoverage(sessionsMachine);
const offline = { code: 'network', message: 'You are offline.' };

const session = (id: string, current = false): ActiveSession => ({
  id,
  userAgent: 'Mozilla/5.0',
  ip: '203.0.113.7',
  createdAt: '2026-01-01T00:00:00Z',
  lastUsedAt: '2026-01-02T00:00:00Z',
  current,
});

function startSessions() {
  const list = controlledActor<ListSessionsOutcome, void>();
  const revoke = controlledActor<Outcome, RevokeSessionInput>();
  const test = createTestActor(sessionsMachine, {
    actors: { listSessions: list.logic, revokeSession: revoke.logic },
    coverage,
  });
  const { actor } = test;
  return {
    ...test,
    list,
    revoke,
    value: () => actor.getSnapshot().value,
    ids: () => actor.getSnapshot().context.sessions.map(({ id }) => id),
    revokingId: () => actor.getSnapshot().context.revokingId,
    press: (id: string) => actor.send({ type: 'session.revoked', id }),
  };
}

async function openList() {
  const sessions = startSessions();
  await sessions.list.latest().resolve({ ok: true, sessions: [session('here', true), session('phone')] });
  return sessions;
}

describe('the list of sessions', () => {
  it('is loaded when the machine starts, without a toast', async () => {
    const sessions = startSessions();
    expect(sessions.value()).toBe('loading');
    await sessions.list.latest().resolve({ ok: true, sessions: [session('here', true)] });
    expect(sessions.value()).toBe('listed');
    expect(sessions.ids()).toEqual(['here']);
    expect(sessions.emitted).toEqual([]);
  });

  it('says why it could not be read, and can be tried again', async () => {
    const sessions = startSessions();
    await sessions.list.latest().resolve({ ok: false, problem: offline });
    expect(sessions.value()).toBe('failed');
    expect(sessions.actor.getSnapshot().context.problem).toEqual(offline);
    sessions.actor.send({ type: 'load.retried' });
    expect(sessions.actor.getSnapshot().context.problem).toBeUndefined();
    await sessions.list.latest().resolve({ ok: true, sessions: [] });
    expect(sessions.value()).toBe('listed');
  });

  it('handles a thrown error as a failure and reports it', async () => {
    const sessions = startSessions();
    const error = new Error('broken');
    await sessions.list.latest().reject(error);
    expect(sessions.value()).toBe('failed');
    expect(sessions.actor.getSnapshot().context.problem).toMatchObject({ code: 'unexpected' });
    expect(sessions.emitted).toEqual([{ type: 'error.caught', error }]);
  });
});

describe('ending a session', () => {
  it('removes it from the list, one at a time, with a toast', async () => {
    const sessions = await openList();
    sessions.press('phone');
    sessions.press('here');
    expect(sessions.value()).toBe('revoking');
    expect(sessions.revokingId()).toBe('phone');
    expect(sessions.revoke.calls.map(({ input }) => input)).toEqual([{ id: 'phone' }]);
    await sessions.revoke.latest().resolve({ ok: true });
    expect(sessions.value()).toBe('listed');
    expect(sessions.ids()).toEqual(['here']);
    expect(sessions.revokingId()).toBeUndefined();
    expect(sessions.emitted).toEqual([
      {
        type: 'notify',
        toast: { title: 'Session ended', variant: 'success', type: 'success' },
      },
    ]);
  });

  it('succeeds if it had already ended', async () => {
    const sessions = await openList();
    sessions.press('phone');
    const problem = { code: 'not_found', message: 'Session not found' };
    await sessions.revoke.latest().resolve({ ok: false, problem });
    expect(sessions.ids()).toEqual(['here']);
    expect(sessions.toasts()).toMatchObject([{ variant: 'success' }]);
  });

  it('emits an event if it is the session of this browser', async () => {
    const sessions = await openList();
    sessions.press('here');
    await sessions.revoke.latest().resolve({ ok: true });
    expect(sessions.emitted).toContainEqual({ type: 'session.ended' });
    expect(sessions.toasts()).toEqual([
      { title: 'You have been signed out', variant: 'success', type: 'success' },
    ]);
  });

  it('keeps it in the list if that fails, and shows why', async () => {
    const sessions = await openList();
    sessions.press('phone');
    await sessions.revoke.latest().resolve({ ok: false, problem: offline });
    expect(sessions.value()).toBe('listed');
    expect(sessions.ids()).toEqual(['here', 'phone']);
    expect(sessions.revokingId()).toBeUndefined();
    expect(sessions.emitted).toEqual([
      {
        type: 'notify',
        toast: {
          title: 'Failed to end the session',
          description: 'You are offline.',
          variant: 'destructive',
          type: 'error',
        },
      },
    ]);
  });

  // @spec error.failed-sign-out
  it('shows that signing out failed if it is the session of this browser', async () => {
    const sessions = await openList();
    sessions.press('here');
    await sessions.revoke.latest().resolve({ ok: false, problem: offline });
    expect(sessions.toasts()).toMatchObject([
      { title: 'Failed to sign out', description: 'You are offline.', variant: 'destructive' },
    ]);
    expect(sessions.emitted).not.toContainEqual({ type: 'session.ended' });
  });

  it('handles a thrown error as a failure and reports it', async () => {
    const sessions = await openList();
    sessions.press('phone');
    const error = new Error('broken');
    await sessions.revoke.latest().reject(error);
    expect(sessions.ids()).toEqual(['here', 'phone']);
    expect(sessions.toasts()).toMatchObject([{ title: 'Failed to end the session' }]);
    expect(sessions.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('ignores a session that is not in the list', async () => {
    const sessions = await openList();
    sessions.press('elsewhere');
    expect(sessions.value()).toBe('listed');
  });
});

describe('the chart of the sessions', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
