import type { SubscriptionRow } from '@verapix/facts';
import { Refusal } from '../http/refusal';
import { type EdgeFunction, textOf } from './edge-function';

function canBeCanceled({ status, interval }: SubscriptionRow): boolean {
  return status === 'active' && interval !== 'lifetime';
}

/** `cancel-subscription {subscription_id}`: one's own, if it would renew; gives the row. */
export const cancelSubscription: EdgeFunction = ({ user, body, options }) => {
  const id = textOf(body, 'subscription_id');
  return options.store.write((draft) => {
    const row = draft.subscriptions.find((row) => row.id === id && row.user_id === user.id);
    if (!row || !canBeCanceled(row)) {
      throw new Refusal(404, 'not_found', 'There is no such active subscription.');
    }
    row.status = 'canceled';
    row.canceled_at = new Date(options.now()).toISOString();
    return { ...row };
  });
};
