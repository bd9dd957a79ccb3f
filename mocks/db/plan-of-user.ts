import { type PlanId, planOf } from '@verapix/facts';
import type { Data, UserRecord } from './schema';

/** What a person may use: everything as an administrator, else what their active subscriptions stand for. */
export function planOfUser(data: Data, { id, appMetadata }: UserRecord): PlanId {
  if (appMetadata.role === 'admin') return 'lifetime';
  const plans = data.subscriptions
    .filter((row) => row.user_id === id && row.status === 'active')
    .map((row) => planOf(row.plan_id));
  return plans.find((plan) => plan === 'lifetime') ?? plans.find((plan) => plan === 'premium') ?? 'free';
}
