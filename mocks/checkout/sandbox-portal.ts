import { type PaymentRow, sandboxPaths } from '@verapix/domain';
import { formatMoney } from '@verapix/messages/formats/dates';
import type { ProviderSubscription } from '@verapix/server/ports';
import { escapeHtml } from '../http/html';
import { html, redirect } from '../http/responses';
import type { BackendContext, BackendRoute } from '../http/context';
import type { Data } from '../db/schema';
import { type SandboxLocale, type SandboxMessages, sandboxLocale } from './sandbox-locale';
import { sandboxDocument } from './sandbox-page';
import { payOpenInvoice } from './sandbox-renewals';

/** The subscription of the address, whose checkout id is a secret. */
function findSubscription(data: Data, { url }: BackendContext): ProviderSubscription | undefined {
  const id = url.searchParams.get('checkout');
  return data.providerSubscriptions.find(({ checkout_id }) => checkout_id === id);
}

const backTo = ({ appAddress }: SandboxLocale) => appAddress('/subscriptions');

const link = (sandbox: SandboxLocale) =>
  `<p class="back"><a href="${escapeHtml(backTo(sandbox))}">${sandbox.messages.back}</a></p>`;

function paymentItem({ locale, messages }: SandboxLocale, payment: PaymentRow): string {
  const { plan_name, created_at } = payment;
  const price = formatMoney(payment.amount, payment.currency, { locale });
  const status = messages.paymentStatus(payment);
  const date = created_at.slice(0, 10);
  return `<div><dt><time datetime="${escapeHtml(created_at)}">${escapeHtml(date)}</time> ${escapeHtml(plan_name)}</dt>
<dd>${escapeHtml(price)} · ${escapeHtml(status)}</dd></div>`;
}

const openInvoice = (
  messages: SandboxMessages,
  action: string,
) => `<form action="${escapeHtml(action)}" method="post">
<p class="problem">${messages.renewalFailed}</p>
<p class="hint">${messages.replaceCard}</p>
<button class="primary">${messages.replaceAndPay}</button>
</form>`;

/** `GET /sandbox/v1/portal?checkout=…`: the user's payments, and the way to pay for a failed renewal. */
function show(context: BackendContext): Response {
  const data = context.options.store.read();
  const stored = findSubscription(data, context);
  const sandbox = sandboxLocale(context);
  const { messages } = sandbox;
  const notice = messages.billingNotice;
  if (!stored) {
    const content = `<h1>${messages.noCustomer}</h1>
<p>${messages.noCustomerText}</p>
${link(sandbox)}`;
    return html(404, sandboxDocument(sandbox, { title: messages.notFound, notice, content }));
  }
  const payments = data.payments.filter(({ user_id }) => user_id === stored.user_id);
  const action = context.url.pathname + context.url.search;
  return html(
    200,
    sandboxDocument(sandbox, {
      title: messages.billingTitle,
      notice,
      content: `<h1>${messages.billing}</h1>
<p>${messages.billingText}</p>
<dl>
${payments.map((payment) => paymentItem(sandbox, payment)).join('\n')}
</dl>
${stored.status === 'past_due' ? openInvoice(messages, action) : ''}
${link(sandbox)}`,
    }),
  );
}

/** `POST /sandbox/v1/portal?checkout=…`: pays for the failed renewal, once. */
function pay(context: BackendContext): Response {
  const { store, now } = context.options;
  return store.write((draft) => {
    const stored = findSubscription(draft, context);
    if (!stored) return show(context);
    if (stored.status === 'past_due') payOpenInvoice(draft, stored, now());
    return redirect(303, backTo(sandboxLocale(context)));
  });
}

/** The routes of the sandbox's billing portal. */
export const portalRoutes: readonly BackendRoute[] = [
  { method: 'GET', path: sandboxPaths.portal, handle: show },
  { method: 'POST', path: sandboxPaths.portal, handle: pay },
];
