import { describe, expect, it } from 'vitest';
import type { PaymentRow } from '@verapix/domain';
import type { ProviderSubscription } from '../ports';
import { type Billed, noteBilling } from './account-events';

const payment = (status: PaymentRow['status']) =>
  ({ id: 'payment', plan_name: 'Premium', amount: 30, currency: 'USD', status }) as PaymentRow;
const subscription = (status: ProviderSubscription['status']) =>
  ({ id: 'subscription', checkout_id: 'checkout', status }) as ProviderSubscription;

const account = (parts: Partial<Billed>): Billed => ({
  payments: [],
  providerSubscriptions: [],
  checkouts: [{ id: 'checkout', plan_name: 'Premium' }] as Billed['checkouts'],
  events: [],
  ...parts,
});

/** What is noted when an account goes from one state to another. */
function noted(before: Partial<Billed>, after: Partial<Billed>) {
  const draft = account(after);
  noteBilling(account(before), draft);
  return draft.events.map(({ kind, detail }) => ({ kind, ...detail }));
}

const bought = { kind: 'plan-bought', plan: 'Premium', amount: '30', currency: 'USD' };
const refunded = { ...bought, kind: 'payment-refunded' };

describe('a payment', () => {
  it('is told of when it is new, paid back at once, or paid back later', () => {
    expect(noted({}, { payments: [payment('paid')] })).toEqual([bought]);
    expect(noted({}, { payments: [payment('refunded')] })).toEqual([refunded]);
    expect(noted({ payments: [payment('paid')] }, { payments: [payment('reversed')] })).toEqual([refunded]);
  });

  it('is told of once', () => {
    const payments = [payment('reversed')];
    expect(noted({ payments }, { payments })).toEqual([]);
  });
});

describe('a renewal', () => {
  it('is told of when it begins to be late', () => {
    const [running, late] = [[subscription('active')], [subscription('past_due')]];
    const failed = [{ kind: 'renewal-failed', plan: 'Premium' }];
    expect(noted({ providerSubscriptions: running }, { providerSubscriptions: late })).toEqual(failed);
    expect(noted({ providerSubscriptions: late }, { providerSubscriptions: late })).toEqual([]);
    expect(noted({ providerSubscriptions: late }, { providerSubscriptions: running })).toEqual([]);
  });
});
