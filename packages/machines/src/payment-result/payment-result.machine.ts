import { type CheckoutRow, delays, type Outcome, type PaymentRow, type Problem } from '@verapix/domain';
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import { problemOf, unexpectedOutcome } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  outputOf,
  type PaymentConfirmedEmitted,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';

interface PaymentResultInput {
  /** The checkout that the URL names; null for the account's newest payment. */
  checkoutId: string | null;
}

interface PaymentResultContext extends PaymentResultInput {
  /** The payment as the server confirmed it. */
  payment: PaymentRow | undefined;
  /** True if the user is signed out, so that no account can be searched. */
  signedOut: boolean;
  /** Why the payment could not be loaded. */
  problem: Problem | undefined;
}

/** The user checks now instead of waiting for the next poll, or after a check that found nothing. */
type PaymentResultEvent = { type: 'check.requested' };

/** What the account holds of the payment; all empty if the user is signed out. */
export interface FoundPayment {
  payment: PaymentRow | null;
  checkout: CheckoutRow | null;
  signedOut: boolean;
}

/** Input of the `loadPayment` actor. */
export type LoadPaymentInput = PaymentResultInput;
export type LoadPaymentOutcome = Outcome<FoundPayment>;

const paymentStatus = (outcome: LoadPaymentOutcome) => (outcome.ok ? outcome.payment?.status : undefined);
const checkoutStatus = (outcome: LoadPaymentOutcome) => (outcome.ok ? outcome.checkout?.status : undefined);

const outcome = outputOf<LoadPaymentOutcome>;
const store = { type: 'store', params: outcome } as const;

/** The payment has its final status. */
const settled = [
  { guard: { type: 'isPaid', params: outcome }, target: '#payment-result.paid', actions: store },
  { guard: { type: 'isRefunded', params: outcome }, target: '#payment-result.refunded', actions: store },
  { guard: { type: 'isDeclined', params: outcome }, target: '#payment-result.declined', actions: store },
] as const;

/**
 * Whether a payment succeeded. The success page starts it and stops it. The URL claims success for every payment, so
 * the machine asks the server instead, and polls it until the payment provider has reported the payment.
 *
 * @testing Use `controlledActor` for `loadPayment`, answer with `paymentRow` and `checkoutRow`, and let a
 * `SimulatedClock` trigger each poll. Test that a poll that fails in `pending` shows no error.
 */
export const paymentResultMachine = setup({
  types: {} as {
    context: PaymentResultContext;
    input: PaymentResultInput;
    events: PaymentResultEvent;
    emitted: PaymentConfirmedEmitted | ErrorCaughtEmitted;
  },
  actors: {
    /** Loads the payment and its checkout from the signed-in user's account, or reports that the user is signed out. */
    loadPayment: requiredActor<LoadPaymentOutcome, LoadPaymentInput>('loadPayment'),
  },
  delays: { checkoutPollInterval: delays.checkoutPollInterval },
  guards: {
    isFailure: (_, { ok }: LoadPaymentOutcome) => !ok,
    isPaid: (_, loaded: LoadPaymentOutcome) => paymentStatus(loaded) === 'paid',
    isRefunded: (_, loaded: LoadPaymentOutcome) =>
      ['refunded', 'reversed'].includes(paymentStatus(loaded) ?? ''),
    isDeclined: (_, loaded: LoadPaymentOutcome) =>
      paymentStatus(loaded) === 'declined' || checkoutStatus(loaded) === 'declined',
    isPending: (_, loaded: LoadPaymentOutcome) =>
      (['open', 'processing', 'paid'] as const).some((status) => status === checkoutStatus(loaded)),
  },
  actions: {
    store: assign((_, loaded: LoadPaymentOutcome) => ({
      payment: (loaded.ok && loaded.payment) || undefined,
      signedOut: loaded.ok && loaded.signedOut,
      problem: loaded.ok ? undefined : problemOf(loaded),
    })),
    emitConfirmed: emit({ type: 'payment.confirmed' }),
    reportError: reportError(),
  },
}).createMachine({
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
          { guard: { type: 'isPending', params: outcome }, target: 'pending' },
          { guard: { type: 'isFailure', params: outcome }, target: 'failed', actions: store },
          { target: 'notFound', actions: store },
        ],
        onError: { target: 'failed', actions: [{ type: 'store', params: unexpectedOutcome }, report] },
      },
    },
    paid: { entry: 'emitConfirmed' },
    /** The user already had the plan, so the payment was returned. */
    refunded: {},
    declined: {},
    /** The payment provider has not reported the payment yet. */
    pending: {
      initial: 'waiting',
      states: {
        waiting: {
          after: { checkoutPollInterval: { target: 'loading' } },
          on: { 'check.requested': { target: 'loading' } },
        },
        loading: {
          invoke: {
            src: 'loadPayment',
            input: ({ context: { checkoutId } }) => ({ checkoutId }),
            onDone: [...settled, { target: 'waiting' }],
            onError: { target: 'waiting', actions: report },
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
