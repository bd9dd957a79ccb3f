import type { ToolId } from '@verapix/domain';
import type { InspectOutcome, NoSource, ToastedProblem, ToolRunMessages } from '@verapix/machines';
import type { ComponentType } from 'react';
import type { ToolBatch } from '../batch/batch-tool';
import type { RecipeStep } from '../recipes/recipe-step';
import type { ResultParts } from '../store/keep-result';
import type { ToolEngine } from './tool-engine';
import type { ToolViewProps, WorkspaceProps } from './tool-props';

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
}

export interface ToolBase<Source, Options extends object, Result, Env> {
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
  /** Why a run with these options may not start. Pure and quick: views ask on each render. */
  validate?: (
    source: NoInfer<Source>,
    options: NoInfer<Options>,
    env: NoInfer<Env>,
  ) => ToastedProblem | undefined;
  /** A file was accepted. */
  onSource?: (run: WorkspaceProps<NoInfer<Source>, NoInfer<Options>, NoInfer<Result>, NoInfer<Env>>) => void;
  /** The tool starts by itself with an accepted file. Default: the user starts each run. */
  autoStart?: boolean;
  /** A run succeeded. */
  onResult?: (
    result: NoInfer<Result>,
    run: WorkspaceProps<NoInfer<Source>, NoInfer<Options>, NoInfer<Result>, NoInfer<Env>>,
  ) => void;
  /** What the library keeps of a result. A run of several pictures gives several results. Absent for a tool of which nothing is kept. */
  kept?: (result: NoInfer<Result>, source: NoInfer<Source>) => readonly ResultParts[];
  /** Loads what the tool needs besides its own code, so that it works without a network. Never rejects. */
  prepare?: () => Promise<unknown>;
  /** The tool in one state of its run: `FileView` for a tool that works on one picture. */
  View: ComponentType<ToolViewProps<NoInfer<Source>, NoInfer<Options>, Result, NoInfer<Env>>>;
}

/** A tool as `defineTool` makes it, in `definition.tsx` of its folder. */
export interface ToolDefinition<Source extends RunSource, Options extends object, Result, Env>
  extends ToolBase<Source, Options, Result, Env> {
  useEnv: () => Env;
  engine: ToolEngine<Source, Options, Result, Env>;
  batch?: ToolBatch;
  /** Loads the tool as a step of a recipe. */
  loadStep?: () => Promise<RecipeStep>;
}
