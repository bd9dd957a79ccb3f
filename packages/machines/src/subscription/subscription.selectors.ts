import { displayStatusOf, type PlanId, planOf, type SubscriptionRow } from '@verapix/domain';

/** The stored subscriptions of a user. */
export interface SubscriptionRows {
  /** The newest active one: its plan applies. */
  active: SubscriptionRow | null;
  /** The newest one of any status, shown if none is active. */
  shown: SubscriptionRow | null;
}

interface SubscriptionView {
  context: { rows: SubscriptionRows | undefined };
}

/** The plan that applies: the free one while signed out, without an active subscription, and after a failure. */
export const selectTier = ({ context: { rows } }: SubscriptionView): PlanId => planOf(rows?.active?.plan_id);

/** Whether the plan is unknown and being loaded. Until then, neither grant nor deny paid access. */
export const isTierPending = (
  snapshot: SubscriptionView & { matches: (state: 'loading') => boolean },
): boolean => snapshot.context.rows === undefined && snapshot.matches('loading');

/** The subscription to show: the active one, otherwise the newest; undefined if there is none or it is unknown. */
export const selectSubscription = ({ context: { rows } }: SubscriptionView): SubscriptionRow | undefined =>
  rows?.active ?? rows?.shown ?? undefined;

/** Whether there is an active subscription that renews. */
export function canCancel(snapshot: SubscriptionView): boolean {
  const subscription = selectSubscription(snapshot);
  return (
    subscription !== undefined &&
    displayStatusOf(subscription.status) === 'active' &&
    subscription.interval !== 'lifetime' &&
    planOf(subscription.plan_id) !== 'lifetime'
  );
}

/** Whether the subscription to show has ended or not begun. */
export function canReactivate(snapshot: SubscriptionView): boolean {
  const subscription = selectSubscription(snapshot);
  return subscription !== undefined && displayStatusOf(subscription.status) !== 'active';
}
