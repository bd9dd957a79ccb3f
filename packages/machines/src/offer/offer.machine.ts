import { isOfferOver, type Outcome } from '@verapix/domain';
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';

interface OfferInput {
  /** The device's time in milliseconds since 1970, such as `Date.now`. */
  now: () => number;
}

interface OfferContext extends OfferInput {
  /** Whose offer it is; null while signed out. */
  userId: string | null;
  /** When it ends, in milliseconds of the server's clock; null before the first checkout, undefined until loaded. */
  endsAt: number | null | undefined;
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  ahead: number;
}

type OfferEvent =
  /** The user signed in or out. The same user again changes nothing. */
  | { type: 'user.changed'; userId: string | null }
  /** A checkout may have started the clock, or the user retries: loads it again. What is known applies until then. */
  | { type: 'refresh.requested' }
  /** The tab becomes visible again: reads the time, because timers stop while a computer sleeps. */
  | { type: 'time.checked' };

/** Times in milliseconds since 1970, by the server's clock. `endsAt` is null before the first checkout. */
export type LoadOfferOutcome = Outcome<{ endsAt: number | null; now: number }>;

interface User {
  userId: string | null;
}

/** The time by the server's clock, in milliseconds since 1970. */
export const serverTime = ({ now, ahead }: Pick<OfferContext, 'now' | 'ahead'>): number => now() + ahead;

const store = { type: 'storeOffer', params: outputOf<LoadOfferOutcome> } as const;
const refresh = { 'refresh.requested': { target: 'loading' } } as const;

/**
 * The offer of the signed-in user, which ends seven days after the first checkout. The server says when, and what time it
 * is: the device's clock may be wrong. The app starts the machine together with the session. Visitors see the offer without
 * a clock, and so does a user before the first checkout (`open`). `over` is left only if the server says otherwise.
 *
 * @testing Use `controlledActor` for `loadOffer`, a `SimulatedClock` for the timer, and a `now` that the test can shift
 * against it, as when a computer sleeps or its clock is wrong.
 */
export const offerMachine = setup({
  types: {} as {
    context: OfferContext;
    input: OfferInput;
    events: OfferEvent;
    emitted: ErrorCaughtEmitted;
  },
  actors: {
    /** Asks the server when the user's offer ends. */
    loadOffer: requiredActor<LoadOfferOutcome, undefined>('loadOffer'),
  },
  guards: {
    isOk,
    isKnown: ({ context }) => context.endsAt !== undefined,
    isSameUser: ({ context }, { userId }: User) => userId === context.userId,
    isSignedOut: (_, { userId }: User) => userId === null,
    isOver: ({ context }) => isOfferOver(context.endsAt ?? null, serverTime(context)),
    hasEnd: ({ context }) => typeof context.endsAt === 'number',
  },
  actions: {
    changeUser: assign((_, { userId }: User) => ({ userId, endsAt: undefined })),
    storeOffer: assign(({ context }, outcome: LoadOfferOutcome) =>
      outcome.ok ? { endsAt: outcome.endsAt, ahead: outcome.now - context.now() } : {},
    ),
    reportError: reportError(),
  },
  delays: {
    untilEnd: ({ context }) => Math.max(0, (context.endsAt ?? 0) - serverTime(context)),
  },
}).createMachine({
  id: 'offer',
  context: ({ input: { now } }) => ({ now, userId: null, endsAt: undefined, ahead: 0 }),
  initial: 'signedOut',
  on: {
    'user.changed': [
      { guard: { type: 'isSameUser', params: ({ event }) => event } },
      {
        guard: { type: 'isSignedOut', params: ({ event }) => event },
        target: '.signedOut',
        actions: { type: 'changeUser', params: ({ event }) => event },
      },
      { target: '.loading', actions: { type: 'changeUser', params: ({ event }) => event } },
    ],
  },
  states: {
    signedOut: {},
    loading: {
      on: { 'refresh.requested': { target: 'loading', reenter: true } },
      invoke: {
        src: 'loadOffer',
        onDone: [
          { guard: ifOk, target: 'deciding', actions: store },
          { guard: 'isKnown', target: 'deciding' },
          { target: 'failed' },
        ],
        onError: [
          { guard: 'isKnown', target: 'deciding', actions: report },
          { target: 'failed', actions: report },
        ],
      },
    },
    failed: { on: refresh },
    deciding: {
      always: [
        { guard: 'isOver', target: 'over' },
        { guard: 'hasEnd', target: 'running' },
        { target: 'open' },
      ],
    },
    open: { on: refresh },
    running: {
      // The clock may have been set back: wait for the rest.
      after: { untilEnd: { target: 'deciding' } },
      on: { ...refresh, 'time.checked': { target: 'deciding' } },
    },
    over: { on: refresh },
  },
});

export type OfferActor = ActorRefFrom<typeof offerMachine>;
export type OfferSnapshot = SnapshotFrom<typeof offerMachine>;
