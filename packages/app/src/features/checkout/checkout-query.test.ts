import { paidPlanIds, plans, priceOf } from '@verapix/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutPath } from '../../lib/checkout-path';
import { readCheckoutQuery, requestedPlan } from './checkout-query';

const searchOf = (changes: Record<string, string>) =>
  `?${new URLSearchParams({ planId: 'premium', planName: 'Premium', amount: '30', ...changes })}`;

/** A query as it applies to a user whose offer runs, or is over. */
function readSearch(search: string, offerIsOver = false) {
  const { request, differences } = readCheckoutQuery(search);
  return { request, differences: differences(offerIsOver) };
}

const read = (changes: Record<string, string>) => readSearch(searchOf(changes));

describe('the query of the checkout', () => {
  // @spec entity.checkout checkout.query
  it.each(paidPlanIds)('requests the plan %s with the link of the pricing page', (planId) => {
    for (const isOver of [false, true]) {
      const { search } = new URL(checkoutPath(planId, isOver), 'https://app.example');
      expect(readSearch(search, isOver)).toEqual({ request: { kind: 'valid', planId }, differences: [] });
    }
  });

  // @spec checkout.valid
  it.each([
    '',
    '?',
    '?planId=premium',
    '?planName=Premium&amount=30',
    '?planId=premium&amount=30',
    '?planId=+&planName=Premium&amount=30',
    '?planId=premium&planName=+&amount=30',
  ])('is invalid without a plan, its name and an amount: %j', (search) => {
    expect(readSearch(search).request).toEqual({ kind: 'invalid' });
  });

  // @spec checkout.valid
  it.each(['-1', '0', '-0', 'NaN', '1e309', '', ' ', 'Infinity', '0.1+0.2', '30 USD', '1,5'])(
    'is invalid with the amount %j',
    (amount) => {
      expect(read({ amount }).request).toEqual({ kind: 'invalid' });
    },
  );

  it.each(['free', 'enterprise', 'PREMIUM', ' premium', '__proto__', 'constructor', '<b>'])(
    'names an unknown plan with %j',
    (planId) => {
      expect(read({ planId })).toEqual({ request: { kind: 'unknown-plan' }, differences: [] });
    },
  );

  // @spec checkout.interval
  it.each([
    [{ amount: '1' }, ['1.00']],
    [{ amount: '30.00' }, []],
    [{ amount: '1e300' }, ['1e300']],
    [{ amount: '1e9' }, ['1e9']],
    [{ amount: '99999999e1' }, ['999999990.00']],
    [{ amount: '1e-2' }, ['0.01']],
    [{ amount: '9e-3' }, ['9e-3']],
    [{ amount: '0.000001' }, ['0.000001']],
    [{ currency: 'eur' }, ['eur']],
    [{ currency: 'usd' }, []],
    [{ currency: ' USD ' }, []],
    [{ interval: 'yearly' }, ['yearly']],
    [{ interval: 'lifetime', amount: '250' }, ['250.00', 'lifetime']],
    [{ planName: '<b>Gift</b>' }, ['<b>Gift</b>']],
    [{ planName: 'Pre\u202emium\u0007' }, ['Pre mium']],
    [{ planName: 'x'.repeat(10_000) }, [`${'x'.repeat(39)}…`]],
    [{ planName: 'x'.repeat(41) }, [`${'x'.repeat(39)}…`]],
    [{ planName: 'x'.repeat(40) }, ['x'.repeat(40)]],
    [{ planName: '😀'.repeat(41) }, [`${'😀'.repeat(39)}…`]],
    [{ planName: '😀'.repeat(40) }, ['😀'.repeat(40)]],
    [{ planName: '\u202e\u202e' }, []],
  ])('reports the wrong claims of %o', (changes, differences) => {
    expect(read(changes)).toEqual({ request: { kind: 'valid', planId: 'premium' }, differences });
  });

  it('reports the price of the offer to a user whose offer is over', () => {
    expect(readSearch(searchOf({}), true).differences).toEqual(['30.00']);
    expect(readSearch(searchOf({ amount: '79.99' }), false).differences).toEqual(['79.99']);
  });

  it('names the requested plan if it can be bought', () => {
    const plan = requestedPlan({ kind: 'valid', planId: 'premium' });
    expect(plan).toEqual({ ...plans.premium, id: 'premium' });
    expect(requestedPlan({ kind: 'invalid' })).toBeUndefined();
    expect(requestedPlan({ kind: 'unknown-plan' })).toBeUndefined();
  });

  it('never changes the plan or the price', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (more, amount) => {
        const { request, differences } = read({ ...more, planId: 'lifetime', amount });
        expect(request.kind === 'valid' ? request : { kind: 'valid', planId: 'lifetime' }).toEqual({
          kind: 'valid',
          planId: 'lifetime',
        });
        for (const text of differences) expect(text.length).toBeLessThanOrEqual(40);
        expect(priceOf(plans.lifetime).discounted).toBe(250);
      }),
    );
  });
});
