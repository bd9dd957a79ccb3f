import { expect, it } from 'vitest';
import { subscriptionFor } from './subscription-for';

const at = (time: string) => ({ now: () => Date.parse(time), newId: () => 'new' });
const someone = { id: 'user', email: 'premium@example.com' };

it.each([
  ['2026-01-15T12:00:00.000Z', '2026-02-15T12:00:00.000Z'],
  ['2026-01-31T12:00:00.000Z', '2026-02-28T12:00:00.000Z'],
  ['2026-12-31T12:00:00.000Z', '2027-01-31T12:00:00.000Z'],
])('a month that began on %s ends on %s', (start, end) => {
  expect(subscriptionFor(someone, at(start))).toMatchObject({
    user_id: 'user',
    status: 'active',
    plan_name: 'Premium',
    created_at: start,
    current_period_end: end,
  });
});

it('gives nothing for an address without a plan in it', () => {
  expect(subscriptionFor({ id: 'user', email: 'ada@example.com' }, at('2026-01-15'))).toBeUndefined();
});
