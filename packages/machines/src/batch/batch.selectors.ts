import { type BatchCounts, type BatchItem, type BatchItemStatus, batchItemStatuses } from './batch.types';

const activeStatuses: readonly BatchItemStatus[] = ['checking', 'running'];

/** Whether a run works on the picture now. */
export const isActive = ({ status }: Pick<BatchItem, 'status'>): boolean => activeStatuses.includes(status);

/** Whether nothing more happens to the picture by itself. */
export const hasEnded = ({ status }: Pick<BatchItem, 'status'>): boolean =>
  status === 'done' || status === 'failed' || status === 'skipped';

/** How many pictures have each status. */
export function countItems(items: readonly Pick<BatchItem, 'status'>[]): BatchCounts {
  const counts = Object.fromEntries(batchItemStatuses.map((status) => [status, 0])) as BatchCounts;
  for (const { status } of items) counts[status] += 1;
  return counts;
}

/** The completed ratio of the whole batch, 0 to 1. Each picture counts the same. */
export function batchProgress(items: readonly BatchItem[]): number {
  if (items.length === 0) return 0;
  const done = items.reduce((sum, item) => sum + (hasEnded(item) ? 1 : item.progress), 0);
  return done / items.length;
}

/** How many runs of this cost the device holds at once: at least one. */
export const runsAtOnce = (cost: number): number => Math.max(1, Math.floor(1.0001 / cost));

/**
 * The expected milliseconds to the end, from the mean duration of the pictures that are done and how many are worked on at
 * once. Undefined before the first one is done.
 */
export function remainingMs(items: readonly BatchItem[], concurrency: number): number | undefined {
  const durations = items.flatMap(({ status, durationMs }) =>
    status === 'done' && durationMs !== undefined ? [durationMs] : [],
  );
  if (durations.length === 0) return undefined;
  const mean = durations.reduce((sum, duration) => sum + duration, 0) / durations.length;
  const open = items.filter((item) => !hasEnded(item));
  const work = open.reduce((sum, { progress }) => sum + 1 - progress, 0);
  return (mean * work) / Math.max(1, Math.min(concurrency, open.length));
}
