import { isEmptyData, type Outcome, type OwnedData, type Problem } from '@verapix/domain';
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import { problemOf, unexpectedProblem } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';

interface SignOutContext {
  /** What this browser keeps for the user; undefined until it is known. */
  kept: OwnedData | undefined;
  /** Why it was not deleted; cleared by the next attempt. */
  problem: Problem | undefined;
}

type SignOutEvent =
  /** The user signs out, and what is kept stays for the next sign-in. */
  | { type: 'keeping.chosen' }
  /** The user signs out once what is kept is deleted. */
  | { type: 'deleting.chosen' }
  /** The user closes the question and stays signed in. */
  | { type: 'question.dismissed' };

type SignOutEmitted =
  /** The question is answered. `confirmed` says whether the user signs out. */
  { type: 'question.closed'; confirmed: boolean } | ErrorCaughtEmitted;

/**
 * Asks a user who signs out what stays on this device. Whoever keeps nothing here is not asked. The app starts one for each
 * sign-out, and stops it with the question.
 *
 * @testing Use `controlledActor` for both actors. The machine has no timers. Test that `question.closed` is emitted once, and that
 * nobody stays signed in because what is kept cannot be read.
 */
export const signOutMachine = setup({
  types: {} as { context: SignOutContext; events: SignOutEvent; emitted: SignOutEmitted },
  actors: {
    /** Counts what this browser keeps for the user. */
    readOwnData: requiredActor<OwnedData, void>('readOwnData'),
    /** Deletes it. */
    deleteOwnData: requiredActor<Outcome, void>('deleteOwnData'),
  },
  guards: { isOk, isEmpty: (_, data: OwnedData) => isEmptyData(data) },
  actions: {
    storeKept: assign((_, kept: OwnedData) => ({ kept })),
    clearProblem: assign({ problem: undefined }),
    storeProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    emitClosed: emit((_, { confirmed }: { confirmed: boolean }) => ({ type: 'question.closed', confirmed })),
    reportError: reportError(),
  },
}).createMachine({
  id: 'sign-out',
  context: { kept: undefined, problem: undefined },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readOwnData',
        onDone: [
          { guard: { type: 'isEmpty', params: outputOf<OwnedData> }, target: 'confirmed' },
          { target: 'asking', actions: { type: 'storeKept', params: outputOf } },
        ],
        onError: { target: 'confirmed', actions: report },
      },
    },
    asking: {
      on: {
        'keeping.chosen': { target: 'confirmed' },
        'deleting.chosen': { target: 'deleting' },
        'question.dismissed': { target: 'dismissed' },
      },
    },
    deleting: {
      entry: 'clearProblem',
      invoke: {
        src: 'deleteOwnData',
        onDone: [
          { guard: ifOk, target: 'confirmed' },
          {
            target: 'asking',
            actions: { type: 'storeProblem', params: ({ event }) => ({ problem: problemOf(event.output) }) },
          },
        ],
        onError: {
          target: 'asking',
          actions: [{ type: 'storeProblem', params: { problem: unexpectedProblem } }, report],
        },
      },
    },
    confirmed: { entry: { type: 'emitClosed', params: { confirmed: true } }, type: 'final' },
    dismissed: { entry: { type: 'emitClosed', params: { confirmed: false } }, type: 'final' },
  },
});

export type SignOutActor = ActorRefFrom<typeof signOutMachine>;
export type SignOutSnapshot = SnapshotFrom<typeof signOutMachine>;
