import { describe, expect, it } from 'vitest';
import { isPassword } from '../auth/password-hash';
import { createTestBackend } from '../testing/create-test-backend';
import { personaPassword, personas } from './personas';
import { personaPasswordHash, seedData } from './seeds';
import { fromText, toText } from './stored-text';

const { options } = createTestBackend();
const data = seedData(options);
const userOf = (id: string) => data.users.find(({ email }) => email === `${id}@example.com`);
const subscriptionOf = (id: string) => data.subscriptions.find((row) => row.user_id === userOf(id)?.id);

describe('the personas', () => {
  it('all have an account but the visitor, with one address each', () => {
    expect(data.users.map(({ email }) => email)).toEqual(
      personas.flatMap(({ account }) => (account ? [account.email] : [])),
    );
    expect(new Set(data.users.map(({ id }) => id)).size).toBe(personas.length - 1);
  });

  it('may sign in with the password that is shown', async () => {
    expect(await isPassword(personaPassword, personaPasswordHash, options.passwordRounds)).toBe(true);
    expect(await isPassword('other', personaPasswordHash, options.passwordRounds)).toBe(false);
  });

  it('have confirmed their addresses', () => {
    for (const { emailConfirmedAt } of data.users) expect(emailConfirmedAt).toBeLessThan(options.now());
  });

  it('have one administrator, by what the server wrote', () => {
    const admins = data.users.filter(({ appMetadata }) => appMetadata.role === 'admin');
    expect(admins.map(({ email }) => email)).toEqual(['founder@example.com']);
  });

  it.each([
    ['premium', { status: 'active', plan_id: 'premium', amount: 45, currency: 'USD', interval: 'monthly' }],
    [
      'lifetime',
      { status: 'active', plan_id: 'lifetime', amount: 300, currency: 'USD', interval: 'lifetime' },
    ],
    ['canceled', { status: 'canceled', plan_id: 'premium' }],
    ['expired', { status: 'expired', plan_id: 'premium' }],
    ['trial', { status: 'trial', plan_id: 'premium' }],
  ])('%s has the subscription of the name', (id, row) => {
    expect(subscriptionOf(id)).toMatchObject(row);
  });

  it('have periods that end where their status says', () => {
    const endOf = (id: string) => Date.parse(subscriptionOf(id)?.current_period_end ?? '');
    expect(endOf('premium')).toBeGreaterThan(options.now());
    expect(endOf('trial')).toBeGreaterThan(options.now());
    expect(endOf('expired')).toBeLessThan(options.now());
    expect(subscriptionOf('lifetime')?.current_period_end).toBeNull();
    expect(Date.parse(subscriptionOf('canceled')?.canceled_at ?? '')).toBeLessThan(options.now());
  });

  it('without a subscription have none', () => {
    expect(subscriptionOf('free')).toBeUndefined();
    expect(subscriptionOf('founder')).toBeUndefined();
  });

  it('survive being stored', () => {
    expect(fromText(toText(data))).toEqual(data);
  });
});
