import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayStatusOf, planOf } from './billing';
import { fileStem, pictureAccept, pictureFormatsInWords } from './files';
import { passwordScore, passwordStrengthOf } from './password';
import { planIds, plans, priceOf, savingsPercent } from './plans';
import { toolById, tools } from './tools';

describe('fileStem', () => {
  it.each([
    ['boats.jpg', 'boats'],
    ['archive.tar.gz', 'archive.tar'],
    ['.png', 'picture'],
    ['', 'picture'],
    ['a/b\\c.png', 'abc'],
    ['\u202Egnp.exe.png', 'gnp.exe'],
    ['a:b*c?.png', 'abc'],
  ])('of %j is %j', (name, stem) => {
    expect(fileStem(name)).toBe(stem);
  });

  it('never contains unsafe characters and is at most 80 characters long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const stem = fileStem(name);
        expect(stem).not.toMatch(/[\p{Cc}\p{Cf}/\\:*?"<>|]/u);
        expect([...stem].length).toBeGreaterThan(0);
        expect([...stem].length).toBeLessThanOrEqual(80);
      }),
    );
  });
});

it('lists the formats for file pickers and for copy', () => {
  expect(pictureAccept).toBe('image/jpeg,.jpg,.jpeg,image/png,.png,image/webp,.webp');
  expect(pictureFormatsInWords).toBe('JPG, PNG or WEBP');
});

it('computes the savings of an offer', () => {
  expect(savingsPercent(priceOf(plans.premium))).toBe(62);
  expect(savingsPercent(priceOf(plans.lifetime))).toBe(58);
  expect(savingsPercent(priceOf(plans.free))).toBe(0);
});

it('has a price of every plan for its billing period', () => {
  expect(planIds.map((id) => priceOf(plans[id]).discounted)).toEqual([0, 30, 250]);
  expect(() => priceOf({ ...plans.premium, billingPeriod: 'lifetime' })).toThrow('"premium" has no price');
});

it('has seven tools with unique paths', () => {
  expect(new Set(tools.map(({ path }) => path)).size).toBe(7);
  for (const { id, path } of tools) expect(toolById(id).path).toBe(path);
});

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

it('has a label for each status, and one for unknown statuses', () => {
  expect(['active', 'canceled', 'expired', 'trial', 'past_due'].map(displayStatusOf)).toEqual([
    'active',
    'canceled',
    'expired',
    'trial',
    'unknown',
  ]);
});
