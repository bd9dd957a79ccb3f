import type { CheckoutRow, PaymentRow } from '@verapix/facts';

/** An open checkout of Premium by the user `ada`. With what a test changes. */
export const checkoutRow = (changes: Partial<CheckoutRow> = {}): CheckoutRow => ({
  id: 'checkout-1',
  user_id: 'ada',
  plan_id: 'premium',
  plan_name: 'Premium',
  amount: 30,
  currency: 'USD',
  interval: 'monthly',
  status: 'open',
  url: 'https://checkout.example/1',
  created_at: '2026-01-01T00:00:00Z',
  expires_at: '2026-01-02T00:00:00Z',
  ...changes,
});

/** The payment that came of it. With what a test changes. */
export const paymentRow = (changes: Partial<PaymentRow> = {}): PaymentRow => ({
  id: 'payment-1',
  user_id: 'ada',
  checkout_id: 'checkout-1',
  plan_id: 'premium',
  plan_name: 'Premium',
  amount: 30,
  currency: 'USD',
  interval: 'monthly',
  status: 'paid',
  transaction_id: 'txn_7Hc2',
  created_at: '2026-01-01T00:05:00Z',
  ...changes,
});
