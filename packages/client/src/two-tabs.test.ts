import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createMemoryStorage,
  createTestBackend,
  disposeBackends,
  json,
  sessionOf,
  settle,
  unhurried,
  userOf,
} from './backend.test-kit';
import { storedSessionKey } from '@verapix/domain';

const page = { visibilityState: 'visible' };
let browserWindow: EventTarget;

beforeEach(() => {
  browserWindow = Object.assign(new EventTarget(), { location: { href: 'https://app.example/' } });
  vi.stubGlobal('window', browserWindow);
  vi.stubGlobal('document', page);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(async () => {
  await disposeBackends();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const changesOf = (listener: ReturnType<typeof vi.fn>) =>
  listener.mock.calls.map(([{ user, cause }]) => [user?.id ?? null, cause]);

async function openTab(shared: Storage) {
  const tab = createTestBackend({ localStorage: () => shared, window: browserWindow });
  tab.server.on('GET /auth/v1/user', () => json(userOf()));
  tab.server.on('POST /auth/v1/logout', () => new Response(null, { status: 204 }));
  const listener = vi.fn();
  tab.api.watchSession(listener);
  await settle();
  return { ...tab, listener };
}

async function openTwo() {
  const shared = createMemoryStorage();
  shared.setItem(storedSessionKey, JSON.stringify(sessionOf()));
  return { shared, one: await openTab(shared), other: await openTab(shared) };
}

describe('two tabs', () => {
  it('sign out together', async () => {
    const { one, other } = await openTwo();
    await one.api.signOut(unhurried());
    await vi.waitFor(() => expect(changesOf(other.listener).at(-1)).toEqual([null, 'signed-out-elsewhere']));
    expect(changesOf(one.listener)).toEqual([['ada', 'initial']]);
  });

  it('show the same user after one signs in as another user', async () => {
    const { one, other } = await openTwo();
    one.server.on('POST /auth/v1/token', () => json(sessionOf({ id: 'bob' })));
    await one.api.signIn({ email: 'bob@example.com', password: 'x' }, unhurried());
    await vi.waitFor(() => expect(changesOf(other.listener).at(-1)).toEqual(['bob', 'signed-in-elsewhere']));
    expect(changesOf(one.listener).at(-1)).toEqual(['bob', 'signed-in-here']);
    expect(await other.api.currentUser(unhurried())).toMatchObject({ user: { id: 'bob' } });
  });

  it.each([{ key: storedSessionKey }, { key: null }])(
    'end the session when the other clears storage: %j',
    async ({ key }) => {
      const { other } = await openTwo();
      browserWindow.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }));
      expect(changesOf(other.listener)).toEqual([
        ['ada', 'initial'],
        [null, 'signed-out-elsewhere'],
      ]);
    },
  );

  it('ignore other keys and a refreshed session', async () => {
    const { other } = await openTwo();
    browserWindow.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme', newValue: null }));
    browserWindow.dispatchEvent(
      Object.assign(new Event('storage'), { key: storedSessionKey, newValue: '{}' }),
    );
    expect(changesOf(other.listener)).toEqual([['ada', 'initial']]);
  });

  it('publish nothing and send no request when one is shown fifty times', async () => {
    const shared = createMemoryStorage();
    shared.setItem(storedSessionKey, JSON.stringify(sessionOf()));
    const tab = await openTab(shared);
    for (let time = 0; time < 50; time += 1) {
      browserWindow.dispatchEvent(new Event('visibilitychange'));
      await settle();
    }
    expect(changesOf(tab.listener)).toEqual([['ada', 'initial']]);
    expect(tab.server.seen).toHaveLength(1);
  });
});
