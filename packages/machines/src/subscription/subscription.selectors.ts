import {
  canCancelSubscription,
  canResumeSubscription,
  type PlanId,
  planOf,
  type SubscriptionRow,
} from '@verapix/domain';

/** The stored subscriptions of a user. */
export interface SubscriptionRows {
  /** The one whose plan applies. */
  active: SubscriptionRow | null;
  /** The newest one of any status, shown if none gives access. */
  shown: SubscriptionRow | null;
}

interface SubscriptionView {
  context: { rows: SubscriptionRows | undefined };
}

/** A view with the clock, for what depends on the end of the paid period. */
interface TimedView {
  context: SubscriptionView['context'] & { now: () => number };
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

/** Whether the subscription renews, so that it can be canceled. */
export function canCancel(snapshot: TimedView): boolean {
  const subscription = selectSubscription(snapshot);
  return subscription !== undefined && canCancelSubscription(subscription, snapshot.context.now());
}

/** Whether the subscription is canceled, but what was paid for has not run out: the cancellation can be undone. */
export function canResume(snapshot: TimedView): boolean {
  const subscription = selectSubscription(snapshot);
  return subscription !== undefined && canResumeSubscription(subscription, snapshot.context.now());
}

/** Whether the subscription to show is not active: in any other status, unless its cancellation can be undone. */
export function canReactivate(snapshot: TimedView): boolean {
  const subscription = selectSubscription(snapshot);
  return subscription !== undefined && subscription.status !== 'active' && !canResume(snapshot);
}
