import type { SubscriptionRow } from '@verapix/facts';

/** The stored subscription of the user `ada`: Premium, active, monthly. With what a test changes. */
export const premiumRow = (changes: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  id: 'subscription-1',
  user_id: 'ada',
  status: 'active',
  plan_id: 'premium',
  plan_name: 'Premium',
  amount: 45,
  currency: 'USD',
  interval: 'monthly',
  created_at: '2026-01-01T00:00:00Z',
  current_period_end: '2026-02-01T00:00:00Z',
  canceled_at: null,
  ...changes,
});
