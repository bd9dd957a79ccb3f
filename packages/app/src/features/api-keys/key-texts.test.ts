import { describe, expect, it } from 'vitest';
import { describeExpiry, lifetimeOf, lifetimeOptionOf, lifetimeOptions } from './key-texts';

const now = Date.UTC(2026, 2, 10, 12);
const hour = 60 * 60 * 1000;
const expiring = (hours: number, replaced_at: string | null = null) =>
  describeExpiry({ expires_at: new Date(now + hours * hour).toISOString(), replaced_at }, now, 'en-GB');

describe('when a key stops working', () => {
  it('is never without an expiry', () => {
    expect(describeExpiry({ expires_at: null, replaced_at: null }, now)).toEqual({ text: 'Never' });
  });

  it.each([
    [15 * 24, undefined],
    [14 * 24, 'Expires in 14 days'],
    [49, 'Expires in 3 days'],
    [24, 'Expires in 24 hours'],
    [0.5, 'Expires in 1 hour'],
    [0, 'Expired'],
    [-1, 'Expired'],
  ])('is marked %d hours before: %s', (hours, word) => {
    expect(expiring(hours).badge?.word).toBe(word);
  });

  it('is a date', () => {
    expect(expiring(15 * 24).text).toBe('25 March 2026');
  });

  it('is marked for a key that was replaced', () => {
    const replacedAt = new Date(now - hour).toISOString();
    expect(expiring(23, replacedAt).badge).toEqual({
      word: 'Replaced, stops working in 23 hours',
      tone: 'warning',
    });
    expect(expiring(-1, replacedAt).badge?.word).toBe('Expired');
  });
});

describe('the lifetime of a new key', () => {
  it('is that of the chosen option', () => {
    expect(lifetimeOptions.map(({ value }) => lifetimeOf(value))).toEqual([null, 30, 90, 365]);
  });

  it.each([
    [30, '30'],
    [365, '365'],
    [7, 'never'],
    [null, 'never'],
  ])('is by default that of the key in whose place it comes: %s days', (days, option) => {
    const created_at = new Date(now).toISOString();
    const expires_at = days === null ? null : new Date(now + days * 24 * hour).toISOString();
    expect(lifetimeOptionOf({ created_at, expires_at } as never)).toBe(option);
  });
});
