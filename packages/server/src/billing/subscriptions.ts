import {
  canCancelSubscription,
  canResumeSubscription,
  chargedPrice,
  currency,
  type PaidPlanId,
  type PlanId,
  planOf,
  plans,
  type SubscriptionRow,
  subscriptionInForce,
} from '@verapix/domain';
import { catalogueLocaleOf } from '@verapix/messages/locale';
import { type EdgeFunction, textOf } from '../functions/edge-function';
import { HttpError } from '../http/http-error';
import type { Account, Environment, FunctionPorts, ProviderSubscription } from '../ports';
import { isSuperseded } from './provider-subscriptions';

/** What a plan depends on. */
interface PlanHolder {
  user: Pick<Account['user'], 'isAdmin'>;
  subscriptions: readonly SubscriptionRow[];
}

/** The plan whose features a user may use: all of them for an administrator, otherwise by subscription. */
export function planOfAccount({ user, subscriptions }: PlanHolder, now: number): PlanId {
  return user.isAdmin ? 'lifetime' : planOf(subscriptionInForce(subscriptions, now)?.plan_id);
}

/** The same day of the next month, or that month's last day. */
export function monthAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCMonth(date.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
}

/** What a purchase of a plan costs and for which period, as in the catalog: with the offer, or once it is over. */
export function planTerms(plan: PaidPlanId, offerIsOver = false) {
  const { name, billingPeriod } = plans[plan];
  return {
    plan_id: plan,
    plan_name: name,
    amount: chargedPrice(plans[plan], offerIsOver),
    currency,
    interval: billingPeriod,
  };
}

/** A new, active subscription to a plan. */
export function newSubscription(
  userId: string,
  plan: PaidPlanId,
  { now, newId }: Pick<Environment, 'now' | 'newId'>,
): SubscriptionRow {
  const createdAt = new Date(now());
  const terms = planTerms(plan);
  return {
    id: newId(),
    user_id: userId,
    status: 'active',
    ...terms,
    created_at: createdAt.toISOString(),
    current_period_end: terms.interval === 'monthly' ? monthAfter(createdAt).toISOString() : null,
    canceled_at: null,
  };
}

/** The subscription at the provider that a row was bought with; `undefined` if nothing renews there. */
function providerSubscriptionOf(
  { payments, providerSubscriptions }: Account,
  row: SubscriptionRow,
): ProviderSubscription | undefined {
  const payment = payments.find(({ id }) => id === row.id);
  return providerSubscriptions.find(
    ({ checkout_id, status }) => checkout_id === payment?.checkout_id && status !== 'ended',
  );
}

/** Waits for the provider. Rejects with a 502 if it did not confirm, and then nothing of ours may change. */
async function confirmed(change: Promise<void>): Promise<void> {
  await change.catch((error: unknown) => {
    console.error('The payment provider refused to change a subscription.', error);
    throw new HttpError(
      502,
      'provider_unavailable',
      'The payment provider did not confirm the change, so nothing has changed. Please try again.',
    );
  });
}

interface Renewal {
  userId: string;
  subscriptionId: string;
  renews: boolean;
}

/** Changes whether a subscription renews: first at the provider, which charges for it, then in its row. */
async function setRenewal({ userId, subscriptionId, renews }: Renewal, ports: FunctionPorts) {
  const rowOf = (account: Account | undefined): SubscriptionRow => {
    const now = ports.now();
    const row = account?.subscriptions.find(({ id }) => id === subscriptionId);
    const isOpen = row && (renews ? canResumeSubscription(row, now) : canCancelSubscription(row, now));
    if (account && isOpen && !isSuperseded(account, row)) return row;
    const missing = renews ? 'subscription to resume' : 'active subscription';
    throw new HttpError(404, 'not_found', `There is no such ${missing}.`);
  };
  const account = await ports.accounts.find(userId);
  const atProvider = account && providerSubscriptionOf(account, rowOf(account));
  if (atProvider) await confirmed(ports.payments.setRenewal(atProvider.id, renews));
  return ports.accounts.change(userId, (draft) => {
    const row = rowOf(draft);
    const at = new Date(ports.now()).toISOString();
    // A trial stays one: nothing was paid for it.
    if (row.status !== 'trial') row.status = renews ? 'active' : 'canceled';
    row.canceled_at = renews ? null : at;
    const stored = providerSubscriptionOf(draft, row);
    if (stored) Object.assign(stored, { cancels: !renews, cancels_at: at });
    const kind = renews ? 'plan-resumed' : 'plan-canceled';
    draft.events.push({ kind, detail: { plan: row.plan_name } });
    return { ...row };
  });
}

/**
 * `cancel-subscription {subscription_id}`: cancels a renewing subscription of the user and returns it. Access lasts to
 * the end of the paid period.
 */
export const cancelSubscription: EdgeFunction = async ({ user, body, ports }) =>
  setRenewal({ userId: user.id, subscriptionId: textOf(body, 'subscription_id'), renews: false }, ports);

/** `resume-subscription {subscription_id}`: undoes a cancellation before the paid period has ended. */
export const resumeSubscription: EdgeFunction = async ({ user, body, ports }) =>
  setRenewal({ userId: user.id, subscriptionId: textOf(body, 'subscription_id'), renews: true }, ports);

/** Ends everything that the provider would go on charging. Rejects if it did not confirm. */
export async function endRenewals(
  { providerSubscriptions }: Account,
  { payments }: FunctionPorts,
): Promise<void> {
  for (const { id, status } of providerSubscriptions) {
    if (status !== 'ended') await confirmed(payments.end(id));
  }
}

/** `create-portal-session {locale?}`: the provider's page for cards, addresses and invoices. */
export const createPortalSession: EdgeFunction = async ({ user, body, origin, ports }) => {
  const account = await ports.accounts.find(user.id);
  const customer = account?.providerSubscriptions.find(({ customer_id }) => customer_id !== null);
  if (!customer?.customer_id) {
    throw new HttpError(404, 'not_found', 'There are no billing details to show yet.');
  }
  return {
    url: await ports.payments.portalUrl(customer.customer_id, {
      origin,
      locale: catalogueLocaleOf(body.locale),
    }),
  };
};
