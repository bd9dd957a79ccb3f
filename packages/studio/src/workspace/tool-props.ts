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
