import type { Backend, BackendOptions } from '../backend';
import { countedBytes, countedIds } from '../counted';
import { createBackend } from '../create-backend';
import { emptyData } from '../db/empty-data';
import { createMemoryStore } from '../db/memory-store';
import type { Store } from '../db/store';
import { noDelays } from '../delays';
import { nodePictures } from '../public-api/pictures/node-pictures';

/** Where the app of the tests lives. */
const testSite = 'https://app.test';
/** Where the backend of the tests lives. */
export const testOrigin = 'https://backend.test';

export interface TestBackend extends Backend {
  options: BackendOptions;
  store: Store;
  /** Lets time pass. */
  advance: (milliseconds: number) => void;
}

/** A backend whose time stands still until told, whose ids and random bytes are counted, and that never waits. */
export function createTestBackend(overrides: Partial<BackendOptions> = {}): TestBackend {
  let now = Date.UTC(2026, 0, 15, 12);
  const randomBytes = countedBytes();
  const options: BackendOptions = {
    store: createMemoryStore(() => emptyData({ randomBytes })),
    now: () => now,
    newId: countedIds(),
    randomBytes,
    delays: noDelays,
    wait: () => Promise.resolve(),
    passwordRounds: 10,
    siteUrl: testSite,
    redirectOrigins: [],
    pictures: nodePictures,
    ...overrides,
  };
  return {
    ...createBackend(options),
    options,
    store: options.store,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
