import type { ToolRunInput, ToolRunSnapshot } from '@verapix/machines';

type Context<Source, Options extends object, Result> = ToolRunSnapshot<Source, Options, Result>['context'];

/** The whole context of a tool's machine as a story wants it: its beginning, changed in places. */
export function toolRunContext<Source, Options extends object, Result>(
  input: ToolRunInput<Source, Options, Result>,
  changes: Partial<Context<Source, Options, Result>>,
): Context<Source, Options, Result> {
  return {
    options: input.options,
    validate: input.validate ?? (() => undefined),
    messages: {},
    source: input.source,
    rejection: undefined,
    failure: undefined,
    result: undefined,
    keeps: input.keeps ?? 0,
    kept: [],
    ranWith: undefined,
    progress: undefined,
    run: 0,
    ...changes,
  };
}
