import {
  type CheckoutRow,
  checkoutLifetime,
  isCheckoutUrl,
  isPaidPlanId,
  type PaidPlanId,
  plans,
} from '@verapix/domain';
import * as v from 'valibot';
import type { EdgeFunction, FunctionContext } from '../functions/edge-function';
import { HttpError } from '../http/http-error';
import type { Account, FunctionPorts, NewCheckout } from '../ports';
import { activePlans, planTerms } from './subscriptions';

const checkoutUrlSetting = { premium: 'premiumCheckoutUrl', lifetime: 'lifetimeCheckoutUrl' } as const;
const stripeSettings = v.object({ stripe: v.record(v.string(), v.unknown()) });

/** The merchant's setting for a plan, unvalidated; `undefined` if nothing is set. */
async function configuredAddress({ merchant }: FunctionPorts, plan: PaidPlanId): Promise<unknown> {
  const settings = v.safeParse(stripeSettings, await merchant.read());
  const value = settings.success ? settings.output.stripe[checkoutUrlSetting[plan]] : undefined;
  return value === '' || value === null ? undefined : value;
}

/**
 * The page where a checkout is paid: the merchant's page if one is set, otherwise the provider's. A stored address may be
 * older than today's rules, so it is validated again. Throws if it must not be opened.
 */
async function checkoutAddress(ports: FunctionPorts, checkout: NewCheckout): Promise<string> {
  const configured = await configuredAddress(ports, checkout.planId);
  if (configured === undefined) return ports.payments.checkoutUrl(checkout);
  if (typeof configured !== 'string' || !isCheckoutUrl(configured)) {
    throw new HttpError(503, 'checkout_unavailable', 'Payment checkout URL not available');
  }
  const address = new URL(configured);
  address.searchParams.set('client_reference_id', checkout.id);
  return address.href;
}

function planIn({ plan_id }: FunctionContext['body']): PaidPlanId {
  if (typeof plan_id === 'string' && isPaidPlanId(plan_id)) return plan_id;
  throw new HttpError(400, 'unknown_plan', 'Unknown plan selected');
}

/** Rejects a plan that the user already has. */
function checkNotOwned(account: Account, plan: PaidPlanId): void {
  const owned = activePlans(account);
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
export const createCheckout: EdgeFunction = async ({ user, body, origin, ports }): Promise<CheckoutRow> => {
  const plan = planIn(body);
  const { accounts, now, newId } = ports;
  const account = await accounts.find(user.id);
  // Checked again when the checkout is stored: another tab may have bought the plan meanwhile.
  if (account) checkNotOwned(account, plan);
  const id = newId();
  const url = await checkoutAddress(ports, { id, userId: user.id, planId: plan, origin });
  return accounts.change(user.id, (draft) => {
    checkNotOwned(draft, plan);
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
