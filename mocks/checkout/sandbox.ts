import type { CheckoutRow } from '@verapix/facts';
import { withQuery } from '../auth/redirects';
import type { BackendOptions } from '../backend';
import type { Data } from '../db/schema';
import { html, redirect } from '../http/responses';
import type { Call, Route } from '../http/route';
import { sandboxPath } from './checkout-address';
import { isOpen, type Outcome, outcomes, putReports } from './provider';
import { checkoutPage, closedPage } from './sandbox-page';

const declinedMessage = 'Your card was declined. Nothing was charged.';

/** The checkout of the address; its id is the secret that opens it. One on the merchant's own page is none of ours. */
function checkoutOf(data: Data, { url }: Call): CheckoutRow | undefined {
  const id = url.searchParams.get('checkout');
  return data.checkouts.find((row) => row.id === id && new URL(row.url).pathname === sandboxPath);
}

function pricingOf({ siteUrl }: BackendOptions): string {
  return new URL('/pricing', siteUrl).href;
}

/** What cannot be paid, or not any more. */
function closed(checkout: CheckoutRow | undefined, { options }: Call): Response {
  const state = checkout ? (checkout.status === 'open' ? 'processing' : checkout.status) : 'unknown';
  return html(checkout ? 410 : 404, closedPage({ state, backTo: pricingOf(options) }));
}

function page(checkout: CheckoutRow, { url, options }: Call, problem?: string): Response {
  const action = url.pathname + url.search;
  return html(problem ? 400 : 200, checkoutPage({ checkout, action, backTo: pricingOf(options), problem }));
}

/** `GET /sandbox/v1/checkout?checkout=…`: the page to choose an outcome on. */
function show(call: Call): Response {
  const data = call.options.store.read();
  const checkout = checkoutOf(data, call);
  return checkout && isOpen(data, checkout, call.options.now())
    ? page(checkout, call)
    : closed(checkout, call);
}

/** Where one is sent after an outcome: back to the app, and nowhere else. */
function addressAfter(outcome: Outcome, { id, plan_name }: CheckoutRow, { url, options }: Call): string {
  if (outcome === 'abandoned') return url.href;
  const at = (path: string) => new URL(path, options.siteUrl).href;
  if (outcome === 'declined') return withQuery(at('/payment/error'), { message: declinedMessage });
  return withQuery(at('/payment/success'), { planName: plan_name, checkout: id });
}

async function outcomeIn({ bytes }: Call): Promise<Outcome | undefined> {
  const chosen = new URLSearchParams(new TextDecoder().decode(await bytes())).get('outcome');
  return outcomes.find((outcome) => outcome === chosen);
}

/** `POST /sandbox/v1/checkout?checkout=…` with `outcome`: what the card does, once. */
async function decide(call: Call): Promise<Response> {
  const { store, now } = call.options;
  const outcome = await outcomeIn(call);
  return store.write((draft) => {
    const checkout = checkoutOf(draft, call);
    if (!checkout || !isOpen(draft, checkout, now())) return closed(checkout, call);
    if (!outcome) return page(checkout, call, 'Choose a test card first.');
    putReports(draft, checkout, outcome, call.options);
    return redirect(303, addressAfter(outcome, checkout, call));
  });
}

/** The hosted checkout of the sandbox. */
export const sandboxRoutes: readonly Route[] = [
  { method: 'GET', path: sandboxPath, handle: show },
  { method: 'POST', path: sandboxPath, handle: decide },
];
