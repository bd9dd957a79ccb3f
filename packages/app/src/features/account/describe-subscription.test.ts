import type { SubscriptionRow } from '@verapix/domain';
import { premiumRow } from '@verapix/machines/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planNameOf, subscriptionDetails, subscriptionNote } from './describe-subscription';

const premium = premiumRow({
  created_at: '2026-03-03T12:00:00Z',
  current_period_end: '2026-04-03T12:00:00Z',
});

/** Within the period. */
const now = Date.parse('2026-03-20T12:00:00Z');

const read = (row: Partial<SubscriptionRow>) =>
  Object.fromEntries(
    subscriptionDetails({ ...premium, ...row }, 'en-US', now).map(({ label, value }) => [label, value]),
  );

describe('the details of a subscription', () => {
  // @spec subscriptions.fields
  it('are the amount, the interval, the start and the renewal', () => {
    expect(read({})).toEqual({
      Amount: '$30.00',
      Billing: 'Monthly',
      'Started on': 'March 3, 2026',
      'Renews on': 'April 3, 2026',
    });
  });

  it.each([
    ['trial', 'Trial ends on'],
    ['canceled', 'Ends on'],
    ['past_due', 'Payment overdue since'],
    ['expired', 'Ended on'],
    ['paused', 'Period end'],
  ])('do not say that a subscription renews if it is %s', (status, label) => {
    expect(read({ status })).not.toHaveProperty('Renews on');
    expect(read({ status })).toHaveProperty([label], 'April 3, 2026');
  });

  // @spec subscriptions.fields
  it('say when it was canceled', () => {
    expect(read({ canceled_at: '2026-03-12T12:00:00Z' })).toHaveProperty(['Canceled on'], 'March 12, 2026');
  });

  it.each([{ interval: 'lifetime' }, { plan_id: 'Lifetime' }])(
    'say that a lifetime plan never renews: %o',
    (row) => {
      expect(read({ ...row, current_period_end: null })).toHaveProperty(
        ['Renews on'],
        'Never, you paid once',
      );
    },
  );

  it('name the end of the refund period until it is over', () => {
    const labels = (at: string, row: Partial<SubscriptionRow> = {}) =>
      subscriptionDetails({ ...premium, ...row }, 'en-US', Date.parse(at)).map(
        ({ label, value }) => `${label} ${value}`,
      );
    expect(labels('2026-03-10T12:00:00Z')).toContain('Refundable until March 17, 2026');
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

describe('the note', () => {
  const note = (row: Partial<SubscriptionRow>) => subscriptionNote({ ...premium, ...row }, now, 'en-US');

  it.each([
    ['active', 'Your subscription renews automatically on April 3, 2026.'],
    ['trial', 'You can use Premium until April 3, 2026. You won’t be charged automatically.'],
    ['canceled', 'Canceled. You can use Premium until April 3, 2026, and change your mind until then.'],
    [
      'past_due',
      'We could not charge your renewal. You can use Premium until April 10, 2026: check your card before then.',
    ],
    ['expired', undefined],
    ['paused', undefined],
  ])('says what happens next to a subscription that is %s', (status, text) => {
    expect(note({ status })).toBe(text);
  });

  it('says nothing of a plan that never renews', () => {
    expect(note({ interval: 'lifetime', current_period_end: null })).toBeUndefined();
  });

  it('says nothing of the use of a plan that was canceled and has ended', () => {
    const ended = { status: 'canceled', current_period_end: '2026-03-19T12:00:00Z' };
    expect(note(ended)).toBeUndefined();
    expect(read(ended)).toHaveProperty(['Ended on'], 'March 19, 2026');
  });

  it('works without a valid date', () => {
    expect(note({ current_period_end: 'soon' })).toBe(
      'Your subscription renews automatically at the end of each period.',
    );
  });
});
