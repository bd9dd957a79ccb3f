import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BackendOptions } from '../backend';
import { createBackend } from '../create-backend';
import { seedData } from '../db/seeds';
import { createStorageStore, fromText, toText } from '../db/storage-store';
import { createMemoryStore, type Store } from '../db/store';
import { realEnvironment } from '../environment';
import { issueApiKey } from '../db/issue-api-key';
import { type HttpMount, serveBackend } from './http-server';

export interface LocalBackendOptions extends Partial<BackendOptions> {
  /** 0 picks a free port. */
  port: number;
  /** Keeps the data over a restart. By default, data is kept in memory. */
  dataFile?: string | undefined;
  /** The app's origin. */
  siteUrl: string;
}

/**
 * A file with the interface of a browser's storage, for one text under any key. A write goes to a second file that then
 * replaces the first, so a crash never leaves a partial text.
 */
export function fileStorage(path: string): Pick<Storage, 'getItem' | 'setItem'> {
  mkdirSync(dirname(path), { recursive: true });
  return {
    getItem: () => {
      try {
        return readFileSync(path, 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    setItem: (_key, text) => {
      const next = `${path}.next`;
      writeFileSync(next, text, { mode: 0o600 });
      renameSync(next, path);
    },
  };
}

/** A store in a file. Throws if the file cannot be written, or holds other content than data of the backend. */
function fileStore(path: string): Store {
  const storage = fileStorage(path);
  const text = storage.getItem(path);
  if (text !== null && !fromText(text)) {
    throw new Error(
      `${path} does not hold data of the mock backend and would be overwritten. Name another file, or delete it.`,
    );
  }
  const initial = () => seedData(realEnvironment);
  storage.setItem(path, text ?? toText(initial()));
  return createStorageStore({ storage: () => storage, key: path, initial, events: new EventTarget() });
}

/** Starts the mock backend as a server on this computer. */
export async function startLocalBackend(options: LocalBackendOptions): Promise<HttpMount & { store: Store }> {
  const { port, dataFile, siteUrl, ...environment } = options;
  const store = dataFile ? fileStore(dataFile) : createMemoryStore(() => seedData(realEnvironment));
  const backend = createBackend({
    ...realEnvironment,
    pictures: () => import('../public-api/node-tools'),
    redirectOrigins: [],
    ...environment,
    siteUrl,
    store,
  });
  return { ...(await serveBackend(backend, () => store.read().mails, port)), store };
}

const sampleKeyOwner = 'premium@example.com';

/** Makes a live API key for the premium persona. Throws if that account was deleted. */
export async function addSampleKey(store: Store): Promise<string> {
  const user = store.read().users.find(({ email }) => email === sampleKeyOwner);
  if (!user) throw new Error(`${sampleKeyOwner}, the owner of the sample key, does not exist.`);
  const newKey = { userId: user.id, name: 'Sample key', type: 'live' } as const;
  return (await issueApiKey(newKey, { ...realEnvironment, store })).key;
}
