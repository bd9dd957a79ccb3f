import { plans } from '@verapix/domain';
import { expect, it } from 'vitest';
import { planPrice } from './plan-price';

it('names the price, the period and the saving', () => {
  expect(planPrice(plans.premium, false)).toEqual({
    price: '$30',
    per: 'a month',
    regular: '$79.99',
    saving: 'You save 62%',
  });
  expect(planPrice(plans.lifetime, false)).toEqual({
    price: '$250',
    per: 'one-time',
    regular: '$599',
    saving: 'You save 58%',
  });
});

it('names no period and no saving for a free plan', () => {
  expect(planPrice(plans.free, false)).toEqual({ price: '$0' });
  expect(planPrice(plans.free, true)).toEqual({ price: '$0' });
});
