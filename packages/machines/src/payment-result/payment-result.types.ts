import type { CheckoutRow, PaymentRow } from '@verapix/facts';
import type { PaymentKnownEmitted } from '../checkout';
import type { ErrorCaughtEmitted, Outcome } from '../outside.types';
import type { Problem } from '../tool-run/tool-run.types';

export interface PaymentResultInput {
  /** The checkout that the address names; null for the newest payment of the account. */
  checkoutId: string | null;
}

export interface PaymentResultContext extends PaymentResultInput {
  /** What the server confirmed. */
  payment: PaymentRow | undefined;
  /** Nobody is signed in, so that there is no account to look in. */
  signedOut: boolean;
  /** Why it could not be looked for. */
  problem: Problem | undefined;
}

export type PaymentResultEvent = { type: 'check.requested' };

export type PaymentResultEmitted = ErrorCaughtEmitted | PaymentKnownEmitted;

/** What an account holds of a payment. Nothing of it where nobody is signed in. */
export interface FoundPayment {
  payment: PaymentRow | null;
  checkout: CheckoutRow | null;
  signedOut: boolean;
}

/** Input of the `loadPayment` actor. */
export type LoadPaymentInput = PaymentResultInput;
export type LoadPaymentOutcome = Outcome<FoundPayment>;
