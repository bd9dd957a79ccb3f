import { paidPlanIds } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { isPassword } from '../auth/passwords';
import { createTestBackend } from '../testing/test-backend';
import { personaPassword, personas } from './personas';
import { personaPasswordHash, seedData } from './seeds';
import { fromText, toText } from './storage-store';

const { options } = createTestBackend();
const data = seedData(options);
const userOf = (id: string) => data.users.find(({ email }) => email === `${id}@example.com`);
const subscriptionOf = (id: string) => data.subscriptions.find((row) => row.user_id === userOf(id)?.id);

describe('the personas', () => {
  it('have one account each, except the visitor', () => {
    expect(data.users.map(({ email }) => email)).toEqual(
      personas.flatMap(({ account }) => (account ? [account.email] : [])),
    );
    expect(new Set(data.users.map(({ id }) => id)).size).toBe(personas.length - 1);
  });

  it('can sign in with the shared password', async () => {
    expect(await isPassword(personaPassword, personaPasswordHash, options.passwordRounds)).toBe(true);
    expect(await isPassword('other', personaPasswordHash, options.passwordRounds)).toBe(false);
  });

  it('have confirmed addresses', () => {
    for (const { emailConfirmedAt } of data.users) expect(emailConfirmedAt).toBeLessThan(options.now());
  });

  it('have one administrator by app_metadata', () => {
    const admins = data.users.filter(({ appMetadata }) => appMetadata.role === 'admin');
    expect(admins.map(({ email }) => email)).toEqual(['founder@example.com']);
  });

  it.each([
    ['premium', { status: 'active', plan_id: 'premium', currency: 'USD', interval: 'monthly' }],
    ['lifetime', { status: 'active', plan_id: 'lifetime', currency: 'USD', interval: 'lifetime' }],
    ['canceled', { status: 'canceled', plan_id: 'premium' }],
    ['expired', { status: 'expired', plan_id: 'premium' }],
    ['trial', { status: 'trial', plan_id: 'premium' }],
  ])('%s has the subscription of that name', (id, row) => {
    expect(subscriptionOf(id)).toMatchObject(row);
  });

  // @spec call.sample-subscriptions
  it('pay USD 45 a month or paid USD 300 once, by their rows and their descriptions', () => {
    const amounts = { premium: 45, lifetime: 300 };
    const purchases = [...data.subscriptions, ...data.checkouts, ...data.payments];
    expect(
      new Set(purchases.map(({ plan_id, amount, currency }) => `${plan_id} ${amount} ${currency}`)),
    ).toEqual(new Set(['premium 45 USD', 'lifetime 300 USD']));
    for (const plan of paidPlanIds) {
      const { description } = personas.find(({ id }) => id === plan) ?? {};
      expect(description).toContain(`USD ${amounts[plan]} `);
    }
  });

  it('have periods that match their status', () => {
    const endOf = (id: string) => Date.parse(subscriptionOf(id)?.current_period_end ?? '');
    expect(endOf('premium')).toBeGreaterThan(options.now());
    expect(endOf('trial')).toBeGreaterThan(options.now());
    expect(endOf('expired')).toBeLessThan(options.now());
    expect(subscriptionOf('lifetime')?.current_period_end).toBeNull();
    expect(Date.parse(subscriptionOf('canceled')?.canceled_at ?? '')).toBeLessThan(options.now());
  });

  it('free and founder have no subscription', () => {
    expect(subscriptionOf('free')).toBeUndefined();
    expect(subscriptionOf('founder')).toBeUndefined();
  });

  it('can be serialized', () => {
    expect(fromText(toText(data))).toEqual(data);
  });
});
