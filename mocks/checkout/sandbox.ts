import { type CheckoutRow, isSandboxCheckout, sandboxPaths } from '@verapix/domain';
import { withQuery } from '../auth/redirects';
import type { BackendOptions } from '../backend';
import { toHex } from '@verapix/server/crypto';
import type { Data } from '../db/schema';
import { html, redirect } from '../http/responses';
import type { BackendContext, BackendRoute } from '../http/context';
import { eventJson, type SentEvent } from './sandbox-event';
import { sandboxLocale } from './sandbox-locale';
import { checkoutPage, closedPage, type Outcome, outcomes } from './sandbox-page';

/** Delay of a late payment, in milliseconds. */
const latePayment = 5000;

type ScheduledEvent = Pick<SentEvent, 'kind' | 'isPaid'> & { after: number };

/** The events of each outcome, with their delays in milliseconds. */
const eventsOf: Record<Outcome, readonly ScheduledEvent[]> = {
  paid: [{ kind: 'checkout.session.completed', isPaid: true, after: 0 }],
  declined: [{ kind: 'payment_intent.payment_failed', isPaid: false, after: 0 }],
  'paid-late': [
    { kind: 'checkout.session.completed', isPaid: false, after: 0 },
    { kind: 'checkout.session.async_payment_succeeded', isPaid: true, after: latePayment },
  ],
  // Out of order and repeated: the payment succeeds before the session is completed.
  'paid-twice': [
    { kind: 'checkout.session.async_payment_succeeded', isPaid: true, after: 0 },
    { kind: 'checkout.session.completed', isPaid: false, after: 1000 },
    { kind: 'checkout.session.async_payment_succeeded', isPaid: true, after: 2000 },
  ],
  abandoned: [{ kind: 'checkout.session.expired', isPaid: false, after: 0 }],
};

/** Whether an outcome was chosen whose events are not delivered yet. */
function isDecided({ pendingEvents }: Data, { id }: CheckoutRow): boolean {
  return pendingEvents.some(({ body }) => body.includes(id));
}

/** Whether a checkout can still be paid. */
function isOpen(data: Data, checkout: CheckoutRow, now: number): boolean {
  const { status, expires_at } = checkout;
  return status === 'open' && !isDecided(data, checkout) && Date.parse(expires_at) > now;
}

/** Schedules the events of an outcome. */
function scheduleEvents(
  draft: Data,
  checkout: CheckoutRow,
  outcome: Outcome,
  { now, randomBytes }: BackendOptions,
): void {
  const payment = toHex(randomBytes(12));
  const intent = outcome === 'abandoned' ? null : `pi_sandbox_${payment}`;
  const at = now();
  for (const { kind, isPaid, after } of eventsOf[outcome]) {
    // A repeated event has the same id.
    const id = `evt_sandbox_${payment}_${kind.replace(/\W/g, '_')}`;
    const body = eventJson(checkout, { id, kind, at, intent, isPaid });
    draft.pendingEvents.push({ dueAt: at + after, body });
  }
}

/** Schedules an event for each checkout that has expired. */
export function expireCheckouts({ store, now }: Pick<BackendOptions, 'store' | 'now'>): void {
  const time = now();
  const data = store.read();
  const expired = data.checkouts.filter(
    (checkout) =>
      checkout.status === 'open' && Date.parse(checkout.expires_at) <= time && !isDecided(data, checkout),
  );
  if (expired.length === 0) return;
  store.write((draft) => {
    for (const checkout of expired) {
      const id = `evt_sandbox_expired_${checkout.id}`;
      const event = { id, kind: 'checkout.session.expired', at: time, intent: null, isPaid: false } as const;
      draft.pendingEvents.push({ dueAt: time, body: eventJson(checkout, event) });
    }
  });
}

/** The checkout in the address, whose id is a secret. Checkouts on a merchant's page are not found. */
function findCheckout(data: Data, { url }: BackendContext): CheckoutRow | undefined {
  const id = url.searchParams.get('checkout');
  return data.checkouts.find((row) => row.id === id && isSandboxCheckout(row));
}

/** The page of a checkout that cannot be paid. */
function closed(checkout: CheckoutRow | undefined, context: BackendContext): Response {
  const state = checkout ? (checkout.status === 'open' ? 'processing' : checkout.status) : 'unknown';
  return html(checkout ? 410 : 404, closedPage(sandboxLocale(context), state));
}

function page(checkout: CheckoutRow, context: BackendContext, problem?: string): Response {
  const action = context.url.pathname + context.url.search;
  return html(problem ? 400 : 200, checkoutPage(sandboxLocale(context), { checkout, action, problem }));
}

/** `GET /sandbox/v1/checkout?checkout=…`: the page where the user chooses an outcome. */
function show(context: BackendContext): Response {
  const data = context.options.store.read();
  const checkout = findCheckout(data, context);
  return checkout && isOpen(data, checkout, context.options.now())
    ? page(checkout, context)
    : closed(checkout, context);
}

/** Where the browser is sent after an outcome: always to the app. */
function addressAfter(outcome: Outcome, { id, plan_name }: CheckoutRow, context: BackendContext): string {
  if (outcome === 'abandoned') return context.url.href;
  const { messages, appAddress } = sandboxLocale(context);
  if (outcome === 'declined')
    return withQuery(appAddress('/payment/error'), { message: messages.cardDeclined });
  return withQuery(appAddress('/payment/success'), { planName: plan_name, checkout: id });
}

async function outcomeIn({ bytes }: BackendContext): Promise<Outcome | undefined> {
  const chosen = new URLSearchParams(new TextDecoder().decode(await bytes())).get('outcome');
  return outcomes.find((outcome) => outcome === chosen);
}

/** `POST /sandbox/v1/checkout?checkout=…` with `outcome`: pays, declines or abandons the checkout, once. */
async function decide(context: BackendContext): Promise<Response> {
  const { store, now } = context.options;
  const outcome = await outcomeIn(context);
  return store.write((draft) => {
    const checkout = findCheckout(draft, context);
    if (!checkout || !isOpen(draft, checkout, now())) return closed(checkout, context);
    if (!outcome) return page(checkout, context, sandboxLocale(context).messages.chooseFirst);
    scheduleEvents(draft, checkout, outcome, context.options);
    return redirect(303, addressAfter(outcome, checkout, context));
  });
}

/** The routes of the sandbox checkout. */
export const sandboxRoutes: readonly BackendRoute[] = [
  { method: 'GET', path: sandboxPaths.checkout, handle: show },
  { method: 'POST', path: sandboxPaths.checkout, handle: decide },
];
