import {
  createToolRunMachine,
  type InspectInput,
  type InspectOutcome,
  type ProcessInput,
  type ProcessOutcome,
  type ToastOptions,
  type ToolRunActor,
} from '@verapix/machines';
import { createActor, fromPromise } from 'xstate';
import { type RunSource, runInputOf, type Tool } from './define-tool';

interface ToolRunEnvironment<Env> {
  /** The page's values of its latest render. */
  env: () => Env;
  notify: (toast: ToastOptions) => void;
}

/**
 * Starts a tool's machine with its intake and its engine, and forwards the events it emits. The caller stops it. Loaded
 * apart from the page, with XState and the machine.
 */
export function startToolActor<Source extends RunSource, Options extends object, Result, Env>(
  tool: Tool<Source, Options, Result, Env>,
  { env, notify }: ToolRunEnvironment<Env>,
): ToolRunActor<Source, Options, Result> {
  const { inspect } = tool.source;
  const machine = createToolRunMachine<Source, Options, Result>().provide({
    actors: {
      ...(inspect && {
        inspect: fromPromise<InspectOutcome<Source>, InspectInput<readonly File[]>>(({ input }) =>
          inspect(input.files, env()),
        ),
      }),
      process: fromPromise<ProcessOutcome<Result>, ProcessInput<Source, Options>>(({ input, signal }) =>
        tool.engine.run(input, signal),
      ),
    },
  });
  const actor = createActor(machine, { input: runInputOf(tool, env) });
  const handle = () => ({ send: actor.send, context: actor.getSnapshot().context, env: env() });
  actor.on('notify', ({ toast }) => notify(toast));
  actor.on('error.caught', ({ error }) => console.error(error));
  actor.on('source.accepted', ({ source }) => tool.onSource?.(source, handle()));
  actor.on('run.succeeded', ({ result }) => tool.onResult?.(result, handle()));
  return actor.start();
}
