import { readItem, removeItem, writeItem } from '@verapix/client/safe-storage';
import type { ToolId } from '@verapix/domain';

const storedKey = 'verapix.batch';
const keyOf = (toolId: ToolId) => `${storedKey}.${toolId}`;

/** Whether a batch of the tool is stored. Read by its page, which loads the code of batches only then. */
export const hasStoredBatch = (toolId: ToolId): boolean =>
  readItem(() => localStorage, keyOf(toolId)) !== null;

export const noteStoredBatch = (toolId: ToolId): void =>
  void writeItem(() => localStorage, keyOf(toolId), '1');

export const forgetStoredBatch = (toolId: ToolId): void => removeItem(() => localStorage, keyOf(toolId));
