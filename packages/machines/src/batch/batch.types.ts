import type { Problem } from '@verapix/domain';

export const batchItemStatuses = ['waiting', 'checking', 'running', 'done', 'failed', 'skipped'] as const;
export type BatchItemStatus = (typeof batchItemStatuses)[number];

/** What is known of a picture's result. The file itself is in the batch's storage, under the picture's id. */
export interface BatchResult {
  /** The media type of the file. */
  mime: string;
  bytes: number;
  /** In pixels; absent if the result is no picture. */
  width?: number;
  height?: number;
  /** Something to know about a result that succeeded, such as a fallback to another method. */
  note?: string;
  /** Whether the note says that it is less than what was asked for. */
  isPartial?: boolean;
}

/** A picture of a batch. Plain data, so that a batch can be stored. */
export interface BatchItem {
  /** Chosen by the page, without a dot. */
  id: string;
  /** The name of its file. */
  name: string;
  bytes: number;
  status: BatchItemStatus;
  /** Options of this picture alone, which override those of the batch. */
  options?: object;
  /** Whether the user accepts the picture although a part of it is missing. */
  acceptIncomplete?: boolean;
  /** Completed ratio of its run, 0 to 1. */
  progress: number;
  /** Why it failed. */
  problem?: Problem;
  result?: BatchResult;
  /** When its work began, in milliseconds since 1970, and how long it took. */
  startedAt?: number;
  durationMs?: number;
}

/** Counts of a batch by status. */
export type BatchCounts = Record<BatchItemStatus, number>;
