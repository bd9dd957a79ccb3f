import type { Problem } from '@verapix/domain';
import type { ToolRunContext, ToolRunTag } from './tool-run.types';

/** The parts of a snapshot that a selector reads. */
interface View<Context> {
  context: Context;
}
interface Tagged {
  hasTag: (tag: ToolRunTag) => boolean;
}

/** Whether a file is being inspected or a run is in progress. */
export const isBusy = (snapshot: Tagged): boolean => snapshot.hasTag('busy');

/** Whether leaving the page would lose a run in progress or an unsaved result. */
export const shouldWarnBeforeLeaving = (snapshot: Tagged): boolean =>
  isBusy(snapshot) || snapshot.hasTag('unsaved');

/** Why a run cannot start now; undefined if it can, and while there is no source. */
export const blockerOf = <Source, Options extends object, Result>({
  source,
  options,
  validate,
}: ToolRunContext<Source, Options, Result>): Problem | undefined =>
  source === undefined ? undefined : validate(source, options);

/** Why a run with the current source and options cannot start. */
export const selectBlocker = <Source, Options extends object, Result>({
  context,
}: View<ToolRunContext<Source, Options, Result>>): Problem | undefined => blockerOf(context);

/**
 * Whether the result was made with other options than the current ones. Options are compared one by one: choosing the
 * earlier options again makes the result current again.
 */
export function isStale<Options extends object>({
  context: { result, options, lastRunOptions },
}: View<{ result: unknown; options: Options; lastRunOptions: Options | undefined }>): boolean {
  if (result === undefined || lastRunOptions === undefined || lastRunOptions === options) return false;
  const names = new Set([...Object.keys(options), ...Object.keys(lastRunOptions)]) as Set<keyof Options>;
  return [...names].some((name) => !Object.is(options[name], lastRunOptions[name]));
}
