import { plainText } from '@verapix/client/plain-text';
import { currency, isPaidPlanId, type PaidPlanId, type Plan, plans, priceOf } from '@verapix/domain';
import type { CheckoutRequest } from '@verapix/machines';

/** What the address says about the plan; null for a missing parameter. Never charged, and never shown as the price. */
interface Claims {
  planName: string | null;
  amount: string | null;
  currency: string | null;
  interval: string | null;
}

export interface CheckoutQuery {
  request: CheckoutRequest;
  /** Wrong claims of the address, as short plain texts: `1.00`, `EUR`, `yearly`. */
  differences: readonly string[];
}

/** Whether a text is a finite number above 0, in any notation. */
function isAmount(text: string | null): text is string {
  return text !== null && text.trim() !== '' && Number.isFinite(Number(text)) && Number(text) > 0;
}

function requestOf(planId: string | null, { planName, amount }: Claims): CheckoutRequest {
  if (!planId?.trim() || !planName?.trim() || !isAmount(amount)) return { kind: 'invalid' };
  return isPaidPlanId(planId) ? { kind: 'valid', planId } : { kind: 'unknown-plan' };
}

const quoteMaxCharacters = 40;

/** A text from the address, shortened to fit into a sentence. */
function quoted(text: string): string {
  const plain = plainText(text);
  return plain.length > quoteMaxCharacters
    ? `${[...plain].slice(0, quoteMaxCharacters - 1).join('')}…`
    : plain;
}

/** An amount with two decimals, or the text itself if that would be long. */
function figureOf(text: string): string {
  const amount = Number(text);
  return amount >= 0.01 && amount < 1e9 ? amount.toFixed(2) : quoted(text);
}

function differencesFrom(plan: Plan, claims: Claims): string[] {
  const differs = (claim: string | null, actual: string): claim is string =>
    claim !== null && claim.trim().toLowerCase() !== actual.toLowerCase();
  return [
    ...(Number(claims.amount) === priceOf(plan).discounted ? [] : [figureOf(claims.amount ?? '')]),
    ...(differs(claims.currency, currency) ? [quoted(claims.currency)] : []),
    ...(differs(claims.interval, plan.billingPeriod) ? [quoted(claims.interval)] : []),
    ...(differs(claims.planName, plan.title) ? [quoted(claims.planName)] : []),
  ].filter((text) => text !== '');
}

const claimsOf = (query: URLSearchParams): Claims => ({
  planName: query.get('planName'),
  amount: query.get('amount'),
  currency: query.get('currency'),
  interval: query.get('interval'),
});

/** Parses the query of the checkout: the requested plan, and wrong claims about it. */
export function readCheckoutQuery(search: string): CheckoutQuery {
  const query = new URLSearchParams(search);
  const claims = claimsOf(query);
  const request = requestOf(query.get('planId'), claims);
  return {
    request,
    differences: request.kind === 'valid' ? differencesFrom(plans[request.planId], claims) : [],
  };
}

/** The plan of a request; undefined for an invalid request. */
export function requestedPlan(request: CheckoutRequest): (Plan & { id: PaidPlanId }) | undefined {
  return request.kind === 'valid' ? { ...plans[request.planId], id: request.planId } : undefined;
}
