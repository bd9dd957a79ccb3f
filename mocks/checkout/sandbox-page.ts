import type { CheckoutRow, CheckoutStatus } from '@verapix/facts';
import { escapeHtml } from '../http/escape-html';
import type { Outcome } from './provider';
import { sandboxPageStyle } from './sandbox-page.style';

interface CheckoutPage {
  checkout: CheckoutRow;
  /** Where the choice is sent. */
  action: string;
  /** The page of the prices. */
  backTo: string;
  /** What was wrong with what was sent. */
  problem: string | undefined;
}

interface TestCard {
  outcome: Outcome;
  /** Shown, never typed. */
  number: string;
  title: string;
  description: string;
}

const cards: readonly TestCard[] = [
  {
    outcome: 'paid',
    number: '4242 4242 4242 4242',
    title: 'Paid',
    description: 'The payment goes through at once.',
  },
  {
    outcome: 'declined',
    number: '4000 0000 0000 0002',
    title: 'Declined',
    description: 'The bank says no.',
  },
  {
    outcome: 'paid-late',
    number: '4000 0000 0000 3220',
    title: 'Paid late',
    description: 'You return at once; the payment is confirmed five seconds later.',
  },
  {
    outcome: 'paid-twice',
    number: '4000 0000 0000 0077',
    title: 'Paid twice',
    description: 'The payment is reported twice and out of order. It counts once.',
  },
];

function document(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${sandboxPageStyle}</style>
</head>
<body>
<main>
<p class="notice"><strong>Sandbox checkout: no money moves.</strong> This page stands in for a payment provider.</p>
${content}
</main>
</body>
</html>`;
}

function price({ amount, currency, interval }: CheckoutRow): string {
  const figure = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
  return `${figure} ${interval === 'monthly' ? 'a month' : 'once'}`;
}

function summary(checkout: CheckoutRow): string {
  const end = new Date(checkout.expires_at);
  const time = end.toISOString().slice(11, 16);
  return `<dl>
<div><dt>Plan</dt><dd>Verapix ${escapeHtml(checkout.plan_name)}</dd></div>
<div><dt>Amount</dt><dd>${escapeHtml(price(checkout))}</dd></div>
<div><dt>Can be paid until</dt><dd><time datetime="${end.toISOString()}">${time} UTC</time></dd></div>
</dl>`;
}

function option({ outcome, number, title, description }: TestCard, index: number): string {
  const id = `card-${outcome}`;
  return `<div class="card">
<input type="radio" id="${id}" name="outcome" value="${outcome}" aria-describedby="${id}-more" required${index === 0 ? ' checked' : ''}>
<label for="${id}"><span class="name">${title}</span> <span class="number">${number}</span></label>
<p id="${id}-more">${description}</p>
</div>`;
}

/** The page in the place of the provider's: choose a test card. It asks for no card, and needs no script. */
export function checkoutPage({ checkout, action, backTo, problem }: CheckoutPage): string {
  const form = `<form action="${escapeHtml(action)}" method="post">`;
  return document(
    'Sandbox checkout · Verapix',
    `<h1>Pay for ${escapeHtml(checkout.plan_name)}</h1>
${summary(checkout)}
${form}
<fieldset>
<legend>Test card</legend>
<p class="hint">Choose what the card does. There is nothing to type: this page never takes a real card number.</p>
${problem === undefined ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`}
${cards.map(option).join('\n')}
</fieldset>
<button class="primary">Pay with this test card</button>
</form>
${form}
<button name="outcome" value="abandoned" aria-describedby="abandon-more">Abandon this checkout</button>
<p class="hint" id="abandon-more">Ends it unpaid, as if its time had run out.</p>
</form>
<p class="back"><a href="${escapeHtml(backTo)}">Cancel and go back to the prices</a></p>`,
  );
}

type ClosedState = Exclude<CheckoutStatus, 'open'> | 'unknown';

const closings: Record<ClosedState, { title: string; text: string }> = {
  unknown: {
    title: 'There is no such checkout',
    text: 'The address may be incomplete, or the checkout belongs to data that was reset. Nothing was charged.',
  },
  expired: {
    title: 'This checkout has expired',
    text: 'It was not paid in time, or it was abandoned. Nothing was charged. You can start again from the prices.',
  },
  processing: {
    title: 'This payment is being processed',
    text: 'A test card was already used here. You can close this page; the other tab shows how it ends.',
  },
  declined: {
    title: 'This payment was declined',
    text: 'Nothing was charged. A checkout is used once: start again from the prices to try another test card.',
  },
  paid: {
    title: 'This checkout is paid',
    text: 'It was paid before and is not charged again. You can close this page.',
  },
};

/** The page of a checkout that cannot be paid, which says why. */
export function closedPage({ state, backTo }: { state: ClosedState; backTo: string }): string {
  const { title, text } = closings[state];
  return document(
    `${title} · Verapix`,
    `<h1>${title}</h1>
<p>${text}</p>
<p class="back"><a href="${escapeHtml(backTo)}">Go to the prices</a></p>`,
  );
}
