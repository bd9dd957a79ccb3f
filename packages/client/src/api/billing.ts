import type { CheckoutRow, Outcome, PaymentRow, SubscriptionRow } from '@verapix/domain';

/** The user's subscription. Expected failures are returned; an invalid answer is a failure. */
export interface SubscriptionApi {
  /**
   * `active` decides about access; null if no subscription gives any. `shown` is the subscription to show: the active
   * one, else the newest of any status.
   */
  loadSubscription: (
    userId: string,
    signal: AbortSignal,
  ) => Promise<Outcome<{ active: SubscriptionRow | null; shown: SubscriptionRow | null }>>;
  /** Returns the canceled row. The code is `not_implemented` if the backend has no such function. */
  cancelSubscription: (
    id: string,
    signal: AbortSignal,
  ) => Promise<Outcome<{ subscription: SubscriptionRow }>>;
  /** Undoes a cancellation and returns the row. The code is `not_found` if its paid period has ended. */
  resumeSubscription: (
    id: string,
    signal: AbortSignal,
  ) => Promise<Outcome<{ subscription: SubscriptionRow }>>;
  /**
   * Leaves for the provider's page with cards and invoices. The code is `not_found` if the user has paid nothing by the
   * provider, and `invalid_response` for an address that is not the provider's.
   */
  openBillingPortal: (signal: AbortSignal) => Promise<Outcome>;
}

/** Checkouts and payments of the signed-in user. Expected failures are returned. */
export interface CheckoutApi {
  /**
   * Starts a hosted checkout. Codes about the purchase, each with a message for the user: `unknown_plan`,
   * `already_subscribed`, `checkout_unavailable`.
   */
  createCheckout: (planId: string, signal: AbortSignal) => Promise<Outcome<{ checkout: CheckoutRow }>>;
  /** The current state of a checkout; null if it does not exist or belongs to another user. */
  loadCheckout: (id: string, signal: AbortSignal) => Promise<Outcome<{ checkout: CheckoutRow | null }>>;
  /**
   * The payment of a checkout in any status, or without an id the newest paid one, with its checkout. Null for what does
   * not exist.
   */
  loadPayment: (
    checkoutId: string | null,
    signal: AbortSignal,
  ) => Promise<Outcome<{ payment: PaymentRow | null; checkout: CheckoutRow | null }>>;
  /**
   * When the offer ends for the user, and the time by the server's clock, in milliseconds since 1970. `endsAt` is null
   * before the first checkout, which starts the offer's clock.
   */
  loadOffer: (signal: AbortSignal) => Promise<Outcome<{ endsAt: number | null; now: number }>>;
}
