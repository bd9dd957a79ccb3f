import type { SubscriptionRow } from '@verapix/facts';
import type { ErrorCaughtEmitted, Outcome } from '../outside.types';
import type { NotifyEmitted } from '../toasts/toasts.types';

/** What is stored about the plan of a person. */
export interface SubscriptionRows {
  /** The newest active one: the plan that applies. */
  active: SubscriptionRow | null;
  /** What a page shows while none is active: the newest of any status. */
  shown: SubscriptionRow | null;
}

export interface SubscriptionContext {
  /** Whose subscription it is; null while nobody is signed in. */
  userId: string | null;
  /** Undefined until they were read for this person, and after a failure: then the free plan applies. */
  rows: SubscriptionRows | undefined;
}

export type SubscriptionEvent =
  /** Who is signed in. The same person again changes nothing. */
  | { type: 'user.changed'; userId: string | null }
  /** Reads again, such as after a purchase; what is known stays until the answer is there. */
  | { type: 'refresh.requested' }
  | { type: 'load.retried' }
  /** Asks whether to cancel. Only an active plan that renews can be canceled. */
  | { type: 'cancel.requested' }
  | { type: 'cancel.dismissed' }
  | { type: 'cancel.confirmed' };

export type SubscriptionEmitted = NotifyEmitted | ErrorCaughtEmitted;

/** Input of the `loadSubscription` actor. */
export interface LoadSubscriptionInput {
  userId: string;
}
export type LoadSubscriptionOutcome = Outcome<SubscriptionRows>;

/** Input of the `cancelSubscription` actor. */
export interface CancelSubscriptionInput {
  subscriptionId: string;
}
/**
 * The canceled row. Problems with a meaning of their own: `not_implemented` when the backend has no such function,
 * `not_found` when there is nothing left to cancel.
 */
export type CancelSubscriptionOutcome = Outcome<{ subscription: SubscriptionRow }>;
