import type { CheckoutRow, PaidPlanId, PaymentRow, SubscriptionRow } from '@verapix/facts';
import type { Outcome } from '../checkout/provider';
import { signatureHeader } from '../checkout/signature';
import { type Answer, call } from './call';
import type { TestBackend } from './create-test-backend';

/** Starts a checkout as whoever has the token. */
export function createCheckoutAs(backend: TestBackend, token: string, plan: PaidPlanId | string) {
  return call(backend, 'POST', '/functions/v1/create-checkout', { token, body: { plan_id: plan } });
}

/** A checkout that worked. */
export async function checkoutFor(
  backend: TestBackend,
  token: string,
  plan: PaidPlanId,
): Promise<CheckoutRow> {
  const answer = await createCheckoutAs(backend, token, plan);
  if (answer.status !== 200) throw new Error(`The checkout was refused: ${JSON.stringify(answer.body)}`);
  return answer.body as CheckoutRow;
}

/** Opens a checkout's page. */
export function openCheckout(backend: TestBackend, { url }: Pick<CheckoutRow, 'url'>): Promise<Answer> {
  const { pathname, search } = new URL(url);
  return call(backend, 'GET', pathname + search);
}

/** Chooses an outcome on a checkout's page, as its form sends it. */
export function choose(
  backend: TestBackend,
  { url }: Pick<CheckoutRow, 'url'>,
  outcome: Outcome | string,
): Promise<Answer> {
  const { pathname, search } = new URL(url);
  return call(backend, 'POST', pathname + search, {
    body: String(new URLSearchParams({ outcome })),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
}

/** Sends an event to the webhook, signed now with the stand-in's secret unless a header is given. */
export async function sendEvent(backend: TestBackend, body: string, header?: string): Promise<Answer> {
  const { store, now } = backend.options;
  const secret = store.read().webhookSecret;
  const signed = header ?? (await signatureHeader(new TextEncoder().encode(body), secret, now()));
  const headers = { 'Stripe-Signature': signed };
  return call(backend, 'POST', '/functions/v1/payment-webhook', { body, headers });
}

/** What a person's own rows say now. */
export async function rowsOf(backend: TestBackend, token: string) {
  const rows = async (table: string) =>
    (await call(backend, 'GET', `/rest/v1/${table}?order=created_at.desc`, { token })).body;
  return {
    checkouts: (await rows('checkouts')) as CheckoutRow[],
    payments: (await rows('payments')) as PaymentRow[],
    subscriptions: (await rows('subscriptions')) as SubscriptionRow[],
  };
}
