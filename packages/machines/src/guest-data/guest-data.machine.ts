import { isEmptyData, type Outcome, type OwnedData } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-library';
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import { failureToast, problemOf, unexpectedOutcome } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  type NotifyEmitted,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';
import { successToast } from '../shared/toast';

interface GuestDataContext {
  /** What visitors without an account have made in this browser; undefined until it is known. */
  found: OwnedData | undefined;
}

type GuestDataEvent =
  /** The user takes it into the account. */
  | { type: 'move.requested' }
  /** It is not the user's, or stays where it is: the user is not asked again. */
  | { type: 'offer.declined' };

type GuestDataEmitted =
  | NotifyEmitted
  | ErrorCaughtEmitted
  /** The app remembers that this user has answered. */
  | { type: 'offer.answered' };

/**
 * Offers a signed-in user what was made in this browser without an account. Nothing is moved unless the user asks for it: others
 * may have used this browser. The app starts it when a user has signed in who has not answered yet, and stops it with the session.
 *
 * @testing Use `controlledActor` for both actors. The machine has no timers. Test that a failed move is offered again.
 */
export const guestDataMachine = setup({
  types: {} as { context: GuestDataContext; events: GuestDataEvent; emitted: GuestDataEmitted },
  actors: {
    /** Counts what visitors have made. */
    readGuestData: requiredActor<OwnedData, void>('readGuestData'),
    /** Moves it to the user. What was moved before a failure stays moved. */
    moveGuestData: requiredActor<Outcome, void>('moveGuestData'),
  },
  guards: { isOk, isEmpty: (_, data: OwnedData) => isEmptyData(data) },
  actions: {
    storeFound: assign((_, found: OwnedData) => ({ found })),
    emitAnswered: emit({ type: 'offer.answered' }),
    notifyMoved: emit({ type: 'notify', toast: successToast(messages.guestDataMoved) }),
    notifyFailed: emit((_, outcome: Outcome) => ({
      type: 'notify',
      toast: failureToast(messages.guestDataNotMoved, problemOf(outcome)),
    })),
    reportError: reportError(),
  },
}).createMachine({
  id: 'guest-data',
  context: { found: undefined },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readGuestData',
        onDone: [
          { guard: { type: 'isEmpty', params: outputOf<OwnedData> }, target: 'closed' },
          { target: 'offering', actions: { type: 'storeFound', params: outputOf } },
        ],
        onError: { target: 'closed', actions: report },
      },
    },
    offering: {
      on: {
        'move.requested': { target: 'moving' },
        'offer.declined': { target: 'closed', actions: 'emitAnswered' },
      },
    },
    moving: {
      invoke: {
        src: 'moveGuestData',
        onDone: [
          { guard: ifOk, target: 'closed', actions: 'notifyMoved' },
          { target: 'reading', actions: { type: 'notifyFailed', params: outputOf } },
        ],
        onError: {
          target: 'reading',
          actions: [{ type: 'notifyFailed', params: unexpectedOutcome }, report],
        },
      },
    },
    closed: {},
  },
});

export type GuestDataActor = ActorRefFrom<typeof guestDataMachine>;
export type GuestDataSnapshot = SnapshotFrom<typeof guestDataMachine>;
