import { describe, expect, it } from 'vitest';
import { chargedPrice, isOfferOver, offerEnd } from './offer';
import { plans } from './plans';

const start = Date.parse('2026-01-15T12:00:00Z');

describe('the offer of an account', () => {
  // @spec countdown.seven limit.offer
  it('lasts seven days from the first checkout', () => {
    const end = offerEnd(start);
    expect(new Date(end).toISOString()).toBe('2026-01-22T12:00:00.000Z');
    expect([isOfferOver(end, end - 1), isOfferOver(end, end)]).toEqual([false, true]);
  });

  it('has no end before that', () => {
    expect(isOfferOver(null, start)).toBe(false);
  });

  it('is what is charged, and the regular price once it is over', () => {
    expect([chargedPrice(plans.premium, false), chargedPrice(plans.premium, true)]).toEqual([30, 79.99]);
    expect([chargedPrice(plans.lifetime, false), chargedPrice(plans.lifetime, true)]).toEqual([250, 599]);
    expect([chargedPrice(plans.free, false), chargedPrice(plans.free, true)]).toEqual([0, 0]);
  });
});
