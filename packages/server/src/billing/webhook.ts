import type { CheckoutRow, CheckoutStatus, PaymentRow } from '@verapix/domain';
import { HttpError } from '../http/http-error';
import { json } from '../http/responses';
import type { Context } from '../http/router';
import type { Account, DisputedEvent, Environment, FunctionPorts } from '../ports';
import {
  type CheckoutUpdate,
  inCents,
  type ProviderEvent,
  parseEvent,
  type ReportedPurchase,
} from './provider-event';
import { settle } from './settle';
import { isSigned, webhookSecretOf } from './signature';

type PaymentUpdate = Extract<CheckoutUpdate, { kind: 'paid' | 'declined' }>;

/** A checkout's status only ever moves to a higher rank, so the order of events does not matter. */
const ranks: Record<CheckoutStatus, number> = { open: 0, expired: 1, processing: 2, declined: 3, paid: 4 };

function advance(checkout: CheckoutRow, status: CheckoutStatus): void {
  if (ranks[status] > ranks[checkout.status]) checkout.status = status;
}

/** Whether the reported purchase has the amount, the currency and the plan of the checkout. */
function matches(
  { amount, currency, plan_id }: CheckoutRow,
  { amountInCents, ...reported }: ReportedPurchase,
): boolean {
  return (
    amountInCents === inCents(amount) &&
    reported.currency?.toLowerCase() === currency.toLowerCase() &&
    (reported.planId === null || reported.planId === plan_id)
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
  update: PaymentUpdate,
  newId: () => string,
): void {
  const { kind: status, transactionId: transaction_id, at: created_at } = update;
  const state = { status, created_at, transaction_id };
  const stored = draft.payments.find(({ checkout_id }) => checkout_id === checkout.id);
  if (stored) {
    if (replaces(state, stored)) Object.assign(stored, state);
    return;
  }
  const { id: checkout_id, user_id, plan_id, plan_name, amount, currency, interval } = checkout;
  const terms = { user_id, checkout_id, plan_id, plan_name, amount, currency, interval };
  draft.payments.push({ id: newId(), ...terms, ...state });
}

/**
 * Applies an event to the account that owns its checkout. Returns a dispute for money that no checkout asked for, or
 * that is not what the checkout asked for.
 */
export function applyEvent(
  draft: Account | undefined,
  { id, update }: ProviderEvent,
  { now, newId }: Pick<Environment, 'now' | 'newId'>,
): DisputedEvent | undefined {
  if (!update) return undefined;
  const { checkoutId } = update;
  const checkout = draft?.checkouts.find((row) => row.id === checkoutId);
  if (update.kind === 'paid' && !(checkout && matches(checkout, update.reported))) {
    return { id, checkoutId, reported: JSON.stringify(update.reported), receivedAt: now() };
  }
  if (!draft || !checkout) return undefined;
  advance(checkout, update.kind);
  if (update.kind !== 'paid' && update.kind !== 'declined') return undefined;
  recordPayment(draft, checkout, update, newId);
  settle(draft);
  return undefined;
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
  const reference = { id: event.id, checkoutId: event.update?.checkoutId ?? null };
  await ports.accounts.receiveEvent(reference, (draft) => applyEvent(draft, event, ports));
  return json(200, { received: true });
}
