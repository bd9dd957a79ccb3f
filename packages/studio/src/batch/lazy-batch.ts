import { type ToolId, toolById } from '@verapix/domain';
import { type ComponentType, lazy } from 'react';
import type { RunSource, Tool } from '../workspace/define-tool';
import type { BatchPageProps } from './BatchPage';
import type { BatchId, BatchTool } from './batch-tool';

/** Batches, for the view of a tool or of the recipes. */
export interface LazyBatch {
  id: BatchId;
  /** Loaded with the first batch. */
  Page: ComponentType<BatchPageProps>;
}

/** Lets a tool work on many pictures. Nothing of it is loaded before several files are chosen, or a batch is stored. */
export function lazyBatch<
  Source extends RunSource,
  Options extends object,
  Result,
  Env,
  Choices extends object = Options,
>(
  id: ToolId,
  tool: () => Tool<Source, Options, Result, Env>,
  load: () => Promise<{ batch: BatchTool<Source, Options, Result, Choices> }>,
): LazyBatch {
  const Page = lazy(async () => {
    const [{ batchPageOf }, { batch }] = await Promise.all([import('./BatchPage'), load()]);
    return { default: batchPageOf({ ...tool(), title: toolById(id).title }, batch) };
  });
  return { id, Page };
}
