import type { Engine, EngineFailure, FileSource, WeightsKey } from '@verapix/engines';
import type { ProcessInput, ProcessOutcome } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-run';
import { chooseEngines } from '../lib/engine-choice';
import { isLoadFailure, type Problem } from '@verapix/domain';

/** A tool's engine: how it is loaded and made, and how the run's types map to its own. */
export interface EngineConfig<Module, Source, Options, Input, Output, Result, Env = unknown, Part = never> {
  /** Imports the engine. Nothing of it is loaded with the page. */
  load: () => Promise<Module>;
  /** Makes the engine that works on the device. `weightsAt` says where the app serves a file of weights. */
  device: (module: Module, weightsAt: (name: WeightsKey) => FileSource) => Engine<Input, Output, Part>;
  /** Makes the engine of `?engines=simulated`. */
  simulated: (module: Module) => Engine<Input, Output>;
  /** `env` is what the tool's `useEnv` returned in the page's latest render. */
  input: (source: Source, options: Options, env: Env) => Input;
  /** What the machine keeps of the engine's output. Default: all of it. */
  result?: (output: Output, options: Options) => Result;
  /** The failure as the page shows it. Default: the engine's own words. */
  failure?: (failure: EngineFailure, source: Source) => Problem;
  /** Receives the parts of a result that the engine finishes before the rest. */
  onPart?: (part: Part, env: Env, source: Source) => void;
}

/** An engine behind the types of its tool's runs. */
export interface ToolEngine<Source, Options extends object, Result, Env = unknown> {
  /** Aborting the signal stops the engine. */
  run: (
    input: ProcessInput<Source, Options>,
    signal: AbortSignal,
    env: Env,
  ) => Promise<ProcessOutcome<Result>>;
  /** Loads the code that a run needs, weights apart. Rejects when it cannot be loaded. */
  prepare: () => Promise<void>;
}

const notLoaded: EngineFailure = {
  code: 'model-unavailable',
  message: messages.notLoaded,
  fix: messages.notLoadedFix,
};

/** The engine that a tool declares, selected by the address. */
export function bindEngine<Module, Source, Options extends object, Input, Output, Result, Env, Part>({
  load,
  device,
  simulated,
  input: inputOf,
  // `Result` is another type than `Output` only where `result` is given.
  result: resultOf = (output) => output as unknown as Result,
  failure: failureOf = (failure) => failure,
  onPart,
}: EngineConfig<Module, Source, Options, Input, Output, Result, Env, Part>): ToolEngine<
  Source,
  Options,
  Result,
  Env
> {
  const open = async (): Promise<Engine<Input, Output, Part>> => {
    const isSimulated = chooseEngines(location.search) === 'simulated';
    const [module, { weightsAt }] = await Promise.all([load(), import('./weights-at')]);
    if (isSimulated) return simulated(module);
    return device(module, weightsAt);
  };
  return {
    prepare: async () => (await open()).prepare?.(),
    run: async ({ source, options, report }, signal, env) => {
      const engine = await open().catch((error: unknown) => {
        if (isLoadFailure(error)) return undefined;
        throw error;
      });
      if (!engine) return { ok: false, failure: failureOf(notLoaded, source) };
      const outcome = await engine.run(inputOf(source, options, env), {
        signal,
        onProgress: report,
        ...(onPart && { onPart: (part: Part) => onPart(part, env, source) }),
      });
      return outcome.ok
        ? { ok: true, value: resultOf(outcome.value, options) }
        : { ok: false, failure: failureOf(outcome.failure, source) };
    },
  };
}
