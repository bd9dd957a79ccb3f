import {
  type CheckoutRow,
  checkoutLifetime,
  isCheckoutUrl,
  isPaidPlanId,
  type PaidPlanId,
  plans,
} from '@verapix/domain';
import type { Data } from '../db/schema';
import type { EdgeFunction, FunctionContext } from '../functions/edge-function';
import { activePlans, planTerms } from '../functions/subscriptions';
import { HttpError } from '../http/http-error';

/** The path of the sandbox's checkout page. */
export const sandboxPath = '/sandbox/v1/checkout';

const checkoutUrlSetting: Record<PaidPlanId, string> = {
  premium: 'premiumCheckoutUrl',
  lifetime: 'lifetimeCheckoutUrl',
};

/** The merchant's setting for a plan, unvalidated; `undefined` if nothing is set. */
function configuredAddress({ merchantConfig }: Data, plan: PaidPlanId): unknown {
  const { stripe } = merchantConfig ?? {};
  const value = new Map(Object.entries(stripe ?? {})).get(checkoutUrlSetting[plan]);
  return value === '' || value === null ? undefined : value;
}

/**
 * The page where a checkout is paid: the merchant's page if one is set, otherwise the sandbox page at `origin`. A stored
 * address may be older than today's rules, so it is validated again; `undefined` if it must not be opened.
 */
function checkoutAddress(
  data: Data,
  { plan, id, origin }: { plan: PaidPlanId; id: string; origin: string },
): string | undefined {
  const configured = configuredAddress(data, plan);
  if (configured === undefined) return `${origin}${sandboxPath}?checkout=${id}`;
  if (typeof configured !== 'string' || !isCheckoutUrl(configured)) return undefined;
  const address = new URL(configured);
  address.searchParams.set('client_reference_id', id);
  return address.href;
}

function planIn({ plan_id }: FunctionContext['body']): PaidPlanId {
  if (typeof plan_id === 'string' && isPaidPlanId(plan_id)) return plan_id;
  throw new HttpError(400, 'unknown_plan', 'Unknown plan selected');
}

/** Rejects a plan that the user already has. */
function checkNotOwned(data: Data, userId: string, plan: PaidPlanId): void {
  const owned = activePlans(data, userId);
  if (owned.includes('lifetime')) {
    throw new HttpError(
      409,
      'already_subscribed',
      'You already own Lifetime access. There is nothing left to buy.',
    );
  }
  if (owned.includes(plan)) {
    throw new HttpError(
      409,
      'already_subscribed',
      `You already have an active ${plans[plan].title} subscription.`,
    );
  }
}

/** `create-checkout {plan_id}`: starts a checkout. Name, price and period come from the catalog. */
export const createCheckout: EdgeFunction = ({ user, body, origin, options }): CheckoutRow => {
  const plan = planIn(body);
  const { store, now, newId } = options;
  return store.write((draft) => {
    checkNotOwned(draft, user.id, plan);
    const id = newId();
    const url = checkoutAddress(draft, { plan, id, origin });
    if (url === undefined) {
      throw new HttpError(503, 'checkout_unavailable', 'Payment checkout URL not available');
    }
    const row: CheckoutRow = {
      id,
      user_id: user.id,
      ...planTerms(plan),
      status: 'open',
      url,
      created_at: new Date(now()).toISOString(),
      expires_at: new Date(now() + checkoutLifetime).toISOString(),
    };
    draft.checkouts.push(row);
    return { ...row };
  });
};
