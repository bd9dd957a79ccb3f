import type { SubscriptionRow } from '@verapix/facts';
import { premiumRow } from '@verapix/machines/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planNameOf, renewalNote, subscriptionFacts } from './describe-subscription';

const premium = premiumRow({
  created_at: '2026-03-03T12:00:00Z',
  current_period_end: '2026-04-03T12:00:00Z',
});

const read = (row: Partial<SubscriptionRow>) =>
  Object.fromEntries(
    subscriptionFacts({ ...premium, ...row }, 'en-US').map(({ label, value }) => [label, value]),
  );

describe('the facts of a subscription', () => {
  it('are what it costs, how often, when it started and when it renews', () => {
    expect(read({})).toEqual({
      Amount: '$45.00',
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
  ])('do not say of one that is %s that it renews', (status, label) => {
    expect(read({ status })).not.toHaveProperty('Renews on');
    expect(read({ status })).toHaveProperty([label], 'April 3, 2026');
  });

  it('tell when it was canceled', () => {
    expect(read({ canceled_at: '2026-03-12T12:00:00Z' })).toHaveProperty(['Canceled on'], 'March 12, 2026');
  });

  it.each([{ interval: 'lifetime' }, { plan_id: 'Lifetime' }])(
    'say that a lifetime never renews: %o',
    (row) => {
      expect(read({ ...row, current_period_end: null })).toHaveProperty(['Renews on'], 'Never: paid once');
    },
  );

  it('say until when what was paid is given back, as long as it is', () => {
    const labels = (at: string, row: Partial<SubscriptionRow> = {}) =>
      subscriptionFacts({ ...premium, ...row }, 'en-US', Date.parse(at)).map(
        ({ label, value }) => `${label} ${value}`,
      );
    expect(labels('2026-03-10T12:00:00Z')).toContain('Refund until March 17, 2026');
    expect(labels('2026-03-18T12:00:00Z').join()).not.toContain('Refund');
    expect(labels('2026-03-10T12:00:00Z', { status: 'canceled' }).join()).not.toContain('Refund');
  });

  it('are all readable, whatever the texts in the row', () => {
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

it('calls a plan without a name by the name of the catalogue', () => {
  expect(planNameOf({ ...premium, plan_name: ' ', plan_id: 'lifetime' })).toBe('Lifetime');
});

describe('the note on renewal', () => {
  it('has the date', () => {
    expect(renewalNote(premium, 'en-US')).toBe('Your subscription renews automatically on April 3, 2026.');
  });

  it('does without one that is not known', () => {
    expect(renewalNote({ ...premium, current_period_end: 'soon' }, 'en-US')).toBe(
      'Your subscription renews automatically at the end of each period.',
    );
  });
});
