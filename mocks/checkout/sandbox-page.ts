import type { CheckoutRow, CheckoutStatus } from '@verapix/domain';
import { escapeHtml, pageStyle } from '../http/html';

const sandboxPageStyle = `${pageStyle}
main { inline-size: min(100%, 30rem); }
dl { margin: 1rem 0 1.5rem; }
dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding-block: .5rem;
  border-block-end: 1px solid color-mix(in srgb, var(--line) 40%, transparent); }
dt { color: var(--quiet); }
dd { margin: 0; font-weight: 600; }
fieldset { margin: 0; padding: 0; border: 0; min-inline-size: 0; }
legend { padding: 0; font-weight: 600; font-size: 1.125rem; }
.hint { margin: .25rem 0 .75rem; color: var(--quiet); font-size: .875rem; }
.card { position: relative; display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; align-items: start;
  padding: .75rem; border: 1px solid var(--line); border-radius: .5rem; }
.card + .card { margin-block-start: .5rem; }
.card:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent);
  background: color-mix(in srgb, var(--accent) 8%, transparent); }
.card:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
.card input { inline-size: 1.25rem; min-block-size: 1.25rem; margin: .125rem 0 0; accent-color: var(--accent); outline: 0; }
.card label { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin: 0; font-size: 1rem;
  cursor: pointer; }
.card label::after { content: ''; position: absolute; inset: 0; }
.card p { grid-column: 2; margin: .125rem 0 0; color: var(--quiet); font-size: .875rem; }
.number { color: var(--quiet); font-weight: 400; font-variant-numeric: tabular-nums; white-space: nowrap; }
form + form { margin-block-start: .5rem; padding-block-start: 1rem;
  border-block-start: 1px solid color-mix(in srgb, var(--line) 40%, transparent); }
form + form .hint { margin-block-end: 0; }
.back { margin: 1rem 0 0; text-align: center; }
a { display: inline-block; padding-block: .5rem; color: var(--accent); }
`;

/** How a visit to the sandbox checkout can end. */
export const outcomes = ['paid', 'declined', 'paid-late', 'paid-twice', 'abandoned'] as const;
export type Outcome = (typeof outcomes)[number];

interface CheckoutPage {
  checkout: CheckoutRow;
  /** The address of the form. */
  action: string;
  /** The address of the pricing page. */
  backTo: string;
  /** Why the last submission was rejected. */
  problem: string | undefined;
}

interface TestCard {
  outcome: Outcome;
  /** Only shown: the page has no field for it. */
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

/** A page of the sandbox. `what` names it in the notice. */
export function sandboxDocument(title: string, content: string, what = 'checkout'): string {
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
<p class="notice"><strong>Sandbox ${what}: no money moves.</strong> This page stands in for a payment provider.</p>
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

/** The sandbox's checkout page with test cards to choose from. It asks for no card data and needs no script. */
export function checkoutPage({ checkout, action, backTo, problem }: CheckoutPage): string {
  const form = `<form action="${escapeHtml(action)}" method="post">`;
  return sandboxDocument(
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

/** The page of a checkout that cannot be paid, with the reason. */
export function closedPage({ state, backTo }: { state: ClosedState; backTo: string }): string {
  const { title, text } = closings[state];
  return sandboxDocument(
    `${title} · Verapix`,
    `<h1>${title}</h1>
<p>${text}</p>
<p class="back"><a href="${escapeHtml(backTo)}">Go to the prices</a></p>`,
  );
}
