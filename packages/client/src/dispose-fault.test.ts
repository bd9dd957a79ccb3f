import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createTestBackend,
  disposeBackends,
  holdTime,
  json,
  never,
  sessionOf,
  settle,
} from './backend.test-kit';

type Api = ReturnType<typeof createTestBackend>['api'];

const email = 'ada@example.com';
const calls: readonly [name: string, call: (api: Api, signal: AbortSignal) => Promise<unknown>][] = [
  ['signIn', (api, signal) => api.signIn({ email, password: 'x' }, signal)],
  ['signUp', (api, signal) => api.signUp({ fullName: 'Ada', email, password: 'x', founder: false }, signal)],
  ['sendPasswordReset', (api, signal) => api.sendPasswordReset(email, signal)],
  ['resendConfirmation', (api, signal) => api.resendConfirmation(email, signal)],
  ['updateProfile', (api, signal) => api.updateProfile({ fullName: 'Ada' }, signal)],
  ['loadSubscription', (api, signal) => api.loadSubscription('ada', signal)],
  ['cancelSubscription', (api, signal) => api.cancelSubscription('s1', signal)],
  ['exportData', (api, signal) => api.exportData(signal)],
  ['resumeSubscription', (api, signal) => api.resumeSubscription('s1', signal)],
  ['loadPreferences', (api, signal) => api.loadPreferences('ada', signal)],
  ['listSessions', (api, signal) => api.listSessions(signal)],
  ['deleteAccount', (api, signal) => api.deleteAccount(signal)],
];

const rejections: unknown[] = [];
const remember = (reason: unknown) => void rejections.push(reason);

beforeEach(() => {
  holdTime();
  rejections.length = 0;
  process.on('unhandledRejection', remember);
});
afterEach(async () => {
  process.off('unhandledRejection', remember);
  await disposeBackends();
  vi.useRealTimers();
});

describe('a page that is left during a request', () => {
  it.each(calls)('aborts %s, for repeated visits too, and leaves no timer', async (_, call) => {
    const { api, server, store } = createTestBackend();
    store(sessionOf());
    for (const start of ['GET', 'POST', 'PUT']) server.on(start, never);
    const before = vi.getTimerCount();
    for (let visit = 0; visit < 20; visit += 1) {
      const leaving = new AbortController();
      const outcome = call(api, leaving.signal);
      await settle();
      leaving.abort();
      expect(await outcome).toMatchObject({ ok: false, problem: { code: 'aborted' } });
    }
    await settle();
    expect(vi.getTimerCount()).toBe(before);
    expect(rejections).toEqual([]);
  });
});

describe('a disposed client', () => {
  it('sends no more requests and has no timers, even with a stored session', async () => {
    const { api, server, store } = createTestBackend();
    server.on('GET /auth/v1/user', () => json(sessionOf().user));
    store(sessionOf({ expiresIn: 300 }));
    const stop = api.watchSession(() => undefined);
    await settle();
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    stop();
    await api.dispose();
    const asked = server.seen.length;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(server.seen).toHaveLength(asked);
    expect(vi.getTimerCount()).toBe(0);
  });
});
