import { deviceOwner, visitors } from '@verapix/domain';
import type { StoredBatch } from '@verapix/machines';
import type { BatchId } from '../batch/batch-tool';
import {
  type DeviceDatabase,
  inDatabase,
  moveEarlierBatch,
  type StoredResult,
  type StoreOutcome,
} from './device-database';
import { forgetStoredBatch, noteStoredBatch } from './stored-batch';

/**
 * Keeps a batch on the device: its list, its files and its results, so that it survives a reload. Where the browser refuses
 * its database, nothing is stored: the page keeps the files and results, until it is left.
 */
export interface BatchStore {
  /** The stored batch; undefined if there is none. The caller holds the lock of the tool's batches. */
  load: () => Promise<StoredBatch | undefined>;
  save: (batch: StoredBatch) => Promise<void>;
  putFile: (id: string, file: File) => Promise<StoreOutcome<unknown>>;
  file: (id: string) => Promise<File | undefined>;
  putResult: (id: string, result: StoredResult) => Promise<StoreOutcome<unknown>>;
  result: (id: string) => Promise<StoredResult | undefined>;
  /** Deletes a picture's file and result. */
  remove: (id: string) => Promise<void>;
  /** Deletes the whole batch. */
  clear: () => Promise<void>;
}

/** All keys of one tool. */
export const batchKeys = (batchId: BatchId) => IDBKeyRange.bound([batchId], [batchId, []]);

const valueIn = <Value>(outcome: StoreOutcome<Value>): Value | undefined =>
  outcome.ok ? outcome.value : undefined;

/** The store of a tool's batch in the browser's database. It stays that of the owner for whom it was created. */
export function createBatchStore(batchId: BatchId): BatchStore {
  const owner = deviceOwner();
  const inOwn = <Value>(work: (database: DeviceDatabase) => Promise<Value>) => inDatabase(work, owner);
  return {
    load: async () =>
      valueIn(
        await inOwn(async (database) => {
          // Earlier versions of the site knew no owners: what they kept is anybody's.
          if (owner === visitors) await moveEarlierBatch(batchId, database);
          return database.get('batches', batchId);
        }),
      ),
    save: async (batch) => {
      const outcome = await inOwn((database) => database.put('batches', batch, batchId));
      if (outcome.ok) noteStoredBatch(batchId, owner);
    },
    putFile: (id, file) => inOwn((database) => database.put('batch-files', file, [batchId, id])),
    file: async (id) => valueIn(await inOwn((database) => database.get('batch-files', [batchId, id]))),
    putResult: (id, result) => inOwn((database) => database.put('batch-results', result, [batchId, id])),
    result: async (id) => {
      const stored = valueIn(await inOwn((database) => database.get('batch-results', [batchId, id])));
      return stored instanceof Blob ? { blob: stored } : stored;
    },
    remove: async (id) => {
      await inOwn((database) =>
        Promise.all([
          database.delete('batch-files', [batchId, id]),
          database.delete('batch-results', [batchId, id]),
        ]),
      );
    },
    clear: async () => {
      forgetStoredBatch(batchId, owner);
      await inOwn((database) =>
        Promise.all([
          database.delete('batches', batchId),
          database.delete('batch-files', batchKeys(batchId)),
          database.delete('batch-results', batchKeys(batchId)),
        ]),
      );
    },
  };
}
