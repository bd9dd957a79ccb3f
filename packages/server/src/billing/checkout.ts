import {
  type AccountOffer,
  type CheckoutRow,
  canResumeSubscription,
  checkoutLifetime,
  checkoutReference,
  grantsAccess,
  isCheckoutUrl,
  isOnMerchantPage,
  isOfferOver,
  isPaidPlanId,
  offerEnd,
  type PaidPlanId,
  planOf,
  plans,
  upgradeCredit,
} from '@verapix/domain';
import { catalogueLocaleOf } from '@verapix/messages/locale';
import * as v from 'valibot';
import { type EdgeFunction, type FunctionContext, signInFirst } from '../functions/edge-function';
import { HttpError } from '../http/http-error';
import type { Account, FunctionPorts } from '../ports';
import { planTerms } from './subscriptions';

const checkoutUrlSetting = { premium: 'premiumCheckoutUrl', lifetime: 'lifetimeCheckoutUrl' } as const;
const stripeSettings = v.object({ stripe: v.record(v.string(), v.unknown()) });

/** The merchant's setting for a plan, unvalidated; `undefined` if nothing is set. */
async function configuredAddress({ merchant }: FunctionPorts, plan: PaidPlanId): Promise<unknown> {
  const settings = v.safeParse(stripeSettings, await merchant.read());
  const value = settings.success ? settings.output.stripe[checkoutUrlSetting[plan]] : undefined;
  return value === '' || value === null ? undefined : value;
}

/**
 * The merchant's page for a checkout. A stored address may be older than today's rules, so it is validated again. Throws
 * if it must not be opened.
 */
function merchantAddress(configured: unknown, checkoutId: string): string {
  if (typeof configured !== 'string' || !isCheckoutUrl(configured)) {
    throw new HttpError(503, 'checkout_unavailable', 'Payment checkout URL not available');
  }
  const address = new URL(configured);
  address.searchParams.set(checkoutReference, checkoutId);
  return address.href;
}

function planIn({ plan_id }: FunctionContext['body']): PaidPlanId {
  if (typeof plan_id === 'string' && isPaidPlanId(plan_id)) return plan_id;
  throw new HttpError(400, 'unknown_plan', 'Unknown plan selected');
}

const alreadySubscribed = (message: string) => new HttpError(409, 'already_subscribed', message);

/** Rejects a plan that the user already has. A trial may be bought. */
function checkNotOwned({ subscriptions }: Account, plan: PaidPlanId, now: number): void {
  const owned = subscriptions.filter((row) => row.status !== 'trial' && grantsAccess(row, now));
  if (owned.some(({ plan_id }) => planOf(plan_id) === 'lifetime')) {
    throw alreadySubscribed('You already own Lifetime access. There is nothing left to buy.');
  }
  const same = owned.find(({ plan_id }) => planOf(plan_id) === plan);
  if (!same) return;
  const { name } = plans[plan];
  if (canResumeSubscription(same, now)) {
    throw alreadySubscribed(
      `Your ${name} subscription is canceled but paid for until its end. You can undo the cancellation under Subscriptions.`,
    );
  }
  throw alreadySubscribed(`You already have an active ${name} subscription.`);
}

/** What a plan costs for an account: the regular price once its offer is over. */
function termsFor({ offerEndsAt }: Account, plan: PaidPlanId, now: number) {
  return planTerms(plan, isOfferOver(offerEndsAt === null ? null : Date.parse(offerEndsAt), now));
}

/** What is left of a paid month, with its subscription; `undefined` if it takes nothing off a plan. */
export function creditFor({ subscriptions }: Account, plan: PaidPlanId, now: number) {
  if (plan !== 'lifetime') return undefined;
  const credits = subscriptions.map(({ id, ...row }) => ({ id, amount: upgradeCredit({ id, ...row }, now) }));
  const [largest] = credits.sort((one, other) => other.amount - one.amount);
  return largest && largest.amount > 0 ? largest : undefined;
}

/**
 * The open checkout that a new one would be the same as: of the plan, at the price, on the page, with half of its time left.
 */
function sameCheckout(
  { checkouts }: Account,
  { plan, amount, configured, now }: { plan: PaidPlanId; amount: number; configured: unknown; now: number },
): CheckoutRow | undefined {
  const isSamePage = (row: CheckoutRow) =>
    configured === undefined ? !isOnMerchantPage(row) : merchantAddress(configured, row.id) === row.url;
  return checkouts.find(
    (row) =>
      row.status === 'open' &&
      row.plan_id === plan &&
      row.amount === amount &&
      Date.parse(row.expires_at) - now >= checkoutLifetime / 2 &&
      isSamePage(row),
  );
}

/** `get-offer`: when the offer ends for the user, and the server's time. */
export const getOffer: EdgeFunction = async ({ user, ports }): Promise<AccountOffer> => {
  const account = await ports.accounts.find(user.id);
  if (!account) throw signInFirst();
  return { ends_at: account.offerEndsAt, now: new Date(ports.now()).toISOString() };
};

/**
 * `create-checkout {plan_id, locale?}`: starts a checkout. Name, price and period come from the catalog. The first checkout
 * of an account starts the clock of its offer; a checkout keeps the price that it was opened with. A page that the merchant
 * configured has a price of its own, so what is left of a paid month is not taken off there. From the provider's page, the
 * buyer comes back to the pages in the language of `locale`. An account has one open checkout for each plan: it is returned again
 * while it can be paid for long enough, and closed by another.
 */
export const createCheckout: EdgeFunction = async ({ user, body, origin, ports }): Promise<CheckoutRow> => {
  const plan = planIn(body);
  const { accounts, now, newId } = ports;
  const account = await accounts.find(user.id);
  if (!account) throw signInFirst();
  // Checked again when the checkout is stored: another tab may have bought the plan meanwhile.
  checkNotOwned(account, plan, now());
  const configured = await configuredAddress(ports, plan);
  const hasOwnPrice = configured !== undefined;
  const credit = hasOwnPrice ? undefined : creditFor(account, plan, now());
  const amount = Math.round((termsFor(account, plan, now()).amount - (credit?.amount ?? 0)) * 100) / 100;
  const open = sameCheckout(account, { plan, amount, configured, now: now() });
  if (open) return open;
  const id = newId();
  const checkout = {
    id,
    userId: user.id,
    planId: plan,
    amount,
    origin,
    locale: catalogueLocaleOf(body.locale),
  };
  const url = hasOwnPrice ? merchantAddress(configured, id) : await ports.payments.checkoutUrl(checkout);
  return accounts.change(user.id, (draft) => {
    checkNotOwned(draft, plan, now());
    const row: CheckoutRow = {
      id,
      user_id: user.id,
      ...planTerms(plan),
      amount,
      status: 'open',
      url,
      created_at: new Date(now()).toISOString(),
      expires_at: new Date(now() + checkoutLifetime).toISOString(),
    };
    // Another tab may have opened the same meanwhile.
    const other = sameCheckout(draft, { plan, amount, configured, now: now() });
    if (other) return { ...other };
    for (const earlier of draft.checkouts)
      if (earlier.status === 'open' && earlier.plan_id === plan) earlier.status = 'expired';
    draft.checkouts.push(row);
    if (credit) draft.credits.push({ id, user_id: user.id, subscription_id: credit.id });
    draft.offerEndsAt ??= new Date(offerEnd(now())).toISOString();
    return { ...row };
  });
};
