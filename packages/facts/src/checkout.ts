/** Where a hosted checkout stands. */
export const checkoutStatuses = ['open', 'processing', 'paid', 'declined', 'expired'] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

/** A row of the table `checkouts`, as it travels: one visit to the hosted checkout. */
export interface CheckoutRow {
  id: string;
  user_id: string;
  plan_id: string;
  plan_name: string;
  /** Units of the currency, not cents; the server's word, whatever an address says. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** `monthly` or `lifetime`. */
  interval: string;
  status: CheckoutStatus;
  /** The page to pay on. */
  url: string;
  /** ISO 8601 times. */
  created_at: string;
  expires_at: string;
}

/** A row of the table `payments`, as it travels: money that the provider said it took, or could not take. */
export interface PaymentRow {
  id: string;
  user_id: string;
  checkout_id: string;
  plan_id: string;
  plan_name: string;
  amount: number;
  currency: string;
  interval: string;
  /** `refunded`: paid for something that one already had. */
  status: 'paid' | 'declined' | 'refunded';
  /** The provider's own number of the transaction. */
  transaction_id: string;
  created_at: string;
}

/** For how long a hosted checkout can be paid, in milliseconds. */
export const checkoutLifetime = 30 * 60_000;
