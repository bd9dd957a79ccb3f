import {
  type CheckoutRow,
  type CheckoutStatus,
  isOnMerchantPage,
  type PaymentRow,
  planOf,
} from '@verapix/domain';
import { HttpError } from '../http/http-error';
import { json } from '../http/responses';
import type { Context } from '../http/router';
import type {
  Account,
  DisputedEvent,
  Environment,
  EventOutcome,
  EventReference,
  FunctionPorts,
  Payments,
  ProviderAction,
  Reversal,
} from '../ports';
import { noteBilling } from './account-events';
import { creditFor } from './checkout';
import {
  inCents,
  paidTotal,
  type PaymentUpdate,
  type ProviderEvent,
  parseEvent,
  type ReportedPurchase,
} from './provider-event';
import {
  followProvider,
  isSuperseded,
  recordProviderSubscription,
  uncanceled,
} from './provider-subscriptions';
import { applyReversals } from './reversals';
import { settle } from './settle';
import { isSigned, webhookSecretOf } from './signature';

type MoneyUpdate = Extract<PaymentUpdate, { kind: 'paid' | 'declined' }>;
type PaidUpdate = Extract<PaymentUpdate, { kind: 'paid' }>;

/** A checkout's status only ever moves to a higher rank, so the order of events does not matter. */
const ranks: Record<CheckoutStatus, number> = { open: 0, expired: 1, processing: 2, declined: 3, paid: 4 };

function advance(checkout: CheckoutRow, status: CheckoutStatus): void {
  if (ranks[status] > ranks[checkout.status]) checkout.status = status;
}

/**
 * Whether the reported purchase has the amount, the currency and the plan of the checkout. A page of the merchant's own has
 * its own total, and is for the plan whose address it is.
 */
function matches(checkout: CheckoutRow, { amountInCents, ...reported }: ReportedPurchase): boolean {
  if (isOnMerchantPage(checkout)) return paidTotal({ amountInCents, ...reported }) !== null;
  const { amount, currency, plan_id } = checkout;
  return (
    amountInCents === inCents(amount) &&
    reported.currency?.toLowerCase() === currency.toLowerCase() &&
    (reported.planId === null || reported.planId === plan_id)
  );
}

/** What is reported about a payment that gives its plan for less than the plan costs; `null` if it is no less. */
function lessThanPrice(checkout: CheckoutRow, update: PaidUpdate): object | null {
  const paid = paidTotal(update.reported);
  if (!paid || (paid.currency === checkout.currency && paid.amount >= checkout.amount)) return null;
  const { plan_id, amount, currency } = checkout;
  const { transactionId } = update;
  return { kind: 'lower-amount', plan_id, price: { amount, currency }, paid, transactionId };
}

/**
 * What is reported about Lifetime that was bought on a page of the merchant's own, which took nothing off for what was left of
 * a paid month; `null` if nothing was left.
 */
function creditToRefund(before: Account, checkout: CheckoutRow, update: PaidUpdate): object | null {
  const plan = planOf(checkout.plan_id);
  if (plan !== 'lifetime' || !isOnMerchantPage(checkout)) return null;
  const credit = creditFor(before, plan, Date.parse(update.at));
  if (!credit) return null;
  const { plan_id, currency } = checkout;
  const { transactionId } = update;
  return { kind: 'credit', plan_id, credit: { amount: credit.amount, currency }, transactionId };
}

/** What a person has to look at after a payment that gave its plan. */
function disputesOf(
  id: string,
  { before, checkout, update }: { before: Account; checkout: CheckoutRow; update: PaidUpdate },
  now: number,
): DisputedEvent[] {
  if (before.payments.some(({ checkout_id, status }) => checkout_id === checkout.id && status !== 'declined'))
    return [];
  const kept = {
    [id]: lessThanPrice(checkout, update),
    [`${id}/credit`]: creditToRefund(before, checkout, update),
  };
  return Object.entries(kept).flatMap(([each, reported]) =>
    reported
      ? [{ id: each, checkoutId: checkout.id, reported: JSON.stringify(reported), receivedAt: now }]
      : [],
  );
}

type PaymentState = Pick<PaymentRow, 'status' | 'created_at' | 'transaction_id'>;

/** Whether an update replaces the stored state of a payment: money received wins, then the earlier one. */
function replaces(update: PaymentState, stored: PaymentState): boolean {
  const isDeclined = ({ status }: PaymentState) => status === 'declined';
  if (isDeclined(update) !== isDeclined(stored)) return isDeclined(stored);
  const order = ({ created_at, transaction_id }: PaymentState) => `${created_at} ${transaction_id}`;
  return order(update) < order(stored);
}

/** Records one payment for each checkout. */
function recordPayment(
  draft: Account,
  checkout: CheckoutRow,
  update: MoneyUpdate,
  newId: () => string,
): void {
  const { kind: status, transactionId: transaction_id, at: created_at } = update;
  const { id: checkout_id, user_id, plan_id, plan_name, amount, currency, interval } = checkout;
  const total = (update.kind === 'paid' && paidTotal(update.reported)) || { amount, currency };
  const state = { status, created_at, transaction_id, ...total };
  const stored = draft.payments.find(({ checkout_id }) => checkout_id === checkout.id);
  if (stored) {
    const isFinal = stored.status === 'reversed';
    if (replaces(state, stored)) Object.assign(stored, state, isFinal && { status: stored.status });
    return;
  }
  const terms = { user_id, checkout_id, plan_id, plan_name, interval };
  draft.payments.push({ id: newId(), ...terms, ...state });
}

const isRefunded = ({ status }: PaymentRow) => status === 'refunded';

/** What the provider has to do so that it charges for nothing that its customer does not have. */
function actionsFor(before: Account, after: Account): ProviderAction[] {
  const known = new Set(before.payments.filter(isRefunded).map(({ id }) => id));
  const refunds = after.payments
    .filter((payment) => isRefunded(payment) && !known.has(payment.id))
    .map(({ transaction_id }): ProviderAction => ({ kind: 'refund', transactionId: transaction_id }));
  const ends = after.providerSubscriptions
    .filter(({ status, checkout_id }) => status !== 'ended' && !isCharged(after, checkout_id))
    .map(({ id }): ProviderAction => ({ kind: 'end', subscriptionId: id }));
  const cancels = uncanceled(after).map((id): ProviderAction => ({ kind: 'cancel', subscriptionId: id }));
  return [...refunds, ...ends, ...cancels];
}

/** Whether what a checkout bought is still to be charged for. */
function isCharged(account: Account, checkoutId: string): boolean {
  const payment = account.payments.find(({ checkout_id }) => checkout_id === checkoutId);
  if (!payment) return true;
  const row = account.subscriptions.find(({ id }) => id === payment.id);
  return row !== undefined && row.status !== 'expired' && !isSuperseded(account, row);
}

function applyToCheckout(
  draft: Account,
  checkout: CheckoutRow,
  update: Extract<PaymentUpdate, { kind: 'paid' | 'declined' | 'processing' | 'expired' }>,
  newId: () => string,
): void {
  advance(checkout, update.kind);
  if (update.kind !== 'paid' && update.kind !== 'declined') return;
  recordPayment(draft, checkout, update, newId);
  if (update.kind === 'paid' && update.subscription) {
    recordProviderSubscription(draft, checkout.id, update.subscription, update.at);
  }
}

function checkoutOf(draft: Account | undefined, update: PaymentUpdate): CheckoutRow | undefined {
  if (update.kind === 'reversed') return undefined;
  const stored =
    update.kind === 'subscription' &&
    draft?.providerSubscriptions.find(({ id }) => id === update.subscription.id);
  const id = stored ? stored.checkout_id : update.checkoutId;
  return draft?.checkouts.find((row) => row.id === id);
}

/** For how long an event about an unknown subscription is refused, so that the provider repeats it, in milliseconds. */
const earlyEventWindow = 60 * 60_000;

/**
 * Refuses an event about a subscription that nothing connects with a checkout yet: bought on the merchant's own page, it is
 * known from the event of its payment on, which may come later.
 */
function refuseIfEarly(update: PaymentUpdate, now: number): void {
  if (update.kind !== 'subscription' || update.checkoutId !== null) return;
  if (now - Date.parse(update.at) > earlyEventWindow) return;
  throw new HttpError(
    409,
    'unknown_subscription',
    'Nothing is known of this subscription yet. Send the event again.',
  );
}

function reversalOf(
  id: string,
  { transactionId, customerId, at }: Extract<PaymentUpdate, { kind: 'reversed' }>,
  userId: string | null,
): Reversal {
  return { id, user_id: userId, transaction_id: transactionId, customer_id: customerId, at };
}

/**
 * Applies an event to the account that it concerns. Returns a dispute for money that no checkout asked for, that is not
 * what the checkout asked for, or that is less than the plan costs, and what is left to do at the provider.
 */
export function applyEvent(
  draft: Account | undefined,
  { id, update }: ProviderEvent,
  { now, newId }: Pick<Environment, 'now' | 'newId'>,
): EventOutcome {
  if (!update) return { actions: [] };
  const checkout = checkoutOf(draft, update);
  if (update.kind === 'paid' && !(checkout && matches(checkout, update.reported))) {
    const { checkoutId, transactionId } = update;
    const reported = JSON.stringify({ ...update.reported, transactionId });
    return { disputes: [{ id, checkoutId, reported, receivedAt: now() }], actions: [] };
  }
  if (!checkout) refuseIfEarly(update, now());
  if (!draft) {
    if (update.kind !== 'reversed') return { actions: [] };
    const dispute = { id, checkoutId: '', reported: JSON.stringify(update), receivedAt: now() };
    return { disputes: [dispute], reversal: reversalOf(id, update, null), actions: [] };
  }
  const before = structuredClone(draft);
  if (update.kind === 'reversed') draft.reversals.push(reversalOf(id, update, draft.user.id));
  else if (!checkout) return { actions: [] };
  else if (update.kind === 'subscription') {
    recordProviderSubscription(draft, checkout.id, update.subscription, update.at);
  } else applyToCheckout(draft, checkout, update, newId);
  applyReversals(draft);
  settle(draft);
  followProvider(draft);
  noteBilling(before, draft);
  const disputes =
    checkout && update.kind === 'paid' ? disputesOf(id, { before, checkout, update }, now()) : [];
  return { disputes, actions: actionsFor(before, draft) };
}

function actAt(payments: Payments, action: ProviderAction): Promise<void> {
  if (action.kind === 'refund') return payments.refund(action.transactionId);
  if (action.kind === 'end') return payments.end(action.subscriptionId);
  return payments.setRenewal(action.subscriptionId, false);
}

/** Carries out what an event left to do. What the provider refuses waits for a person. */
async function carryOut(
  eventId: string,
  actions: readonly ProviderAction[],
  ports: FunctionPorts,
): Promise<void> {
  for (const [index, action] of actions.entries()) {
    await actAt(ports.payments, action).catch((error: unknown) => {
      const reported = JSON.stringify({ ...action, error: String(error) });
      const id = `${eventId}/${index}`;
      return ports.accounts.dispute({ id, checkoutId: '', reported, receivedAt: ports.now() });
    });
  }
}

function referenceOf({ id, update }: ProviderEvent): EventReference {
  const reference = { id, checkoutId: null, subscriptionId: null, transactionId: null, customerId: null };
  if (!update) return reference;
  if (update.kind === 'reversed') {
    return { ...reference, transactionId: update.transactionId, customerId: update.customerId };
  }
  const subscriptionId = update.kind === 'subscription' ? update.subscription.id : null;
  const transactionId = 'transactionId' in update ? update.transactionId : null;
  const customerId = ('subscription' in update && update.subscription?.customer_id) || null;
  return { ...reference, checkoutId: update.checkoutId, subscriptionId, transactionId, customerId };
}

/** `POST /functions/v1/payment-webhook`: receives the payment provider's events, authenticated by their signature. */
export async function paymentWebhook(
  { bytes, request }: Pick<Context, 'bytes' | 'request'>,
  ports: FunctionPorts,
): Promise<Response> {
  const body = await bytes();
  const key = { secret: await webhookSecretOf(ports), now: ports.now() };
  if (!(await isSigned(body, request.headers.get('Stripe-Signature'), key))) {
    throw new HttpError(400, 'invalid_signature', 'The signature of this event is not valid.');
  }
  const event = parseEvent(new TextDecoder().decode(body));
  if (!event) throw new HttpError(400, 'invalid_event', 'This is not an event of the payment provider.');
  await receiveEvent(event, ports);
  return json(200, { received: true });
}

/** A reversal with its customer, which a dispute does not name: the payment of a renewal is known by nothing else. */
async function withCustomer(event: ProviderEvent, { payments }: FunctionPorts): Promise<ProviderEvent> {
  const { update } = event;
  if (update?.kind !== 'reversed' || update.customerId !== null || update.transactionId === null)
    return event;
  return { ...event, update: { ...update, customerId: await payments.customerOf(update.transactionId) } };
}

/** Takes an event in once, and carries out what it leaves to do. Rejects if the provider does not answer. */
export async function receiveEvent(received: ProviderEvent, ports: FunctionPorts): Promise<void> {
  const event = await withCustomer(received, ports);
  const outcome = await ports.accounts.receiveEvent(referenceOf(event), (draft) =>
    applyEvent(draft, event, ports),
  );
  if (outcome) await carryOut(event.id, outcome.actions, ports);
}
