import type { NetworkFormat, OwnModel } from '@verapix/domain';

/** Keeps the user's own models on this device. Every method rejects if the browser refuses. */
export interface ModelStore {
  /** What is known of each model, in the order in which they were added. */
  list: () => Promise<readonly OwnModel[]>;
  /** What a run needs of a model; undefined if it is not kept here. */
  read: (id: string) => Promise<{ format: NetworkFormat; file: Blob } | undefined>;
  add: (model: OwnModel, file: Blob) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

const storageKey = 'verapix-models';
const table = 'models';

/** A kept model. The browser reads the file only when it is used. */
interface Entry extends OwnModel {
  file: Blob;
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(storageKey, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(table, { autoIncrement: true });
  return settled(request);
}

/** Does something in one transaction, and waits until it is on the disk. */
async function transact<Value>(
  mode: IDBTransactionMode,
  work: (entries: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const database = await open();
  try {
    const transaction = database.transaction(table, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [value] = await Promise.all([work(transaction.objectStore(table)), ended]);
    return value;
  } finally {
    database.close();
  }
}

const entriesOf = (entries: IDBObjectStore) => settled<Entry[]>(entries.getAll());

/** The models in the browser's database. */
export const modelStore: ModelStore = {
  list: async () => (await transact('readonly', entriesOf)).map(({ file: _, ...model }) => model),
  read: async (id) => (await transact('readonly', entriesOf)).find((entry) => entry.id === id),
  add: async (model, file) => {
    await transact('readwrite', (entries) => settled(entries.add({ ...model, file } satisfies Entry)));
  },
  remove: async (id) => {
    await transact('readwrite', async (entries) => {
      const [keys, all] = await Promise.all([settled(entries.getAllKeys()), entriesOf(entries)]);
      const key = keys[all.findIndex((entry) => entry.id === id)];
      if (key !== undefined) await settled(entries.delete(key));
    });
  },
};
