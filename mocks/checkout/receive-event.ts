import type { CheckoutRow, CheckoutStatus, PaymentRow } from '@verapix/facts';
import type { BackendOptions } from '../backend';
import type { Data } from '../db/schema';
import { inCents, type News, type ProviderEvent, type Told } from './provider-event';
import { settle } from './settle';

type Surroundings = Pick<BackendOptions, 'now' | 'newId'>;
type PaymentNews = Extract<News, { kind: 'paid' | 'declined' }>;

/** From what tells least to what tells most: news never lead back, so their order does not matter. */
const ranks: Record<CheckoutStatus, number> = { open: 0, expired: 1, processing: 2, declined: 3, paid: 4 };

function advance(checkout: CheckoutRow, status: CheckoutStatus): void {
  if (ranks[status] > ranks[checkout.status]) checkout.status = status;
}

/** Whether the provider was paid for exactly what the checkout is about, in the checkout's own words. */
function isFor({ amount, currency, plan_id }: CheckoutRow, { amountInCents, ...told }: Told): boolean {
  return (
    amountInCents === inCents(amount) &&
    told.currency?.toLowerCase() === currency.toLowerCase() &&
    (told.planId === null || told.planId === plan_id)
  );
}

type Stand = Pick<PaymentRow, 'status' | 'created_at' | 'transaction_id'>;

/** Which of two reports of one checkout's payment holds: money that was taken, then what happened first. */
function holdsOver(news: Stand, known: Stand): boolean {
  const isDeclined = ({ status }: Stand) => status === 'declined';
  if (isDeclined(news) !== isDeclined(known)) return isDeclined(known);
  const order = ({ created_at, transaction_id }: Stand) => `${created_at} ${transaction_id}`;
  return order(news) < order(known);
}

/** Keeps one payment for each checkout. */
function recordPayment(draft: Data, checkout: CheckoutRow, news: PaymentNews, newId: () => string): void {
  const { kind: status, transactionId: transaction_id, at: created_at } = news;
  const stand = { status, created_at, transaction_id };
  const known = draft.payments.find(({ checkout_id }) => checkout_id === checkout.id);
  if (known) {
    if (holdsOver(stand, known)) Object.assign(known, stand);
    return;
  }
  const { id: checkout_id, user_id, plan_id, plan_name, amount, currency, interval } = checkout;
  const terms = { user_id, checkout_id, plan_id, plan_name, amount, currency, interval };
  draft.payments.push({ id: newId(), ...terms, ...stand });
}

function applyNews(draft: Data, eventId: string, news: News, { now, newId }: Surroundings): void {
  const checkout = draft.checkouts.find(({ id }) => id === news.checkoutId);
  if (!checkout) return;
  if (news.kind === 'paid' && !isFor(checkout, news.told)) {
    const told = JSON.stringify(news.told);
    draft.disputedEvents.push({ id: eventId, checkoutId: checkout.id, told, receivedAt: now() });
    return;
  }
  advance(checkout, news.kind);
  if (news.kind !== 'paid' && news.kind !== 'declined') return;
  recordPayment(draft, checkout, news, newId);
  settle(draft, checkout.user_id);
}

/** Takes an event in, once: one that comes again, or that we have no use for, changes nothing. */
export function receiveEvent(draft: Data, { id, news }: ProviderEvent, surroundings: Surroundings): void {
  if (draft.handledEvents.includes(id)) return;
  draft.handledEvents.push(id);
  if (news) applyNews(draft, id, news, surroundings);
}
