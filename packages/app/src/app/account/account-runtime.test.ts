import type { AuthUser } from '@verapix/domain';
import type { BackendApi } from '@verapix/client';
import type { SessionChange } from '@verapix/machines';
import { expect, it } from 'vitest';
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
