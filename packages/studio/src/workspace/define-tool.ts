import type { ToolId } from '@verapix/domain';
import type {
  InspectOutcome,
  NoSource,
  ToastedProblem,
  ToolRunMessages,
  ToolRunSend,
  ToolRunSnapshot,
} from '@verapix/machines';
import * as messages from '@verapix/messages/tool-page';
import { type ComponentType, lazy } from 'react';
import type { EngineConfig, ToolEngine } from './tool-engine';

/**
 * What a run works on: a file that was checked, or nothing for a tool that has a form instead. `note` says what of the file
 * is used, if it is not all of it.
 */
export type RunSource = NoSource | { name: string; bytes: number; note?: string };

/** Where a tool's source comes from: `pictures()`, `form`, or written out by a tool that takes other files. */
export interface ToolSource<Source, Env> {
  /** The source of a tool without files. Its runs can start at once. */
  initial?: Source;
  /** Checks chosen files: what they are, how large, whether they can be opened. */
  inspect?: (
    files: readonly File[],
    env: Env,
    options?: { acceptIncomplete?: boolean },
  ) => Promise<InspectOutcome<Source>>;
  /** What the user has to do again after the tool's code could not be loaded, such as `try again`. */
  again: (env: Env) => string;
}

/** The source of a tool that works on what its form says. */
export const form: ToolSource<NoSource, unknown> = { initial: 'no-file', again: () => messages.againTry };

/** A started run, for the parts of a workspace. */
export interface ToolRunProps<Source, Options extends object, Result> {
  snapshot: ToolRunSnapshot<Source, Options, Result>;
  send: ToolRunSend<Options, Result>;
}

export interface WorkspaceProps<Source, Options extends object, Result, Env = undefined>
  extends ToolRunProps<Source, Options, Result> {
  source: Source;
  /** What the tool's `useEnv` returns. */
  env: Env;
}

export interface ToolViewProps<Source, Options extends object, Result, Env> {
  /** Undefined before the machine has started: nothing has happened yet. */
  snapshot: ToolRunSnapshot<Source, Options, Result> | undefined;
  send: ToolRunSend<Options, Result>;
  /** What the tool's `useEnv` returns. */
  env: Env;
  /** Loaded with the first event, or when the page is idle. Render it inside `Suspense`. */
  Workspace: ComponentType<WorkspaceProps<Source, Options, Result, Env>>;
}

/** What a tool's `Workspace.tsx` exports. It is loaded with the machine: nothing of it is in the page's first load. */
export interface WorkspaceModule<Source, Options extends object, Result, Env> {
  /** What is shown once there is something to work on. */
  Workspace: ComponentType<WorkspaceProps<Source, Options, Result, Env>>;
  /** Why a run with these options may not start. Pure and quick: views ask on each render. */
  validate?: (source: Source, options: Options, env: Env) => ToastedProblem | undefined;
  /** A file was accepted. */
  onSource?: (run: WorkspaceProps<Source, Options, Result, Env>) => void;
  /** The tool starts by itself with an accepted file. Default: the user starts each run. */
  autoStart?: boolean;
  /** Loads what the workspace needs besides its own code, so that the tool works without a network. Never rejects. */
  prepare?: () => Promise<void>;
  /** A run succeeded. */
  onResult?: (result: Result, run: WorkspaceProps<Source, Options, Result, Env>) => void;
}

interface ToolBase<Source, Options extends object, Result, Env> {
  id: ToolId;
  /** What the tool does, in a sentence or two. */
  lead: string;
  /** Where the work is done, as a sentence for search engines. Default: on the user's device. */
  place?: string;
  source: ToolSource<Source, NoInfer<Env>>;
  /** The options that the first run starts with. */
  options: Options;
  messages: ToolRunMessages<Result>;
  /** How many results are kept to choose from. Default: only the latest. */
  historyLimit?: number;
  /** What is shown at first, and prerendered: `FileView` for a tool that works on one picture. */
  View: ComponentType<ToolViewProps<NoInfer<Source>, NoInfer<Options>, NoInfer<Result>, NoInfer<Env>>>;
}

interface ToolConfig<Module, Source, Options extends object, Input, Output, Result, Env>
  extends ToolBase<Source, Options, Result, Env> {
  engine: EngineConfig<Module, Source, Options, Input, Output, Result, NoInfer<Env>>;
  /** A hook. What the tool reads from the rest of the app, such as the plan, and state that its parts share. */
  useEnv?: () => Env;
  /** Imports the workspace. */
  Workspace: () => Promise<WorkspaceModule<Source, Options, Result, Env>>;
}

/** What is loaded of a tool before its first run. */
export interface LoadedTool<Source, Options extends object, Result, Env>
  extends WorkspaceModule<Source, Options, Result, Env> {
  engine: ToolEngine<Source, Options, Result, Env>;
}

/** A tool as `defineTool` makes it. */
export interface Tool<Source extends RunSource, Options extends object, Result, Env>
  extends ToolBase<Source, Options, Result, Env> {
  useEnv: () => Env;
  Workspace: ComponentType<WorkspaceProps<Source, Options, Result, Env>>;
  load: () => Promise<LoadedTool<Source, Options, Result, Env>>;
}

/** Declares a tool. Its route renders it with `ToolPage`. */
export function defineTool<
  Module,
  Source extends RunSource,
  Options extends object,
  Input,
  Output,
  Result = Output,
  Env = undefined,
>({
  engine,
  useEnv = () => undefined as Env,
  Workspace,
  ...config
}: ToolConfig<Module, Source, Options, Input, Output, Result, Env>): Tool<Source, Options, Result, Env> {
  return {
    ...config,
    useEnv,
    Workspace: lazy(async () => ({ default: (await Workspace()).Workspace })),
    load: async () => {
      const [{ bindEngine }, module] = await Promise.all([import('./tool-engine'), Workspace()]);
      return { ...module, engine: bindEngine(engine) };
    },
  };
}
