import type { ToolId } from '@verapix/domain';
import { createContext, use } from 'react';
import type { ToolBatch } from '../batch/batch-tool';

/** What the parts of a tool's view know of the tool. */
interface ShownTool {
  id: ToolId;
  batch?: ToolBatch;
}

/** The tool that is shown. */
export const ToolContext = createContext<ShownTool | null>(null);

export function useShownTool(): ShownTool {
  const tool = use(ToolContext);
  if (!tool) throw new Error('There is no tool around this component: render it in ToolRunView.');
  return tool;
}
