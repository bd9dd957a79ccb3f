import type { SubscriptionRow } from '@verapix/domain';
import { premiumRow } from '@verapix/machines/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planNameOf, renewalNote, subscriptionDetails } from './describe-subscription';

const premium = premiumRow({
  created_at: '2026-03-03T12:00:00Z',
  current_period_end: '2026-04-03T12:00:00Z',
});

const read = (row: Partial<SubscriptionRow>) =>
  Object.fromEntries(
    subscriptionDetails({ ...premium, ...row }, 'en-US').map(({ label, value }) => [label, value]),
  );

describe('the details of a subscription', () => {
  it('are the amount, the interval, the start and the renewal', () => {
    expect(read({})).toEqual({
      Amount: '$30.00',
      Interval: 'Monthly',
      'Started on': 'March 3, 2026',
      'Renews on': 'April 3, 2026',
    });
  });

  it.each([
    ['trial', 'Trial ends on'],
    ['canceled', 'Period end'],
    ['expired', 'Period end'],
    ['paused', 'Period end'],
  ])('do not say that a subscription renews if it is %s', (status, label) => {
    expect(read({ status })).not.toHaveProperty('Renews on');
    expect(read({ status })).toHaveProperty([label], 'April 3, 2026');
  });

  it('say when it was canceled', () => {
    expect(read({ canceled_at: '2026-03-12T12:00:00Z' })).toHaveProperty(['Canceled on'], 'March 12, 2026');
  });

  it.each([{ interval: 'lifetime' }, { plan_id: 'Lifetime' }])(
    'say that a lifetime plan never renews: %o',
    (row) => {
      expect(read({ ...row, current_period_end: null })).toHaveProperty(['Renews on'], 'Never: paid once');
    },
  );

  it('name the end of the refund period until it is over', () => {
    const labels = (at: string, row: Partial<SubscriptionRow> = {}) =>
      subscriptionDetails({ ...premium, ...row }, 'en-US', Date.parse(at)).map(
        ({ label, value }) => `${label} ${value}`,
      );
    expect(labels('2026-03-10T12:00:00Z')).toContain('Refund until March 17, 2026');
    expect(labels('2026-03-18T12:00:00Z').join()).not.toContain('Refund');
    expect(labels('2026-03-10T12:00:00Z', { status: 'canceled' }).join()).not.toContain('Refund');
  });

  it('are readable for any texts in the row', () => {
    const keys = ['status', 'plan_id', 'currency', 'interval', 'created_at', 'current_period_end'] as const;
    const texts = fc.record(Object.fromEntries(keys.map((key) => [key, fc.string()])));
    fc.assert(
      fc.property(texts, (row) => {
        for (const value of Object.values(read(row))) {
          expect(value).not.toBe('');
          expect(String(value)).not.toContain('Invalid');
        }
      }),
    );
  });
});

it('takes the name of a plan without a name from the catalog', () => {
  expect(planNameOf({ ...premium, plan_name: ' ', plan_id: 'lifetime' })).toBe('Lifetime');
});

describe('the note on renewal', () => {
  it('names the date', () => {
    expect(renewalNote(premium, 'en-US')).toBe('Your subscription renews automatically on April 3, 2026.');
  });

  it('works without a valid date', () => {
    expect(renewalNote({ ...premium, current_period_end: 'soon' }, 'en-US')).toBe(
      'Your subscription renews automatically at the end of each period.',
    );
  });
});
