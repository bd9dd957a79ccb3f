import { plans } from '@verapix/facts';
import { expect, it } from 'vitest';
import { planPrice } from './plan-price';

it('says what is charged, for what, and what that saves of the regular price', () => {
  expect(planPrice(plans.premium, 'en-US')).toEqual({
    price: '$30',
    per: 'a month',
    regular: '$79.99',
    saving: 'You save 62%',
  });
  expect(planPrice(plans.lifetime, 'en-US')).toEqual({
    price: '$250',
    per: 'once',
    regular: '$599',
    saving: 'You save 58%',
  });
});

it('speaks of no period and no saving where nothing is charged', () => {
  expect(planPrice(plans.free, 'en-US')).toEqual({ price: '$0' });
});
