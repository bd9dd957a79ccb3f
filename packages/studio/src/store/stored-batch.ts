import { readItem, removeItem, writeItem } from '@verapix/domain';
import type { BatchId } from '../batch/batch-tool';

const storedKey = 'verapix.batch';
const keyOf = (id: BatchId) => `${storedKey}.${id}`;

/** Whether a batch of a tool is stored. Read by its page, which loads the code of batches only then. */
export const hasStoredBatch = (id: BatchId): boolean => readItem(() => localStorage, keyOf(id)) !== null;

export const noteStoredBatch = (id: BatchId): void => void writeItem(() => localStorage, keyOf(id), '1');

export const forgetStoredBatch = (id: BatchId): void => removeItem(() => localStorage, keyOf(id));
