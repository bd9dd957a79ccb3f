import type { CheckoutRow } from '@verapix/facts';
import { newLinkToken } from '../auth/random-token';
import type { BackendOptions } from '../backend';
import type { Data } from '../db/schema';
import { eventJson, type SentEvent } from './provider-event';

/** What may come of a visit to the sandbox checkout. */
export const outcomes = ['paid', 'declined', 'paid-late', 'paid-twice', 'abandoned'] as const;
export type Outcome = (typeof outcomes)[number];

/** How late a late payment is, in milliseconds. */
const latePayment = 5000;

type Sent = Pick<SentEvent, 'kind' | 'isPaid'> & { after: number };

/** What the provider tells after each outcome: which event after how many milliseconds. */
const reports: Record<Outcome, readonly Sent[]> = {
  paid: [{ kind: 'checkout.session.completed', isPaid: true, after: 0 }],
  declined: [{ kind: 'payment_intent.payment_failed', isPaid: false, after: 0 }],
  'paid-late': [
    { kind: 'checkout.session.completed', isPaid: false, after: 0 },
    { kind: 'checkout.session.async_payment_succeeded', isPaid: true, after: latePayment },
  ],
  // The second event comes first, and then once more.
  'paid-twice': [
    { kind: 'checkout.session.async_payment_succeeded', isPaid: true, after: 0 },
    { kind: 'checkout.session.completed', isPaid: false, after: 1000 },
    { kind: 'checkout.session.async_payment_succeeded', isPaid: true, after: 2000 },
  ],
  abandoned: [{ kind: 'checkout.session.expired', isPaid: false, after: 0 }],
};

type Surroundings = Pick<BackendOptions, 'now' | 'randomBytes'>;

/** Whether a checkout can still be paid: nobody chose an outcome, and its time is not over. */
export function isOpen(data: Data, { id, status, expires_at }: CheckoutRow, now: number): boolean {
  const isDecided = data.undelivered.some(({ body }) => body.includes(id));
  return status === 'open' && !isDecided && Date.parse(expires_at) > now;
}

/** Has the provider's events of an outcome on their way. */
export function putReports(
  draft: Data,
  checkout: CheckoutRow,
  outcome: Outcome,
  { now, randomBytes }: Surroundings,
): void {
  const payment = newLinkToken({ randomBytes }).slice(0, 24);
  const intent = outcome === 'abandoned' ? null : `pi_sandbox_${payment}`;
  const at = now();
  for (const { kind, isPaid, after } of reports[outcome]) {
    // The same event has the same id, however often it comes.
    const id = `evt_sandbox_${payment}_${kind.replace(/\W/g, '_')}`;
    const body = eventJson(checkout, { id, kind, at, intent, isPaid });
    draft.undelivered.push({ dueAt: at + after, body });
  }
}

/** Ends the checkouts whose time is over. */
export function expireCheckouts({ store, now }: Pick<BackendOptions, 'store' | 'now'>): void {
  const time = now();
  const isOver = ({ status, expires_at }: CheckoutRow) => status === 'open' && Date.parse(expires_at) <= time;
  const { checkouts, undelivered } = store.read();
  const over = checkouts.filter(
    (checkout) => isOver(checkout) && !undelivered.some(({ body }) => body.includes(checkout.id)),
  );
  if (over.length === 0) return;
  store.write((draft) => {
    for (const checkout of over) {
      const id = `evt_sandbox_expired_${checkout.id}`;
      const event = { id, kind: 'checkout.session.expired', at: time, intent: null, isPaid: false } as const;
      draft.undelivered.push({ dueAt: time, body: eventJson(checkout, event) });
    }
  });
}
