import { type PaymentRow, sandboxPaths } from '@verapix/domain';
import type { ProviderSubscription } from '@verapix/server/ports';
import { escapeHtml } from '../http/html';
import { html, redirect } from '../http/responses';
import type { BackendContext, BackendRoute } from '../http/context';
import type { Data } from '../db/schema';
import { sandboxDocument } from './sandbox-page';
import { payOpenInvoice } from './sandbox-renewals';

/** The subscription of the address, whose checkout id is a secret. */
function findSubscription(data: Data, { url }: BackendContext): ProviderSubscription | undefined {
  const id = url.searchParams.get('checkout');
  return data.providerSubscriptions.find(({ checkout_id }) => checkout_id === id);
}

const backTo = ({ options }: BackendContext) => new URL('/subscriptions', options.siteUrl).href;

const link = (context: BackendContext) =>
  `<p class="back"><a href="${escapeHtml(backTo(context))}">Back to Verapix</a></p>`;

function paymentItem({ plan_name, amount, currency, status, created_at }: PaymentRow): string {
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
  const date = created_at.slice(0, 10);
  return `<div><dt><time datetime="${escapeHtml(created_at)}">${escapeHtml(date)}</time> ${escapeHtml(plan_name)}</dt>
<dd>${escapeHtml(price)} · ${escapeHtml(status)}</dd></div>`;
}

const openInvoice = (action: string) => `<form action="${escapeHtml(action)}" method="post">
<p class="problem">The last renewal could not be charged.</p>
<p class="hint">Replace the card by test card 4242 4242 4242 4242, which pays at once. There is nothing to type.</p>
<button class="primary">Replace the card and pay</button>
</form>`;

/** `GET /sandbox/v1/portal?checkout=…`: the user's payments, and the way to pay for a failed renewal. */
function show(context: BackendContext): Response {
  const data = context.options.store.read();
  const stored = findSubscription(data, context);
  if (!stored) {
    const text =
      '<h1>There is no such customer</h1>\n<p>The address may be incomplete, or the data was reset.</p>';
    return html(404, sandboxDocument('Not found · Verapix', `${text}\n${link(context)}`, 'billing'));
  }
  const payments = data.payments.filter(({ user_id }) => user_id === stored.user_id);
  const action = context.url.pathname + context.url.search;
  return html(
    200,
    sandboxDocument(
      'Sandbox billing · Verapix',
      `<h1>Billing</h1>
<p>A payment provider shows cards, addresses and invoices here. The sandbox has none of them: it shows what was paid.</p>
<dl>
${payments.map(paymentItem).join('\n')}
</dl>
${stored.status === 'past_due' ? openInvoice(action) : ''}
${link(context)}`,
      'billing',
    ),
  );
}

/** `POST /sandbox/v1/portal?checkout=…`: pays for the failed renewal, once. */
function pay(context: BackendContext): Response {
  const { store, now } = context.options;
  return store.write((draft) => {
    const stored = findSubscription(draft, context);
    if (!stored) return show(context);
    if (stored.status === 'past_due') payOpenInvoice(draft, stored, now());
    return redirect(303, backTo(context));
  });
}

/** The routes of the sandbox's billing portal. */
export const portalRoutes: readonly BackendRoute[] = [
  { method: 'GET', path: sandboxPaths.portal, handle: show },
  { method: 'POST', path: sandboxPaths.portal, handle: pay },
];
