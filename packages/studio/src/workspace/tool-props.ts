import type { ToolId } from '@verapix/domain';
import { createContext, use } from 'react';
import type { ToolBatch } from '../batch/batch-tool';
import type { ToolRunSend, ToolRunSnapshot } from '@verapix/machines';

/** A run, for the parts of a workspace. */
export interface ToolRunProps<Source, Options extends object, Result> {
  snapshot: ToolRunSnapshot<Source, Options, Result>;
  send: ToolRunSend<Options, Result>;
}

export interface ToolViewProps<Source, Options extends object, Result, Env>
  extends ToolRunProps<Source, Options, Result> {
  /** What the tool's `useEnv` returns. */
  env: Env;
}

export interface WorkspaceProps<Source, Options extends object, Result, Env = undefined>
  extends ToolViewProps<Source, Options, Result, Env> {
  source: Source;
}

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
