export {
  type BatchActor,
  type BatchEmitted,
  type BatchEvent,
  type BatchInput,
  batchMachine,
  type BatchSnapshot,
} from './batch.machine';
export { batchProgress, countItems, hasEnded, isActive, remainingMs, runsAtOnce } from './batch.selectors';
export {
  type BatchCounts,
  type BatchItem,
  type BatchItemStatus,
  batchItemStatuses,
  type BatchResult,
} from './batch.types';
