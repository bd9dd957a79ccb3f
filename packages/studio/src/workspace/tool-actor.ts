import { isLoadFailure, type Problem, toolById } from '@verapix/domain';
import {
  createToolRunMachine,
  type InspectInput,
  type InspectOutcome,
  type ProcessInput,
  type ProcessOutcome,
  type ToolRunInput,
} from '@verapix/machines';
import * as messages from '@verapix/messages/tool-page';
import { createActor, fromPromise } from 'xstate';
import type { StudioHost } from '../host';
import { chooseEngines } from '../lib/engine-choice';
import { keepResult } from '../store/keep-result';
import { optionsOf } from '../store/settings';
import { takeRepeatedSettings } from './hand-over';
import type { RunSource, ToolDefinition } from './tool-definition';

/** What a tool's machine starts with. `env` returns the values of the page's latest render. */
export function runInputOf<Source extends RunSource, Options extends object, Result, Env>(
  { options, messages: texts, source, historyLimit, validate }: ToolDefinition<Source, Options, Result, Env>,
  env: () => Env,
): ToolRunInput<Source, Options, Result> {
  return {
    options,
    messages: texts,
    ...(source.initial !== undefined && { source: source.initial }),
    ...(historyLimit !== undefined && { historyLimit }),
    ...(validate && { validate: (picture, current) => validate(picture, current, env()) }),
  };
}

/** Why a file could not be checked: the code that opens it could not be loaded. */
const missingCode = (): Problem =>
  navigator.onLine
    ? { code: 'code-missing', message: messages.unreachable, fix: messages.unreachableFix }
    : { code: 'code-missing', message: messages.offline, fix: messages.offlineFix };

/**
 * Creates a tool's actor with its intake and its engine, and forwards the events it emits. The caller starts and stops it.
 * `env` returns the values of the page's latest render.
 */
export function createToolActor<Source extends RunSource, Options extends object, Result, Env>(
  tool: ToolDefinition<Source, Options, Result, Env>,
  env: () => Env,
  host: Pick<StudioHost, 'notify' | 'mayStore' | 'noteRun'>,
) {
  const { inspect } = tool.source;
  const machine = createToolRunMachine<Source, Options, Result>().provide({
    actors: {
      ...(inspect && {
        inspect: fromPromise<InspectOutcome<Source>, InspectInput<readonly File[]>>(async ({ input }) => {
          try {
            return await inspect(input.files, env(), input);
          } catch (error) {
            if (!isLoadFailure(error)) throw error;
            return { ok: false, rejection: missingCode() };
          }
        }),
      }),
      process: fromPromise<ProcessOutcome<Result>, ProcessInput<Source, Options>>(
        async ({ input, signal }) => {
          const startedAt = performance.now();
          const outcome = await tool.engine.run(input, signal, env());
          const milliseconds = Math.round(performance.now() - startedAt);
          if (outcome.ok && chooseEngines(location.search) === 'device')
            host.noteRun({ tool: tool.id, milliseconds });
          return outcome;
        },
      ),
    },
  });
  const actor = createActor(machine, { input: runInputOf(tool, env) });
  const runOf = (source: Source) => ({ snapshot: actor.getSnapshot(), send: actor.send, source, env: env() });
  actor.on('notify', ({ toast }) => host.notify(toast));
  actor.on('error.caught', ({ error }) => console.error(error));
  actor.on('source.accepted', ({ source }) => {
    tool.onSource?.(runOf(source));
    const settings = takeRepeatedSettings(toolById(tool.id).path);
    if (settings) actor.send({ type: 'options.changed', options: optionsOf(settings, tool.options) });
    if (tool.autoStart) actor.send({ type: 'run.start' });
  });
  actor.on('run.succeeded', ({ result }) => {
    const { source, lastRunOptions = {} } = actor.getSnapshot().context;
    if (source === undefined) return;
    tool.onResult?.(result, runOf(source));
    const parts = tool.kept?.(result, source) ?? [];
    keepResult({ tool: tool.id, source, options: lastRunOptions, parts }, host)
      .then((isKept) => {
        if (isKept && actor.getSnapshot().context.result === result) actor.send({ type: 'result.kept' });
      })
      .catch(console.error);
  });
  return actor;
}
