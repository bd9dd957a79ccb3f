import { type ActivityEvent, accountEvents, type Outcome, type Problem } from '@verapix/domain';
import { assign, type SnapshotFrom, setup } from 'xstate';
import { unexpectedOutcome } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';

export const activityFilters = ['all', 'security', 'other'] as const;
export type ActivityFilter = (typeof activityFilters)[number];

interface ActivityContext {
  /** The newest first. */
  events: readonly ActivityEvent[];
  filter: ActivityFilter;
  /** Why the log could not be loaded; cleared by the next attempt. */
  problem: Problem | undefined;
}

type ActivityMachineEvent =
  /** The user retries after the log could not be loaded. */
  | { type: 'load.retried' }
  /** The user chooses which events are shown. */
  | { type: 'filter.chosen'; filter: ActivityFilter };

export type LoadActivityOutcome = Outcome<{ events: readonly ActivityEvent[] }>;

/**
 * The log of what happened on the user's account. The privacy page starts it and stops it. The log is loaded once; the
 * filter only hides.
 *
 * @testing Use `controlledActor` for `loadActivity`. The machine has no timers.
 */
export const activityMachine = setup({
  types: {} as { context: ActivityContext; events: ActivityMachineEvent; emitted: ErrorCaughtEmitted },
  actors: {
    /** Loads the newest events of the user. */
    loadActivity: requiredActor<LoadActivityOutcome, void>('loadActivity'),
  },
  guards: { isOk },
  actions: {
    storeLoaded: assign((_, outcome: LoadActivityOutcome) =>
      outcome.ok ? { events: outcome.events } : { problem: outcome.problem },
    ),
    clearProblem: assign({ problem: undefined }),
    choose: assign((_, { filter }: { filter: ActivityFilter }) => ({ filter })),
    reportError: reportError(),
  },
}).createMachine({
  id: 'activity',
  context: { events: [], filter: 'all', problem: undefined },
  initial: 'loading',
  states: {
    loading: {
      entry: 'clearProblem',
      invoke: {
        src: 'loadActivity',
        onDone: [
          { guard: ifOk, target: 'listed', actions: { type: 'storeLoaded', params: outputOf } },
          { target: 'failed', actions: { type: 'storeLoaded', params: outputOf } },
        ],
        onError: { target: 'failed', actions: [{ type: 'storeLoaded', params: unexpectedOutcome }, report] },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading' } } },
    listed: {
      on: {
        'filter.chosen': {
          actions: { type: 'choose', params: ({ event }) => ({ filter: event.filter }) },
        },
      },
    },
  },
});

/** The events that the filter shows. */
export const selectShownActivity = ({
  context: { events, filter },
}: Pick<SnapshotFrom<typeof activityMachine>, 'context'>): readonly ActivityEvent[] =>
  filter === 'all'
    ? events
    : events.filter(({ kind }) => accountEvents[kind].security === (filter === 'security'));
