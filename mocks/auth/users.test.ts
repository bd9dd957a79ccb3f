import { expect, it } from 'vitest';
import { subscriptionForEmail } from './users';

const at = (time: string) => ({ now: () => Date.parse(time), newId: () => 'new' });
const someone = { id: 'user', email: 'premium@example.com' };

it.each([
  ['2026-01-15T12:00:00.000Z', '2026-02-15T12:00:00.000Z'],
  ['2026-01-31T12:00:00.000Z', '2026-02-28T12:00:00.000Z'],
  ['2026-12-31T12:00:00.000Z', '2027-01-31T12:00:00.000Z'],
])('a month from %s ends on %s', (start, end) => {
  expect(subscriptionForEmail(someone, at(start))).toMatchObject({
    user_id: 'user',
    status: 'active',
    plan_name: 'Premium',
    created_at: start,
    current_period_end: end,
  });
});

it('gives no subscription for an address without a plan name', () => {
  expect(subscriptionForEmail({ id: 'user', email: 'ada@example.com' }, at('2026-01-15'))).toBeUndefined();
});
