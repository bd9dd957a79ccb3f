import { plainText } from '@verapix/client/plain-text';
import { chargedPrice, currency, isPaidPlanId, type PaidPlanId, type Plan, plans } from '@verapix/domain';
import type { CheckoutRequest } from '@verapix/machines';
import { locale } from '@verapix/messages/locale';

export interface CheckoutQuery {
  request: CheckoutRequest;
  /** Wrong claims of the address about what applies to the user, as short plain texts: `1.00`, `EUR`, `yearly`. */
  differences: (offerIsOver: boolean) => readonly string[];
}

/** Whether a text is a finite number above 0, in any notation. */
function isAmount(text: string | null): boolean {
  return Number.isFinite(Number(text)) && Number(text) > 0;
}

function requestOf(query: URLSearchParams): CheckoutRequest {
  const planId = query.get('planId');
  if (!planId?.trim() || !query.get('planName')?.trim() || !isAmount(query.get('amount'))) {
    return { kind: 'invalid' };
  }
  return isPaidPlanId(planId) ? { kind: 'valid', planId } : { kind: 'unknown-plan' };
}

const quoteMaxCharacters = 40;

/** A text from the address, shortened to fit into a sentence. */
function quoted(text: string): string {
  const characters = [...plainText(text)];
  return characters.length > quoteMaxCharacters
    ? `${characters.slice(0, quoteMaxCharacters - 1).join('')}…`
    : characters.join('');
}

const figures = new Intl.NumberFormat(locale, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** An amount with two decimals, or the text itself if that would be long. */
function figureOf(text: string): string {
  const amount = Number(text);
  return amount >= 0.01 && amount < 1e9 ? figures.format(amount) : quoted(text);
}

/** What the address claims about the plan is never charged, and never shown as the price. */
function differencesFrom(plan: Plan, query: URLSearchParams, offerIsOver: boolean): string[] {
  const wrongClaim = (name: string, actual: string) => {
    const claim = query.get(name);
    return claim === null || claim.trim().toLowerCase() === actual.toLowerCase() ? '' : quoted(claim);
  };
  const amount = query.get('amount') ?? '';
  return [
    Number(amount) === chargedPrice(plan, offerIsOver) ? '' : figureOf(amount),
    wrongClaim('currency', currency),
    wrongClaim('interval', plan.billingPeriod),
    wrongClaim('planName', plan.name),
  ].filter((text) => text !== '');
}

/** Parses the query of the checkout: the requested plan, and wrong claims about it. */
export function readCheckoutQuery(search: string): CheckoutQuery {
  const query = new URLSearchParams(search);
  const request = requestOf(query);
  return {
    request,
    differences: (offerIsOver) =>
      request.kind === 'valid' ? differencesFrom(plans[request.planId], query, offerIsOver) : [],
  };
}

/** The plan of a request; undefined for an invalid request. */
export function requestedPlan(request: CheckoutRequest): (Plan & { id: PaidPlanId }) | undefined {
  return request.kind === 'valid' ? { ...plans[request.planId], id: request.planId } : undefined;
}
