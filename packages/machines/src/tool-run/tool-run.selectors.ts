import { blockerOf } from './blocker-of';
import type {
  Blocker,
  Failure,
  Rejection,
  ToolRunContext,
  ToolRunProgress,
  ToolRunTag,
} from './tool-run.types';

/** What selectors read of a snapshot. */
export interface ToolRunView<Source, Options extends object, Result> {
  context: ToolRunContext<Source, Options, Result>;
  hasTag: (tag: ToolRunTag) => boolean;
}

type Tagged = Pick<ToolRunView<unknown, object, unknown>, 'hasTag'>;
type With<Key extends keyof ToolRunContext<unknown, object, unknown>> = {
  context: Pick<ToolRunContext<unknown, object, unknown>, Key>;
};

/** Whether a file is being looked at or a run is under way. */
export const isBusy = (snapshot: Tagged): boolean => snapshot.hasTag('busy');

/** Whether a result is there that nobody has saved. */
export const hasUntakenResult = (snapshot: Tagged): boolean => snapshot.hasTag('untaken');

/** Whether leaving the page would lose something. */
export const shouldWarnBeforeLeaving = (snapshot: Tagged): boolean =>
  isBusy(snapshot) || hasUntakenResult(snapshot);

/** The latest report of the run under way; absent before the first one and outside a run. */
export const selectProgress = (snapshot: With<'progress'>): ToolRunProgress | undefined =>
  snapshot.context.progress;

/** Why the last choice of a file was not taken. */
export const selectRejection = (snapshot: With<'rejection'>): Rejection | undefined =>
  snapshot.context.rejection;

/** Why the last run gave no result. */
export const selectFailure = (snapshot: With<'failure'>): Failure | undefined => snapshot.context.failure;

export const selectSource = <Source, Options extends object, Result>(
  snapshot: Pick<ToolRunView<Source, Options, Result>, 'context'>,
): Source | undefined => snapshot.context.source;

export const selectResult = <Source, Options extends object, Result>(
  snapshot: Pick<ToolRunView<Source, Options, Result>, 'context'>,
): Result | undefined => snapshot.context.result;

export const selectOptions = <Source, Options extends object, Result>(
  snapshot: Pick<ToolRunView<Source, Options, Result>, 'context'>,
): Options => snapshot.context.options;

/** What keeps a run with this source and these options from starting. */
export const selectBlocker = <Source, Options extends object, Result>(
  snapshot: Pick<ToolRunView<Source, Options, Result>, 'context'>,
): Blocker | undefined => blockerOf(snapshot.context);

/**
 * Whether the result was made with other options than the ones chosen now. Options are compared one by one, so
 * that going back to the earlier ones makes the result fresh again.
 */
export function isStale<Source, Options extends object, Result>({
  context: { result, options, ranWith },
}: Pick<ToolRunView<Source, Options, Result>, 'context'>): boolean {
  if (result === undefined || ranWith === undefined || ranWith === options) return false;
  const names = new Set([...Object.keys(options), ...Object.keys(ranWith)]) as Set<keyof Options>;
  return [...names].some((name) => !Object.is(options[name], ranWith[name]));
}
