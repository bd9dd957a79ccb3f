import type { NoSource } from '@verapix/machines';
import { loadable } from '../lib/loadable';
import type { BatchTool } from '../batch/batch-tool';
import type { StudioHost } from '../host';
import type { RunSource, ToolDefinition, ToolBase, ToolSource } from './tool-definition';
import { bindEngine, type EngineConfig } from './tool-engine';
import { studioTool } from '../tools';

/** The source of a tool that works on what its form says. */
export const form: ToolSource<NoSource, unknown> = { initial: 'no-file' };

interface ToolConfig<
  Module,
  Source,
  Options extends object,
  Input,
  Output,
  Result,
  Env,
  Choices extends object,
> extends ToolBase<Source, Options, Result, Env> {
  engine: EngineConfig<Module, Source, Options, Input, Output, Result, NoInfer<Env>>;
  /** A hook. What the tool reads from the rest of the app, such as the plan, and state that its parts share. */
  useEnv?: () => Env;
  /** Lets the tool work on many pictures. Loaded with the first batch. */
  batch?: () => Promise<{ batch: BatchTool<Source, Options, Result, Choices> }>;
  /** The environment of a run apart from the tool's page, as a step of a recipe. Needed by such a tool with an environment. */
  stepEnv?: (host: StudioHost) => Env;
}

/** Declares a tool. `toolModule` makes its page. */
export function defineTool<
  Module,
  Source extends RunSource,
  Options extends object,
  Input,
  Output,
  Result = Output,
  Env = undefined,
  Choices extends object = Options,
>({
  engine,
  useEnv = () => undefined as Env,
  stepEnv = () => undefined as Env,
  batch: load,
  ...config
}: ToolConfig<Module, Source, Options, Input, Output, Result, Env, Choices>): ToolDefinition<
  Source,
  Options,
  Result,
  Env
> {
  const tool: ToolDefinition<Source, Options, Result, Env> = {
    ...config,
    useEnv,
    engine: bindEngine(engine),
  };
  if (!load) return tool;
  const Page = loadable(async () => {
    const [{ batchPageOf }, { batch }] = await Promise.all([import('../batch/BatchPage'), load()]);
    return batchPageOf({ ...tool, title: studioTool(tool.id).title }, batch);
  });
  return {
    ...tool,
    batch: { id: tool.id, Page },
    loadStep: async () => {
      const [{ stepOf }, { batch }] = await Promise.all([import('../recipes/step-of'), load()]);
      return stepOf(tool, batch, stepEnv);
    },
  };
}
