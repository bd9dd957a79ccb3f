import type { SubscriptionRow, SubscriptionStatus } from '@verapix/facts';
import type { BackendOptions } from '../backend';
import type { PersonaId } from './personas';
import { subscriptionFor } from './subscription-for';

const day = 24 * 60 * 60 * 1000;

/** A subscription of a persona; times are days from now. */
interface Sample {
  /** An address that brings the plan along. */
  like: string;
  status: SubscriptionStatus;
  createdDay: number;
  endDay: number | null;
  canceledDay: number | null;
}

const [premium, lifetime] = ['premium@example.com', 'lifetime@example.com'];

const samples: Partial<Record<PersonaId, Sample>> = {
  premium: { like: premium, status: 'active', createdDay: -40, endDay: 20, canceledDay: null },
  lifetime: { like: lifetime, status: 'active', createdDay: -100, endDay: null, canceledDay: null },
  canceled: { like: premium, status: 'canceled', createdDay: -70, endDay: 20, canceledDay: -5 },
  expired: { like: premium, status: 'expired', createdDay: -130, endDay: -10, canceledDay: null },
  trial: { like: premium, status: 'trial', createdDay: -4, endDay: 10, canceledDay: null },
};

/** The subscription of a persona; most have one. */
export function personaSubscription(
  persona: PersonaId,
  userId: string,
  options: Pick<BackendOptions, 'now' | 'newId'>,
): SubscriptionRow | undefined {
  const sample = samples[persona];
  const terms = sample && subscriptionFor({ id: userId, email: sample.like }, options);
  if (!terms) return undefined;
  const at = (days: number) => new Date(options.now() + days * day).toISOString();
  return {
    ...terms,
    status: sample.status,
    created_at: at(sample.createdDay),
    current_period_end: sample.endDay === null ? null : at(sample.endDay),
    canceled_at: sample.canceledDay === null ? null : at(sample.canceledDay),
  };
}
