import { browserFeature, type DeviceOwner, ownKey, readItem, removeItem, writeItem } from '@verapix/domain';
import type { BatchId } from '../batch/batch-tool';

const storedKey = 'verapix.batch';
const keyOf = (id: BatchId, owner?: DeviceOwner) => ownKey(`${storedKey}.${id}`, owner);

/** Whether a batch of a tool is stored. Read by its page, which loads the code of batches only then. */
export const hasStoredBatch = (id: BatchId): boolean => readItem(() => localStorage, keyOf(id)) !== null;

export const noteStoredBatch = (id: BatchId, owner: DeviceOwner): void =>
  void writeItem(() => localStorage, keyOf(id, owner), '1');

export const forgetStoredBatch = (id: BatchId, owner: DeviceOwner): void =>
  removeItem(() => localStorage, keyOf(id, owner));

/** The lock of the page that has the batch of a tool open. */
export const batchLock = (id: BatchId): string => `verapix-batch-${id}`;

/** Does the work unless a page has the tool's batch open. A browser that refuses locks cannot say that. */
export async function ifBatchClosed(id: BatchId, work: () => Promise<void>): Promise<void> {
  const locks = browserFeature(() => navigator.locks);
  if (!locks) return work();
  await locks.request(batchLock(id), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
