import { expect, it } from 'vitest';
import { findRefused, type KeepingBrowser, refusedText, takeRefused } from './refused-storage';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage;
}

/** A browser that keeps everything, with some of its parts replaced. */
function browserWith(parts: object = {}, navigator: object = {}): KeepingBrowser {
  const browser = {
    isSecureContext: true,
    localStorage: createStorage(),
    sessionStorage: createStorage(),
    indexedDB: { databases: async () => [] },
    caches: { has: async () => false },
    BroadcastChannel: class {
      close() {}
    },
    navigator: Object.defineProperties(
      { locks: { query: async () => ({}) }, serviceWorker: { getRegistration: async () => undefined } },
      Object.getOwnPropertyDescriptors(navigator),
    ),
  };
  return Object.defineProperties(
    browser,
    Object.getOwnPropertyDescriptors(parts),
  ) as unknown as KeepingBrowser;
}

const refusals: readonly [string, KeepingBrowser, string][] = [
  [
    'localStorage',
    browserWith({
      get localStorage() {
        return refuse();
      },
    }),
    'session',
  ],
  [
    'sessionStorage',
    browserWith({
      get sessionStorage() {
        return refuse();
      },
    }),
    'place',
  ],
  [
    'indexedDB',
    browserWith({
      get indexedDB() {
        return refuse();
      },
    }),
    'results',
  ],
  ['a list of databases', browserWith({ indexedDB: { databases: async () => refuse() } }), 'results'],
  [
    'caches',
    browserWith({
      get caches() {
        return refuse();
      },
    }),
    'tools',
  ],
  ['the opening of a cache', browserWith({ caches: { has: async () => refuse() } }), 'tools'],
  [
    'service workers',
    browserWith(
      {},
      {
        get serviceWorker() {
          return refuse();
        },
      },
    ),
    'tools',
  ],
  ['locks', browserWith({}, { locks: { query: async () => refuse() } }), 'tabs'],
  ['BroadcastChannel', browserWith({ BroadcastChannel: refuse }), 'tabs'],
];

it.each(refusals)('finds that the browser refuses %s', async (_, browser, part) => {
  expect(await findRefused(browser)).toEqual([part]);
});

it('finds nothing in a browser that keeps everything', async () => {
  expect(await takeRefused(browserWith())).toEqual([]);
});

it('does not take a page without https for a refusal', async () => {
  const browser = browserWith(
    { isSecureContext: false, caches: undefined },
    { locks: undefined, serviceWorker: undefined },
  );
  expect(await findRefused(browser)).toEqual([]);
});

it('says once in a tab what is forgotten', async () => {
  const browser = browserWith(
    {
      get localStorage() {
        return refuse();
      },
      BroadcastChannel: refuse,
    },
    {
      get serviceWorker() {
        return refuse();
      },
    },
  );
  expect(refusedText(await takeRefused(browser))).toBe(
    'Your browser doesn’t let this site store everything. When you leave, it forgets your sign-in, settings, recipes, and chat; what the tools downloaded. Other tabs with this site won’t reflect what you do here. To change that, allow site data in your browser’s settings, or leave the private window.',
  );
  expect(await takeRefused(browser)).toEqual([]);
});
