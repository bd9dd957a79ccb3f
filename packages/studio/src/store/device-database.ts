import { createEmitter, type DeviceOwner, deviceOwner, type OwnModel, ownKey } from '@verapix/domain';
import type { LibraryResult, StoredBatch } from '@verapix/machines';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { BatchId } from '../batch/batch-tool';

/** What visitors have made was moved to the user who is signed in. Pages that are open read again. */
export const movedData = createEmitter();

/** The files of a result. */
export interface ResultFiles {
  /** In the order of the result's `files`. */
  made: readonly Blob[];
  /** The file it was made of, if any. */
  original?: Blob;
}

/** What a picture's run made. */
export interface StoredResult {
  blob: Blob;
  /** What a document of all results needs to know of it. */
  details?: object;
}

/** A kept model. The browser reads the file only when it is used. */
export interface StoredModel extends OwnModel {
  file: Blob;
}

/** Everything that is kept on this device, apart from what must be read at once, which is in `localStorage`. */
interface Schema extends DBSchema {
  /** What is known of each result, and its files, both by id. */
  results: { key: string; value: LibraryResult };
  files: { key: string; value: ResultFiles };
  settings: { key: 'is-keeping'; value: boolean };
  /** In the order in which they were added. */
  models: { key: number; value: StoredModel };
  batches: { key: BatchId; value: StoredBatch };
  /** By their tool and their picture. */
  'batch-files': { key: [BatchId, string]; value: File };
  /** A file alone was stored before there were details. */
  'batch-results': { key: [BatchId, string]; value: StoredResult | Blob };
}

export type DeviceDatabase = IDBPDatabase<Schema>;

/** Why the browser stores or reads nothing: it refuses its database altogether, or there is no more room. */
export type StoreRefusal = 'blocked' | 'full';

export type StoreOutcome<Value> = { ok: true; value: Value } | { ok: false; refusal: StoreRefusal };

/** The database of visitors; each user has one of their own. Its name is from when it held nothing but the library. */
export const databaseKey = 'verapix-library';

const open = (owner: DeviceOwner): Promise<DeviceDatabase> =>
  openDB<Schema>(ownKey(databaseKey, owner), 2, {
    upgrade: (database, oldVersion) => {
      if (oldVersion < 1) {
        database.createObjectStore('results');
        database.createObjectStore('files');
        database.createObjectStore('settings');
      }
      if (oldVersion < 2) {
        database.createObjectStore('models', { autoIncrement: true });
        database.createObjectStore('batches');
        database.createObjectStore('batch-files');
        database.createObjectStore('batch-results');
      }
    },
  });

/** Databases of their own, before version 2. */
const modelsKey = 'verapix-models';
const batchesKey = 'verapix-batches';

/** The tables of the earlier databases, and where their entries are now. */
const earlierTables = {
  [modelsKey]: { models: 'models' },
  [batchesKey]: { files: 'batch-files', results: 'batch-results', batches: 'batches' },
} as const;

/** Opens an earlier database; undefined if there is none. */
async function openEarlier(name: keyof typeof earlierTables): Promise<IDBPDatabase | undefined> {
  try {
    return await openDB(name, undefined, {
      // Only a database that is not there is upgraded: it must not be created.
      upgrade: (_, __, ___, transaction) => {
        transaction.done.catch(() => {});
        transaction.abort();
      },
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/** Moves one entry after the other, so that no more room is needed than for one. An interrupted move goes on the next time. */
async function moveEntries(
  name: keyof typeof earlierTables,
  database: DeviceDatabase,
  isMoved: (key: IDBValidKey) => boolean,
): Promise<void> {
  const earlier = await openEarlier(name);
  if (!earlier) return;
  // The tables are named by the data above, which the types can't follow.
  const target = database as IDBPDatabase;
  try {
    for (const [from, to] of Object.entries(earlierTables[name])) {
      for (const key of (await earlier.getAllKeys(from)).filter(isMoved)) {
        const value = await earlier.get(from, key);
        // What is there already is newer, or was moved before the move was interrupted.
        if ((await target.count(to, key)) === 0) await target.put(to, value, key);
        await earlier.delete(from, key);
      }
    }
  } finally {
    earlier.close();
  }
}

/** Moves what an earlier version of the site has kept of a tool's batch. The caller holds the lock of its batches. */
export const moveEarlierBatch = (id: BatchId, database: DeviceDatabase): Promise<void> =>
  // The database stays, empty: an open page of the earlier version would block its deletion, and all who open it after that.
  moveEntries(batchesKey, database, (key) => (Array.isArray(key) ? key[0] : key) === id);

/** Moves the models that an earlier version of the site has kept. */
export async function moveEarlierModels(database: DeviceDatabase): Promise<void> {
  await moveEntries(modelsKey, database, () => true);
  await deleteDB(modelsKey);
}

/**
 * What is done with the database, or why the browser refuses it: private windows, blocked site data and full disks are
 * expected. Any other error is a bug, and is thrown. A connection is opened for each call, because an open one would block a
 * newer version of the page in another tab.
 */
export async function inDatabase<Value>(
  work: (database: DeviceDatabase) => Promise<Value>,
  owner = deviceOwner(),
): Promise<StoreOutcome<Value>> {
  // A test in Node has no database.
  if (!('indexedDB' in globalThis)) return { ok: false, refusal: 'blocked' };
  try {
    const database = await open(owner);
    try {
      return { ok: true, value: await work(database) };
    } finally {
      database.close();
    }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { ok: false, refusal: error.name === 'QuotaExceededError' ? 'full' : 'blocked' };
  }
}
