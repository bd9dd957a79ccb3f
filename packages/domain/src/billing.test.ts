import { describe, expect, it } from 'vitest';
import {
  accessEnd,
  canCancelSubscription,
  canResumeSubscription,
  displayStatusOf,
  isPortalAddress,
  type SubscriptionRow,
  subscriptionInForce,
  upgradeCredit,
} from './billing';

const end = Date.parse('2026-02-15T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const row: SubscriptionRow = {
  id: 'sub',
  user_id: 'ada',
  status: 'active',
  plan_id: 'premium',
  plan_name: 'Premium',
  amount: 30,
  currency: 'USD',
  interval: 'monthly',
  created_at: '2025-06-15T12:00:00Z',
  current_period_end: new Date(end).toISOString(),
  canceled_at: null,
};

describe('accessEnd', () => {
  it.each([
    ['active', null, Number.POSITIVE_INFINITY],
    ['canceled', row.current_period_end, end],
    ['canceled', null, Number.NEGATIVE_INFINITY],
    ['trial', 'soon', Number.NEGATIVE_INFINITY],
    ['expired', row.current_period_end, Number.NEGATIVE_INFINITY],
  ])('of a subscription that is %s until %s is %d', (status, current_period_end, expected) => {
    expect(accessEnd({ status, current_period_end })).toBe(expected);
  });
});

describe('a trial', () => {
  it('can be canceled, and that can be undone until its end', () => {
    const trial = { ...row, status: 'trial' };
    const canceled = { ...trial, canceled_at: '2026-02-01T12:00:00Z' };
    const may = (stored: SubscriptionRow, now: number) => [
      canCancelSubscription(stored, now),
      canResumeSubscription(stored, now),
    ];
    expect(may(trial, end - 1)).toEqual([true, false]);
    expect(may(canceled, end - 1)).toEqual([false, true]);
    expect(may(trial, end)).toEqual([false, false]);
    expect(may(canceled, end)).toEqual([false, false]);
    expect([trial, canceled].map((stored) => displayStatusOf(stored, end - 1))).toEqual([
      'trial',
      'canceled',
    ]);
    expect(upgradeCredit(canceled, end - 15.5 * day)).toBe(0);
  });
});

describe('subscriptionInForce', () => {
  it('is the first of Premium if there is no Lifetime', () => {
    const free = { ...row, plan_id: 'free' };
    expect(subscriptionInForce([free, row, { ...row }], end)).toBe(row);
    expect(subscriptionInForce([free], end)).toBeUndefined();
  });
});

describe('upgradeCredit', () => {
  it('counts the last month of a subscription that is older', () => {
    expect(upgradeCredit(row, end - 15.5 * day)).toBe(15);
  });

  it('counts from the start of a subscription that is younger than a month', () => {
    const created_at = new Date(end - 10 * day).toISOString();
    expect(upgradeCredit({ ...row, created_at }, end - 5 * day)).toBe(15);
  });

  it('is nothing for a plan that is not paid by the month', () => {
    expect(upgradeCredit({ ...row, interval: 'yearly' }, end - 15.5 * day)).toBe(0);
  });
});

describe('isPortalAddress', () => {
  const own = ['https://verapix.example'];

  it.each([
    ['https://billing.stripe.com/p/session/1', true],
    ['https://verapix.example/sandbox/v1/portal?id=1', true],
    ['https://verapix.example/sandbox/v1/checkout', false],
    ['https://other.example/sandbox/v1/portal', false],
    ['http://billing.stripe.com/', false],
    ['https://billing.stripe.com:8443/', false],
    ['https://ada@billing.stripe.com/', false],
    ['https://:secret@billing.stripe.com/', false],
    ['javascript:alert(1)', false],
    ['/sandbox/v1/portal', false],
    ['', false],
  ])('%j: %s', (address, expected) => {
    expect(isPortalAddress(address, own)).toBe(expected);
  });
});
