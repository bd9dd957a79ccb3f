import { describe, expect, it } from 'vitest';
import {
  canCancelSubscription,
  canResumeSubscription,
  displayStatusOf,
  grantsAccess,
  planOf,
  subscriptionInForce,
  upgradeCredit,
} from './billing';
import { basicAccept } from './file-formats';
import { pictureAccept } from './opened-formats';
import { graceDays } from './limits';
import { passwordScore, passwordStrengthOf } from './password';
import { planIds, plans, priceOf, savingsPercent } from './plans';
import { toolById, tools } from './tools';

it('lists the formats for file pickers', () => {
  expect(basicAccept).toBe('image/jpeg,.jpg,.jpeg,image/png,.png,image/webp,.webp');
  expect(pictureAccept).toContain(`${basicAccept},image/heic,.heic,.heif,`);
});

// @spec limit.savings
it('computes the savings of an offer', () => {
  expect(savingsPercent(priceOf(plans.premium))).toBe(62);
  expect(savingsPercent(priceOf(plans.lifetime))).toBe(58);
  expect(savingsPercent(priceOf(plans.free))).toBe(0);
});

// @spec limit.free
it('has a price of every plan for its billing period', () => {
  expect(planIds.map((id) => priceOf(plans[id]).discounted)).toEqual([0, 30, 250]);
  expect(() => priceOf({ ...plans.premium, billingPeriod: 'lifetime' })).toThrow('"premium" has no price');
});

// @spec tools.seven
it('has seven tools with unique paths', () => {
  expect(new Set(tools.map(({ path }) => path)).size).toBe(7);
  for (const { id, path } of tools) expect(toolById(id).path).toBe(path);
});

// @spec valid.password-score
it.each([
  ['', 0, 'weak'],
  ['abcde', 0, 'weak'],
  ['abcdef', 20, 'weak'],
  ['abcdefgh', 20, 'weak'],
  ['abcdefghi', 40, 'medium'],
  ['Abcdefghi', 60, 'medium'],
  ['Abcdefgh1', 80, 'strong'],
  ['Abcdefg1!', 100, 'strong'],
  ['Ab1!', 60, 'medium'],
])('scores the password %j %i: %s', (password, score, strength) => {
  expect(passwordScore(password)).toBe(score);
  expect(passwordStrengthOf(score)).toBe(strength);
});

// @spec entity.subscription gating.plan
it.each([
  ['premium', 'premium'],
  ['LIFETIME', 'lifetime'],
  [' premium', 'free'],
  ['enterprise', 'free'],
  ['', 'free'],
  [null, 'free'],
])('reads the plan id %j as the plan %s', (stored, plan) => {
  expect(planOf(stored)).toBe(plan);
});

describe('a subscription', () => {
  const end = '2026-02-15T12:00:00Z';
  const day = 24 * 60 * 60 * 1000;
  const at = (days: number) => Date.parse(end) + days * day;
  const row = (status: string, current_period_end: string | null = end) => ({
    status,
    current_period_end,
    canceled_at: null,
    plan_id: 'premium',
    interval: 'monthly',
  });

  // @spec state.subscription-badges
  it.each([
    ['active', 'active', 'active', 'active'],
    ['trial', 'trial', 'expired', 'expired'],
    ['canceled', 'canceled', 'canceled', 'canceled'],
    ['past_due', 'past_due', 'past_due', 'expired'],
    ['expired', 'expired', 'expired', 'expired'],
    ['paused', 'unknown', 'unknown', 'unknown'],
  ])('that is %s is displayed as %s before its end, %s after it, %s a week later', (status, ...shown) => {
    expect([at(-1), at(0), at(graceDays)].map((now) => displayStatusOf(row(status), now))).toEqual(shown);
  });

  it.each([
    ['active', [true, true, true]],
    ['trial', [true, false, false]],
    ['canceled', [true, false, false]],
    ['past_due', [true, true, false]],
    ['expired', [false, false, false]],
    ['paused', [false, false, false]],
  ])('that is %s gives access before its end, after it, and a week later: %j', (status, access) => {
    expect([at(-1), at(0), at(graceDays)].map((now) => grantsAccess(row(status), now))).toEqual(access);
  });

  it('gives no access by an end that is missing or invalid, unless it is active', () => {
    for (const broken of [null, '', 'soon']) {
      expect(grantsAccess(row('canceled', broken), at(-1))).toBe(false);
      expect(grantsAccess(row('active', broken), at(-1))).toBe(true);
    }
    expect(displayStatusOf(row('canceled', null), at(-1))).toBe('canceled');
  });

  it('can be canceled while it renews, and resumed until its end', () => {
    expect(
      ['active', 'trial', 'past_due', 'canceled', 'expired'].map((s) =>
        canCancelSubscription(row(s), at(-1)),
      ),
    ).toEqual([true, true, true, false, false]);
    expect(canCancelSubscription({ ...row('active'), interval: 'lifetime' }, at(-1))).toBe(false);
    expect([at(-1), at(0)].map((now) => canResumeSubscription(row('canceled'), now))).toEqual([true, false]);
    expect(canResumeSubscription(row('active'), at(-1))).toBe(false);
  });

  // @spec limit.prorated
  it.each([
    ['at its start', {}, -31, 30],
    ['half a day before its end', {}, -0.5, 0.48],
    ['at its end', {}, 0, 0],
    ['canceled, but paid', { status: 'canceled' }, -15.5, 15],
    ['of a trial', { status: 'trial' }, -15.5, 0],
    ['that was not paid', { status: 'past_due' }, -15.5, 0],
    ['of a plan that was paid once', { interval: 'lifetime', current_period_end: null }, -15.5, 0],
    ['without a known end', { current_period_end: 'soon' }, -15.5, 0],
  ])('is credited for the part of its period that is left: %s', (_what, changes, days, credit) => {
    const paid = { id: '', user_id: '', plan_name: '', currency: 'USD', amount: 30, canceled_at: null };
    const created_at = '2026-01-15T12:00:00Z';
    expect(upgradeCredit({ ...row('active'), ...paid, created_at, ...changes }, at(days))).toBe(credit);
  });

  it('of Lifetime is in force before one of Premium, and neither is one that ended or has no plan', () => {
    const [premium, lifetime] = [row('active'), { ...row('active', null), plan_id: 'Lifetime' }];
    expect(subscriptionInForce([premium, lifetime], at(0))).toBe(lifetime);
    expect(subscriptionInForce([row('canceled'), { ...premium, plan_id: '' }], at(0))).toBeUndefined();
  });
});
