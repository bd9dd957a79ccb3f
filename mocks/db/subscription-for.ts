import { currency, type SubscriptionRow } from '@verapix/facts';
import type { BackendOptions } from '../backend';
import { monthAfter } from './month-after';

/** The plans that come with an e-mail address, by the word it contains. */
const givenPlans = [
  { word: 'premium', plan_name: 'Premium', amount: 45, interval: 'monthly' },
  { word: 'lifetime', plan_name: 'Lifetime', amount: 300, interval: 'lifetime' },
] as const;

/** The subscription that someone with such an e-mail address gets at sign-up; most get none. */
export function subscriptionFor(
  { id, email }: { id: string; email: string },
  { now, newId }: Pick<BackendOptions, 'now' | 'newId'>,
): SubscriptionRow | undefined {
  const given = givenPlans.find(({ word }) => email.includes(word));
  if (!given) return undefined;
  const { word, ...plan } = given;
  const createdAt = new Date(now());
  return {
    id: newId(),
    user_id: id,
    status: 'active',
    plan_id: word,
    ...plan,
    currency,
    created_at: createdAt.toISOString(),
    current_period_end: plan.interval === 'monthly' ? monthAfter(createdAt).toISOString() : null,
    canceled_at: null,
  };
}
