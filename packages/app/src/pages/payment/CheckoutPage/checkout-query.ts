import { currency, isPaidPlanId, type PaidPlanId, type Plan, plans, priceOf } from '@verapix/facts';
import type { CheckoutRequest } from '@verapix/machines';
import { plainText } from '../../../backend/plain-text';

/** What an address says of the plan's price; null where it says nothing. Never charged, never shown as the price. */
interface Claims {
  planName: string | null;
  amount: string | null;
  currency: string | null;
  interval: string | null;
}

export interface CheckoutQuery {
  request: CheckoutRequest;
  /** What the address says that is not so, as short plain texts: `1.00`, `EUR`, `yearly`. */
  differences: readonly string[];
}

/** Above 0 and finite, however it is written. */
function isAmount(text: string | null): text is string {
  return text !== null && text.trim() !== '' && Number.isFinite(Number(text)) && Number(text) > 0;
}

function requestOf(planId: string | null, { planName, amount }: Claims): CheckoutRequest {
  if (!planId?.trim() || !planName?.trim() || !isAmount(amount)) return { kind: 'invalid' };
  return isPaidPlanId(planId) ? { kind: 'valid', planId } : { kind: 'unknown-plan' };
}

const quoteMaxCharacters = 40;

/** Words of an address, short enough for a sentence. */
function quoted(text: string): string {
  const plain = plainText(text);
  return plain.length > quoteMaxCharacters
    ? `${[...plain].slice(0, quoteMaxCharacters - 1).join('')}…`
    : plain;
}

/** An amount as prices are written, or as it was where that would be long. */
function figureOf(text: string): string {
  const amount = Number(text);
  return amount >= 0.01 && amount < 1e9 ? amount.toFixed(2) : quoted(text);
}

function differencesFrom(plan: Plan, claims: Claims): string[] {
  const differs = (claim: string | null, fact: string): claim is string =>
    claim !== null && claim.trim().toLowerCase() !== fact.toLowerCase();
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

/** Reads the checkout's address: the plan it chooses, and what else it says that is not so. */
export function readCheckoutQuery(search: string): CheckoutQuery {
  const query = new URLSearchParams(search);
  const claims = claimsOf(query);
  const request = requestOf(query.get('planId'), claims);
  return {
    request,
    differences: request.kind === 'valid' ? differencesFrom(plans[request.planId], claims) : [],
  };
}

/** The plan a request is for; undefined where it is for none. */
export function requestedPlan(request: CheckoutRequest): (Plan & { id: PaidPlanId }) | undefined {
  return request.kind === 'valid' ? { ...plans[request.planId], id: request.planId } : undefined;
}
