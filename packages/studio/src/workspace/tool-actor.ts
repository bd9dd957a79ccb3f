import { toolById } from '@verapix/domain';
import {
  createToolRunMachine,
  type InspectInput,
  type InspectOutcome,
  type ProcessInput,
  type ProcessOutcome,
  type ToolRunActor,
  type ToolRunInput,
} from '@verapix/machines';
import { createActor, fromPromise } from 'xstate';
import { takeRepeatedSettings } from './pass-on';
import { optionsOf } from '../store/settings';
import type { LoadedTool, RunSource, Tool } from './define-tool';
import type { StudioHost } from '../host';

/** What a tool's machine starts with. `env` returns the values of the page's latest render. */
export function runInputOf<Source extends RunSource, Options extends object, Result, Env>(
  { options, messages, source, historyLimit }: Tool<Source, Options, Result, Env>,
  { validate }: Pick<LoadedTool<Source, Options, Result, Env>, 'validate'>,
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

/**
 * Starts a tool's machine with its intake and its engine, and forwards the events it emits. The caller stops it. Loaded
 * apart from the page, with XState and the machine. `env` returns the values of the page's latest render.
 */
export function startToolActor<Source extends RunSource, Options extends object, Result, Env>(
  tool: Tool<Source, Options, Result, Env>,
  loaded: LoadedTool<Source, Options, Result, Env>,
  env: () => Env,
  host: Pick<StudioHost, 'notify' | 'mayStore'>,
): ToolRunActor<Source, Options, Result> {
  const { inspect } = tool.source;
  const machine = createToolRunMachine<Source, Options, Result>().provide({
    actors: {
      ...(inspect && {
        inspect: fromPromise<InspectOutcome<Source>, InspectInput<readonly File[]>>(({ input }) =>
          inspect(input.files, env(), input),
        ),
      }),
      process: fromPromise<ProcessOutcome<Result>, ProcessInput<Source, Options>>(({ input, signal }) =>
        loaded.engine.run(input, signal, env()),
      ),
    },
  });
  const actor = createActor(machine, { input: runInputOf(tool, loaded, env) });
  const runOf = (source: Source) => ({ snapshot: actor.getSnapshot(), send: actor.send, source, env: env() });
  actor.on('notify', ({ toast }) => host.notify(toast));
  actor.on('error.caught', ({ error }) => console.error(error));
  actor.on('source.accepted', ({ source }) => {
    loaded.onSource?.(runOf(source));
    const settings = takeRepeatedSettings(toolById(tool.id).path);
    if (settings) actor.send({ type: 'options.changed', options: optionsOf(settings, tool.options) });
    if (loaded.autoStart) actor.send({ type: 'run.start' });
  });
  actor.on('run.succeeded', ({ result }) => {
    const { source, lastRunOptions = {} } = actor.getSnapshot().context;
    if (source === undefined) return;
    loaded.onResult?.(result, runOf(source));
    void import('../store/keep-result')
      .then(({ keepResult }) => keepResult({ tool: tool.id, source, options: lastRunOptions, result }, host))
      .catch(console.error);
  });
  return actor.start();
}
