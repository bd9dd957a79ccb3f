import { displayStatusOf, type PlanId, planOf, type SubscriptionRow } from '@verapix/facts';
import type { SubscriptionContext } from './subscription.types';

/** What selectors read of a snapshot. */
interface SubscriptionView {
  context: Pick<SubscriptionContext, 'userId' | 'rows'>;
}

/** The plan that applies: the free one when signed out, without an active subscription, and after a failure. */
export const selectTier = ({ context: { rows } }: SubscriptionView): PlanId => planOf(rows?.active?.plan_id);

/** Whether the plan is not known yet and an answer is under way: neither open nor close a gate meanwhile. */
export const isTierPending = (
  snapshot: SubscriptionView & { matches: (state: 'loading') => boolean },
): boolean => snapshot.context.rows === undefined && snapshot.matches('loading');

/** The subscription to show: the active one, else the newest; undefined when there is none or none is known. */
export const selectSubscription = ({ context: { rows } }: SubscriptionView): SubscriptionRow | undefined =>
  rows?.active ?? rows?.shown ?? undefined;

/** The status of the subscription to show; undefined when there is none. */
export function selectDisplayStatus(
  snapshot: SubscriptionView,
): ReturnType<typeof displayStatusOf> | undefined {
  const subscription = selectSubscription(snapshot);
  return subscription && displayStatusOf(subscription.status);
}

/** Whether there is something that renews and can be ended. */
export function canCancel(snapshot: SubscriptionView): boolean {
  const subscription = selectSubscription(snapshot);
  return (
    subscription !== undefined &&
    selectDisplayStatus(snapshot) === 'active' &&
    subscription.interval !== 'lifetime' &&
    planOf(subscription.plan_id) !== 'lifetime'
  );
}

/** Whether the subscription to show is one that has ended, or has not begun. */
export function canReactivate(snapshot: SubscriptionView): boolean {
  const status = selectDisplayStatus(snapshot);
  return status !== undefined && status !== 'active';
}
