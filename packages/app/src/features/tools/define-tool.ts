import { decodeMaxPixels, type ToolId, uploadMaxBytes } from '@verapix/domain';
import type { Engine, EngineFailure, FileSource, PictureSource, weights } from '@verapix/engines';
import type {
  Blocker,
  Failure,
  InspectOutcome,
  NoSource,
  ProcessInput,
  ProcessOutcome,
  ToolRunContext,
  ToolRunInput,
  ToolRunMessages,
  ToolRunSend,
  ToolRunSnapshot,
} from '@verapix/machines';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { chooseEngines } from '../../app/engine-choice';
import { isLoadFailure } from '../../lib/is-load-failure';
import type { IntakeOptions } from './parts/PictureIntake';

/** What a run works on: a file that was checked, or nothing for a tool that has a form instead. */
export type RunSource = NoSource | { name: string; bytes: number };

/** Where a tool's source comes from. Made by `pictures` or `form`, or written out by a tool that takes other files. */
export interface ToolSource<Source, Env> {
  /** The source of a tool without files. Its runs can start at once. */
  initial?: Source;
  /** Checks chosen files: what they are, how large, whether they can be opened. */
  inspect?: (files: readonly File[], env: Env) => Promise<InspectOutcome<Source>>;
  /** Texts and samples of the upload area. */
  intake?: IntakeOptions;
  /** What the user has to do again after the tool's code could not be loaded, such as `try again`. */
  again: (env: Env) => string;
}

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
  /** Texts and samples of the upload area. */
  intake: IntakeOptions;
  /** Loaded with the first event, or when the page is idle. Render it inside `Suspense`. */
  Workspace: ComponentType<WorkspaceProps<Source, Options, Result, Env>>;
}

/** A run, for reactions to its events. */
interface ToolRunHandle<Source, Options extends object, Result, Env> {
  send: ToolRunSend<Options, Result>;
  context: ToolRunContext<Source, Options, Result>;
  env: Env;
}

/** A tool's engine: how it is loaded and made, and how the run's types map to its own. */
interface EngineConfig<Module, Source, Options, Input, Output, Result> {
  /** Imports the engine. Nothing of it is loaded with the page. */
  load: () => Promise<Module>;
  /** Makes the engine that works on the device. `weightsAt` says where the app serves a file of weights. */
  device: (module: Module, weightsAt: (name: keyof typeof weights) => FileSource) => Engine<Input, Output>;
  /** Makes the engine of `?engines=simulated`. */
  simulated: (module: Module) => Engine<Input, Output>;
  input: (source: Source, options: Options) => Input;
  /** What the machine keeps of the engine's output. Default: all of it. */
  result?: (output: Output, options: Options) => Result;
  /** The failure as the page shows it. Default: the engine's own words. */
  failure?: (failure: EngineFailure, source: Source) => Failure;
}

/** An engine behind the types of its tool's runs. */
interface ToolEngine<Source, Options extends object, Result> {
  /** Aborting the signal stops the engine. */
  run: (input: ProcessInput<Source, Options>, signal: AbortSignal) => Promise<ProcessOutcome<Result>>;
  /** Loads the code that a run needs, weights apart. Rejects when it cannot be loaded. */
  prepare: () => Promise<void>;
}

interface ToolBase<Source, Options extends object, Result, Env> {
  id: ToolId;
  /** What the tool does, in a sentence or two. */
  lead: string;
  source: ToolSource<Source, Env>;
  /** The options that the first run starts with. */
  options: Options;
  /** Why a run with these options may not start. Pure and quick: views ask on each render. */
  validate?: (source: Source, options: Options, env: Env) => Blocker | undefined;
  messages: ToolRunMessages<Result>;
  /** How many results are kept to choose from. Default: only the latest. */
  historyLimit?: number;
  /** A file was accepted. */
  onSource?: (source: Source, run: ToolRunHandle<Source, Options, Result, Env>) => void;
  /** A run succeeded. */
  onResult?: (result: Result, run: ToolRunHandle<Source, Options, Result, Env>) => void;
  /** What is shown at first, and prerendered: `FileView` for a tool that works on one picture. */
  View: ComponentType<ToolViewProps<NoInfer<Source>, NoInfer<Options>, NoInfer<Result>, NoInfer<Env>>>;
}

interface ToolConfig<Module, Source, Options extends object, Input, Output, Result, Env>
  extends ToolBase<Source, Options, Result, Env> {
  engine: EngineConfig<Module, Source, Options, Input, Output, Result>;
  /** A hook. What the tool reads from the rest of the app, such as the plan, and state that its parts share. */
  useEnv?: () => Env;
  /** Imports the workspace: what is shown once there is something to work on. */
  Workspace: () => Promise<{ Workspace: ComponentType<WorkspaceProps<Source, Options, Result, Env>> }>;
}

type LazyWorkspace<Source, Options extends object, Result, Env> = LazyExoticComponent<
  ComponentType<WorkspaceProps<Source, Options, Result, Env>>
> & { load: () => Promise<unknown> };

/** A tool as `defineTool` makes it. */
export interface Tool<Source extends RunSource, Options extends object, Result, Env>
  extends ToolBase<Source, Options, Result, Env> {
  engine: ToolEngine<Source, Options, Result>;
  useEnv: () => Env;
  Workspace: LazyWorkspace<Source, Options, Result, Env>;
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
  return { ...config, engine: bindEngine(engine), useEnv, Workspace: lazyWorkspace(Workspace) };
}

export function lazyWorkspace<Source, Options extends object, Result, Env>(
  load: () => Promise<{ Workspace: ComponentType<WorkspaceProps<Source, Options, Result, Env>> }>,
): LazyWorkspace<Source, Options, Result, Env> {
  return Object.assign(
    lazy(async () => ({ default: (await load()).Workspace })),
    { load },
  );
}

/** What a tool's machine starts with. `env` returns the values of the page's latest render. */
export function runInputOf<Source extends RunSource, Options extends object, Result, Env>(
  { options, messages, source, historyLimit, validate }: Tool<Source, Options, Result, Env>,
  env: () => Env,
): ToolRunInput<Source, Options, Result> {
  return {
    options,
    messages,
    ...(source.initial !== undefined && { source: source.initial }),
    ...(historyLimit !== undefined && { historyLimit }),
    ...(validate && { validate: (picture, current) => validate(picture, current, env()) }),
  };
}

interface PictureSourceOptions extends IntakeOptions {
  maxBytes?: number;
  /** Of several chosen files, uses the first instead of refusing all. */
  firstOnly?: boolean;
}

/** The source of a tool that works on one picture. */
export function pictures({
  maxBytes = uploadMaxBytes,
  firstOnly = false,
  ...intake
}: PictureSourceOptions = {}): ToolSource<PictureSource, unknown> {
  return {
    intake,
    again: () => 'choose the picture again',
    inspect: async (files, _env) => {
      const { inspectPicture } = await import('@verapix/engines');
      const limits = { maxBytes, maxPixels: decodeMaxPixels };
      const inspection = await inspectPicture(firstOnly ? files.slice(0, 1) : files, limits);
      return inspection.ok ? { ok: true, source: inspection.picture } : inspection;
    },
  };
}

/** The source of a tool that works on what its form says. */
export const form: ToolSource<NoSource, unknown> = { initial: 'no-file', again: () => 'try again' };

const notLoaded: EngineFailure = {
  code: 'model-unavailable',
  message: 'The tool could not be loaded.',
  fix: 'Check your connection and try again.',
};

function bindEngine<Module, Source, Options extends object, Input, Output, Result>({
  load,
  device,
  simulated,
  input: inputOf,
  // `Result` is another type than `Output` only where `result` is given.
  result: resultOf = (output) => output as unknown as Result,
  failure: failureOf = (failure) => failure,
}: EngineConfig<Module, Source, Options, Input, Output, Result>): ToolEngine<Source, Options, Result> {
  const open = async () => {
    const isSimulated = chooseEngines(location.search) === 'simulated';
    const [module, { weights, weightsSourceOf }] = await Promise.all([load(), import('@verapix/engines')]);
    if (isSimulated) return simulated(module);
    const folder = new URL(`${import.meta.env.BASE_URL}weights/`, location.href).href;
    return device(module, (name) => weightsSourceOf(weights[name], folder));
  };
  return {
    prepare: async () => (await open()).prepare?.(),
    run: async ({ source, options, report }, signal) => {
      const engine = await open().catch((error: unknown) => {
        if (isLoadFailure(error)) return undefined;
        throw error;
      });
      if (!engine) return { ok: false, failure: failureOf(notLoaded, source) };
      const outcome = await engine.run(inputOf(source, options), { signal, onProgress: report });
      return outcome.ok
        ? { ok: true, value: resultOf(outcome.value, options) }
        : { ok: false, failure: failureOf(outcome.failure, source) };
    },
  };
}
