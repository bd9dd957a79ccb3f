import {
  type CheckoutRow,
  checkoutLifetime,
  currency,
  isPaidPlanId,
  type PaidPlanId,
  planOf,
  plans,
  priceOf,
} from '@verapix/facts';
import { checkoutAddress } from '../checkout/checkout-address';
import type { Data } from '../db/schema';
import { Refusal } from '../http/refusal';
import type { EdgeFunction, FunctionCall } from './edge-function';

function planIn({ plan_id }: FunctionCall['body']): PaidPlanId {
  if (typeof plan_id === 'string' && isPaidPlanId(plan_id)) return plan_id;
  throw new Refusal(400, 'unknown_plan', 'Unknown plan selected');
}

/** Nobody pays for what they have. */
function refuseWhatIsOwned({ subscriptions }: Data, userId: string, plan: PaidPlanId): void {
  const owned = subscriptions
    .filter(({ user_id, status }) => user_id === userId && status === 'active')
    .map(({ plan_id }) => planOf(plan_id));
  if (owned.includes('lifetime')) {
    throw new Refusal(
      409,
      'already_subscribed',
      'You already own Lifetime access. There is nothing left to buy.',
    );
  }
  if (owned.includes(plan)) {
    throw new Refusal(
      409,
      'already_subscribed',
      `You already have an active ${plans[plan].title} subscription.`,
    );
  }
}

/**
 * `create-checkout {plan_id}`: a page to pay on. Name, price and period are the catalogue's; nothing else that the
 * request says counts.
 */
export const createCheckout: EdgeFunction = ({ user, body, origin, options }): CheckoutRow => {
  const plan = planIn(body);
  const { store, now, newId } = options;
  return store.write((draft) => {
    refuseWhatIsOwned(draft, user.id, plan);
    const id = newId();
    const url = checkoutAddress(draft, { plan, id, origin });
    if (url === undefined) {
      throw new Refusal(503, 'checkout_unavailable', 'Payment checkout URL not available');
    }
    const { title, billingPeriod } = plans[plan];
    const row: CheckoutRow = {
      id,
      user_id: user.id,
      plan_id: plan,
      plan_name: title,
      amount: priceOf(plans[plan]).discounted,
      currency,
      interval: billingPeriod,
      status: 'open',
      url,
      created_at: new Date(now()).toISOString(),
      expires_at: new Date(now() + checkoutLifetime).toISOString(),
    };
    draft.checkouts.push(row);
    return { ...row };
  });
};
