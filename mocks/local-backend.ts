import type { BackendOptions } from './backend';
import { createBackend } from './create-backend';
import { createMemoryStore } from './db/memory-store';
import { seedData } from './db/seeds';
import { createStorageStore } from './db/storage-store';
import type { Store } from './db/store';
import { fromText, toText } from './db/stored-text';
import { nodePictures } from './public-api/pictures/node-pictures';
import { type HttpMount, serveBackend } from './server';
import { fileStorage } from './server/file-storage';
import { realSurroundings } from './surroundings';

export interface LocalBackendOptions extends Partial<BackendOptions> {
  /** 0 picks a free one. */
  port: number;
  /** Keeps the data over a restart; without it, it is forgotten. */
  dataFile?: string | undefined;
  /** The app's origin. */
  siteUrl: string;
}

/** The data of a file. Throws where it cannot be written, and rather than write over something else. */
function fileStore(path: string): Store {
  const storage = fileStorage(path);
  const text = storage.getItem(path);
  if (text !== null && !fromText(text)) {
    throw new Error(
      `${path} holds something other than data of this stand-in backend, and would be written over. Name another file, or delete it.`,
    );
  }
  const initial = () => seedData(realSurroundings);
  storage.setItem(path, text ?? toText(initial()));
  return createStorageStore({
    storage: () => storage,
    key: path,
    initial,
    events: new EventTarget(),
  });
}

/** Starts the stand-in backend as a server of this computer. */
export async function startLocalBackend(options: LocalBackendOptions): Promise<HttpMount & { store: Store }> {
  const { port, dataFile, siteUrl, ...surroundings } = options;
  const store = dataFile ? fileStore(dataFile) : createMemoryStore(() => seedData(realSurroundings));
  const backend = createBackend({
    ...realSurroundings,
    pictures: nodePictures,
    redirectOrigins: [],
    ...surroundings,
    siteUrl,
    store,
  });
  return { ...(await serveBackend(backend, store, port)), store };
}
