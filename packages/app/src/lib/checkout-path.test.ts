import { expect, it } from 'vitest';
import { checkoutPath } from './checkout-path';

// @spec routes.checkout-address limit.interval
it('names the plan and its data in the catalogue', () => {
  expect(checkoutPath('premium')).toBe(
    '/payment?planId=premium&planName=Premium&amount=30&currency=USD&interval=monthly',
  );
  expect(checkoutPath('lifetime')).toBe(
    '/payment?planId=lifetime&planName=Lifetime&amount=250&currency=USD&interval=lifetime',
  );
});
