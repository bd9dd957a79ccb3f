import { delays } from '@verapix/facts';
import {
  type ActorRefFrom,
  assign,
  type DoneActorEvent,
  type ErrorActorEvent,
  emit,
  type SnapshotFrom,
  setup,
} from 'xstate';
import { actorMustBeProvided } from '../actor-must-be-provided';
import { problemOf, unexpectedProblem } from '../plain-toasts';
import type {
  LoadPaymentInput,
  LoadPaymentOutcome,
  PaymentResultContext,
  PaymentResultEmitted,
  PaymentResultEvent,
  PaymentResultInput,
} from './payment-result.types';

type Done = { event: DoneActorEvent<LoadPaymentOutcome> };
type Loaded = { outcome: LoadPaymentOutcome };

const outcomeOf = ({ event }: Done): Loaded => ({ outcome: event.output });
const paymentStatus = ({ outcome }: Loaded) => (outcome.ok ? outcome.payment?.status : undefined);
const checkoutStatus = ({ outcome }: Loaded) => (outcome.ok ? outcome.checkout?.status : undefined);

const paymentResultSetup = setup({
  types: {} as {
    context: PaymentResultContext;
    input: PaymentResultInput;
    events: PaymentResultEvent;
    emitted: PaymentResultEmitted;
  },
  actors: { loadPayment: actorMustBeProvided<LoadPaymentOutcome, LoadPaymentInput>('loadPayment') },
  delays: { checkoutReading: delays.checkoutReading },
  guards: {
    isFailure: (_, { outcome }: Loaded) => !outcome.ok,
    isPaid: (_, loaded: Loaded) => paymentStatus(loaded) === 'paid',
    isRefunded: (_, loaded: Loaded) => paymentStatus(loaded) === 'refunded',
    isDeclined: (_, loaded: Loaded) =>
      paymentStatus(loaded) === 'declined' || checkoutStatus(loaded) === 'declined',
    isPending: (_, loaded: Loaded) =>
      (['open', 'processing', 'paid'] as const).some((status) => status === checkoutStatus(loaded)),
  },
  actions: {
    store: assign((_, { outcome }: Loaded) => ({
      payment: (outcome.ok && outcome.payment) || undefined,
      signedOut: outcome.ok && outcome.signedOut,
      problem: outcome.ok ? undefined : problemOf(outcome),
    })),
    storeUnexpected: assign({ problem: unexpectedProblem }),
    tellPayment: emit((): PaymentResultEmitted => ({ type: 'payment.known' })),
    reportError: emit(
      (_, { error }: { error: unknown }): PaymentResultEmitted => ({ type: 'error.caught', error }),
    ),
  },
});

const store = { type: 'store', params: outcomeOf } as const;
const reportError = {
  type: 'reportError',
  params: ({ event }: { event: ErrorActorEvent }) => ({ error: event.error }),
} as const;

/** What the server says of the payment, once it says anything. */
const settled = [
  { guard: { type: 'isPaid', params: outcomeOf }, target: '#payment-result.paid', actions: store },
  { guard: { type: 'isRefunded', params: outcomeOf }, target: '#payment-result.refunded', actions: store },
  { guard: { type: 'isDeclined', params: outcomeOf }, target: '#payment-result.declined', actions: store },
] as const;

/**
 * Whether a payment came. The address says so of every payment, so the server is asked; while the provider has not
 * told the server yet, it is asked again and again.
 */
export const paymentResultMachine = paymentResultSetup.createMachine({
  id: 'payment-result',
  context: ({ input: { checkoutId } }) => ({
    checkoutId,
    payment: undefined,
    signedOut: false,
    problem: undefined,
  }),
  initial: 'verifying',
  states: {
    verifying: {
      invoke: {
        src: 'loadPayment',
        input: ({ context: { checkoutId } }) => ({ checkoutId }),
        onDone: [
          ...settled,
          { guard: { type: 'isPending', params: outcomeOf }, target: 'pending' },
          { guard: { type: 'isFailure', params: outcomeOf }, target: 'failed', actions: store },
          { target: 'notFound', actions: store },
        ],
        onError: { target: 'failed', actions: ['storeUnexpected', reportError] },
      },
    },
    paid: { entry: 'tellPayment' },
    /** Paid for a plan that was there already, and given back. */
    refunded: {},
    declined: {},
    pending: {
      initial: 'resting',
      states: {
        resting: {
          after: { checkoutReading: { target: 'asking' } },
          on: { 'check.requested': { target: 'asking' } },
        },
        asking: {
          invoke: {
            src: 'loadPayment',
            input: ({ context: { checkoutId } }) => ({ checkoutId }),
            onDone: [...settled, { target: 'resting' }],
            onError: { target: 'resting', actions: reportError },
          },
        },
      },
    },
    notFound: { on: { 'check.requested': { target: 'verifying' } } },
    failed: { on: { 'check.requested': { target: 'verifying' } } },
  },
});

export type PaymentResultActor = ActorRefFrom<typeof paymentResultMachine>;
export type PaymentResultSnapshot = SnapshotFrom<typeof paymentResultMachine>;
