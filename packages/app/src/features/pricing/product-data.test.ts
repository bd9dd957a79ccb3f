import { planIds, plans, priceOf } from '@verapix/domain';
import { expect, it } from 'vitest';
import { productData } from './product-data';

const at = (time: string) => productData({ now: new Date(time), origin: 'https://verapix.example' });

// @spec limit.currency
it('offers each plan of the catalog at the charged price', () => {
  const { offers } = at('2026-03-03T12:00:00Z');
  expect(offers.map(({ name, price, priceCurrency }) => [name, Number(price), priceCurrency])).toEqual(
    planIds.map((id) => [plans[id].name, priceOf(plans[id]).discounted, 'USD']),
  );
  expect(offers.map(({ price }) => price)).toEqual(['0.00', '30.00', '250.00']);
});

// @spec limit.other-prices
it.each([
  ['2026-03-03T12:00:00Z', '2027-03-03'],
  ['2028-02-29T23:59:59Z', '2029-03-01'],
])('is valid for one year from %s: until %s', (now, until) => {
  expect(new Set(at(now).offers.map(({ priceValidUntil }) => priceValidUntil))).toEqual(new Set([until]));
});

// @spec product.regions
it('names the served regions', () => {
  expect(at('2026-03-03T12:00:00Z').offers.map(({ eligibleRegion }) => eligibleRegion)).toEqual(
    Array(3).fill(['US', 'CA', 'GB', 'DE']),
  );
});
