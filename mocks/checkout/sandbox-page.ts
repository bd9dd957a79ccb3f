import type { CheckoutRow, CheckoutStatus } from '@verapix/domain';
import { formatMoney } from '@verapix/messages/formats/dates';
import { escapeHtml, pageStyle } from '../http/html';
import type { SandboxLocale, SandboxMessages } from './sandbox-locale';

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

const testCards = (messages: SandboxMessages): readonly TestCard[] => [
  {
    outcome: 'paid',
    number: '4242 4242 4242 4242',
    title: messages.paidName,
    description: messages.paidText,
  },
  {
    outcome: 'declined',
    number: '4000 0000 0000 0002',
    title: messages.declinedName,
    description: messages.declinedText,
  },
  {
    outcome: 'paid-late',
    number: '4000 0000 0000 3220',
    title: messages.lateName,
    description: messages.lateText,
  },
  {
    outcome: 'paid-twice',
    number: '4000 0000 0000 0077',
    title: messages.twiceName,
    description: messages.twiceText,
  },
];

/** A page of the sandbox. `notice` says that it is one. */
export function sandboxDocument(
  { locale, messages }: SandboxLocale,
  { title, notice, content }: { title: string; notice: string; content: string },
): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Verapix</title>
<style>${sandboxPageStyle}</style>
</head>
<body>
<main>
<p class="notice"><strong>${notice}</strong> ${messages.standIn}</p>
${content}
</main>
</body>
</html>`;
}

function price({ locale, messages }: SandboxLocale, checkout: CheckoutRow): string {
  const figure = formatMoney(checkout.amount, checkout.currency, { locale });
  return checkout.interval === 'monthly'
    ? messages.monthly({ price: figure })
    : messages.once({ price: figure });
}

function summary(sandbox: SandboxLocale, checkout: CheckoutRow): string {
  const { plan, amount, payUntil } = sandbox.messages;
  const end = new Date(checkout.expires_at);
  const time = end.toISOString().slice(11, 16);
  return `<dl>
<div><dt>${plan}</dt><dd>Verapix ${escapeHtml(checkout.plan_name)}</dd></div>
<div><dt>${amount}</dt><dd>${escapeHtml(price(sandbox, checkout))}</dd></div>
<div><dt>${payUntil}</dt><dd><time datetime="${end.toISOString()}">${time} UTC</time></dd></div>
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
export function checkoutPage(sandbox: SandboxLocale, { checkout, action, problem }: CheckoutPage): string {
  const { messages, appAddress } = sandbox;
  const form = `<form action="${escapeHtml(action)}" method="post">`;
  return sandboxDocument(sandbox, {
    title: messages.checkoutTitle,
    notice: messages.checkoutNotice,
    content: `<h1>${messages.payFor({ plan: escapeHtml(checkout.plan_name) })}</h1>
${summary(sandbox, checkout)}
${form}
<fieldset>
<legend>${messages.testCard}</legend>
<p class="hint">${messages.chooseOutcome}</p>
${problem === undefined ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`}
${testCards(messages).map(option).join('\n')}
</fieldset>
<button class="primary">${messages.pay}</button>
</form>
${form}
<button name="outcome" value="abandoned" aria-describedby="abandon-more">${messages.abandon}</button>
<p class="hint" id="abandon-more">${messages.abandonText}</p>
</form>
<p class="back"><a href="${escapeHtml(appAddress('/pricing'))}">${messages.cancel}</a></p>`,
  });
}

type ClosedState = Exclude<CheckoutStatus, 'open'> | 'unknown';

const closings = (messages: SandboxMessages): Record<ClosedState, { title: string; text: string }> => ({
  unknown: { title: messages.unknownTitle, text: messages.unknownText },
  expired: { title: messages.expiredTitle, text: messages.expiredText },
  processing: { title: messages.processingTitle, text: messages.processingText },
  declined: { title: messages.refusedTitle, text: messages.refusedText },
  paid: { title: messages.settledTitle, text: messages.settledText },
});

/** The page of a checkout that cannot be paid, with the reason. */
export function closedPage(sandbox: SandboxLocale, state: ClosedState): string {
  const { messages, appAddress } = sandbox;
  const { title, text } = closings(messages)[state];
  return sandboxDocument(sandbox, {
    title,
    notice: messages.checkoutNotice,
    content: `<h1>${title}</h1>
<p>${text}</p>
<p class="back"><a href="${escapeHtml(appAddress('/pricing'))}">${messages.toPrices}</a></p>`,
  });
}
