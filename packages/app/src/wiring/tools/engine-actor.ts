import type { Engine, EngineFailure } from '@verapix/engines';
import type { Failure, NoOptions, ProcessInput, ProcessOutcome } from '@verapix/machines';
import { fromPromise } from 'xstate';
import { isLoadFailure } from '../is-load-failure';

/** What a tool's engine is, and how the tool's machine speaks with it. */
interface EngineUse<Source, Options, Input, Output, Result> {
  /** Fetches and makes the engine; called for each run, so that nothing of it comes with the page. */
  open: () => Promise<Engine<Input, Output>>;
  inputOf: (source: Source, options: Options) => Input;
  /** What the machine keeps of what the engine made; absent, all of it. */
  resultOf?: (output: Output, options: Options) => Result;
  /** The failure as the page tells it; absent, in the engine's own words. */
  failureOf?: (failure: EngineFailure, source: Source) => Failure;
}

const notLoaded: EngineFailure = {
  code: 'model-unavailable',
  message: 'The tool could not be loaded.',
  fix: 'Check your connection and try again.',
};

/** Opens an engine; undefined when its code could not be fetched. */
async function openOrNot<Opened>(open: () => Promise<Opened>): Promise<Opened | undefined> {
  try {
    return await open();
  } catch (error) {
    if (isLoadFailure(error)) return undefined;
    throw error;
  }
}

/** Fetches an engine and the code its runs need. Rejects when the engine can't be had. */
export async function prepareEngine(open: () => Promise<Pick<Engine<unknown, unknown>, 'prepare'>>) {
  const engine = await open();
  await engine.prepare?.();
}

/** The `process` actor of a tool: runs its engine on what the machine holds. Stopping the actor stops the engine. */
export function engineActor<Source, Input, Output, Options = NoOptions, Result = Output>({
  open,
  inputOf,
  // Nothing but a `resultOf` makes the result another type.
  resultOf = (output) => output as unknown as Result,
  failureOf = (failure) => failure,
}: EngineUse<Source, Options, Input, Output, Result>) {
  return fromPromise<ProcessOutcome<Result>, ProcessInput<Source, Options>>(
    async ({ input: { source, options, report }, signal }) => {
      const engine = await openOrNot(open);
      if (!engine) return { ok: false, failure: failureOf(notLoaded, source) };
      const outcome = await engine.run(inputOf(source, options), { signal, onProgress: report });
      if (!outcome.ok) return { ok: false, failure: failureOf(outcome.failure, source) };
      return { ok: true, value: resultOf(outcome.value, options) };
    },
  );
}
