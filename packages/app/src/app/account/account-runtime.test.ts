import type { BackendApi } from '@verapix/client';
import { type AuthUser, deviceOwner, type SessionChange, visitors } from '@verapix/domain';
import { expect, it, vi } from 'vitest';
import { startAccountRuntime } from './account-runtime';

const userOf = (id: string): AuthUser => ({
  id,
  email: `${id}@example.com`,
  fullName: id,
  isAdmin: false,
  createdAt: '2026-01-01T00:00:00Z',
});

it('forgets the session of a user, but not that of another user who has signed in', async () => {
  const forgotten: string[] = [];
  let publish: (change: SessionChange) => void = () => {};
  const api = {
    watchSession: (listener: typeof publish) => {
      publish = listener;
      return () => {};
    },
    loadSubscription: () => new Promise(() => {}),
    loadOffer: () => new Promise(() => {}),
    forgetSession: async () => void forgotten.push(runtime.view().user?.id ?? ''),
  } as unknown as BackendApi;
  const runtime = startAccountRuntime({ api, notify: () => {}, navigate: () => {} });
  publish({ user: userOf('grace'), cause: 'initial' });
  await runtime.forgetSession('ada');
  expect(forgotten).toEqual([]);
  expect(runtime.view().status).toBe('signed-in');
  await runtime.forgetSession('grace');
  expect(forgotten).toEqual(['grace']);
  expect(runtime.view().status).toBe('signed-out');
});

it('asks for the offer of a user, and again when the plan is read again', async () => {
  let publish: (change: SessionChange) => void = () => {};
  let asked = 0;
  const answers = [null, Date.now() + 60_000, Date.now() - 60_000];
  const api = {
    watchSession: (listener: typeof publish) => {
      publish = listener;
      return () => {};
    },
    loadSubscription: async () => ({ ok: true, active: null, shown: null }),
    loadOffer: async () => ({ ok: true, endsAt: answers[asked++] ?? null, now: Date.now() }),
    dispose: async () => {},
  } as unknown as BackendApi;
  const runtime = startAccountRuntime({ api, notify: () => {}, navigate: () => {} });
  const readPlan = async () => {
    await expect.poll(() => runtime.subscription.getSnapshot().value).toBe('loaded');
    runtime.subscriptionSync.publish();
  };
  publish({ user: null, cause: 'initial' });
  expect([runtime.view().offer, asked]).toEqual(['open', 0]);
  publish({ user: userOf('ada'), cause: 'initial' });
  expect(runtime.view().offer).toBe('pending');
  await expect.poll(() => runtime.view().offer).toBe('open');
  await readPlan();
  await expect.poll(() => runtime.view().offer).toBe('running');
  await readPlan();
  await expect.poll(() => runtime.view().offer).toBe('over');
  expect(asked).toBe(3);
  runtime.stop();
});

it('signs out once the question is answered, and at once where nobody shows it', async () => {
  let publish: (change: SessionChange) => void = () => {};
  const signOut = vi.fn(async () => ({ ok: true }));
  const api = {
    watchSession: (listener: typeof publish) => {
      publish = listener;
      return () => {};
    },
    loadSubscription: () => new Promise(() => {}),
    loadOffer: () => new Promise(() => {}),
    signOut,
  } as unknown as BackendApi;
  const runtime = startAccountRuntime({ api, notify: () => {}, navigate: () => {} });
  const { signOutPrompt } = runtime;
  publish({ user: userOf('ada'), cause: 'initial' });
  expect(deviceOwner()).toBe('ada');
  const hide = signOutPrompt.subscribe(() => {});
  for (const confirmed of [false, true]) {
    runtime.requestSignOut();
    await expect.poll(signOutPrompt.isOpen).toBe(true);
    expect(runtime.view().status).toBe('signed-in');
    signOutPrompt.close(confirmed);
  }
  await expect.poll(() => runtime.view().user).toBeNull();
  expect(deviceOwner()).toBe(visitors);
  hide();
  publish({ user: userOf('grace'), cause: 'signed-in-here' });
  expect(deviceOwner()).toBe('grace');
  runtime.requestSignOut();
  await expect.poll(() => signOut.mock.calls.length).toBe(2);
});
