import type { SubscriptionRow } from '@verapix/facts';
import type { PersonaId } from './personas';

const day = 24 * 60 * 60 * 1000;

/** What a subscription row says besides whose it is; times are days from now. */
interface SampleSubscription {
  status: string;
  plan: 'premium' | 'lifetime';
  createdDay: number;
  endDay: number | null;
  canceledDay: number | null;
}

const terms = {
  premium: { plan_id: 'premium', plan_name: 'Premium', amount: 45, currency: 'USD', interval: 'monthly' },
  lifetime: {
    plan_id: 'lifetime',
    plan_name: 'Lifetime',
    amount: 300,
    currency: 'USD',
    interval: 'lifetime',
  },
} as const;

const samples: Partial<Record<PersonaId, SampleSubscription>> = {
  premium: { status: 'active', plan: 'premium', createdDay: -40, endDay: 20, canceledDay: null },
  lifetime: { status: 'active', plan: 'lifetime', createdDay: -100, endDay: null, canceledDay: null },
  canceled: { status: 'canceled', plan: 'premium', createdDay: -70, endDay: 20, canceledDay: -5 },
  expired: { status: 'expired', plan: 'premium', createdDay: -130, endDay: -10, canceledDay: null },
  trial: { status: 'trial', plan: 'premium', createdDay: -4, endDay: 10, canceledDay: null },
};

/** The subscription of a persona, if any. `now` in milliseconds since 1970. */
export function personaSubscription(
  persona: PersonaId,
  { id, userId, now }: { id: string; userId: string; now: number },
): SubscriptionRow | null {
  const sample = samples[persona];
  if (!sample) return null;
  const at = (days: number | null) => (days === null ? null : new Date(now + days * day).toISOString());
  return {
    id,
    user_id: userId,
    status: sample.status,
    ...terms[sample.plan],
    created_at: new Date(now + sample.createdDay * day).toISOString(),
    current_period_end: at(sample.endDay),
    canceled_at: at(sample.canceledDay),
  };
}
