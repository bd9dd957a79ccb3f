import type { Blocker, ToolRunContext } from './tool-run.types';

/** What stands in the way of a run now; nothing while there is no source to run with. */
export function blockerOf<Source, Options extends object, Result>(
  context: ToolRunContext<Source, Options, Result>,
): Blocker | undefined {
  return context.source === undefined ? undefined : context.validate(context.source, context.options);
}
