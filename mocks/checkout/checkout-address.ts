import { isCheckoutUrl, type PaidPlanId } from '@verapix/facts';
import type { Data } from '../db/schema';

/** The path of the sandbox's own page. */
export const sandboxPath = '/sandbox/v1/checkout';

const settingOf: Record<PaidPlanId, string> = {
  premium: 'premiumCheckoutUrl',
  lifetime: 'lifetimeCheckoutUrl',
};

/** What the merchant set for a plan, whatever it is; `undefined` where nothing is set. */
function configuredAddress({ merchantConfig }: Data, plan: PaidPlanId): unknown {
  const { stripe } = merchantConfig ?? {};
  const value = new Map(Object.entries(stripe ?? {})).get(settingOf[plan]);
  return value === '' || value === null ? undefined : value;
}

/**
 * Where a checkout is paid: on the merchant's page where one is set, else on the sandbox page at `origin`. The address
 * is checked again here, as what is stored may be older than the rules; `undefined` for one that must not be opened.
 */
export function checkoutAddress(
  data: Data,
  { plan, id, origin }: { plan: PaidPlanId; id: string; origin: string },
): string | undefined {
  const configured = configuredAddress(data, plan);
  if (configured === undefined) return `${origin}${sandboxPath}?checkout=${id}`;
  if (typeof configured !== 'string' || !isCheckoutUrl(configured)) return undefined;
  const address = new URL(configured);
  address.searchParams.set('client_reference_id', id);
  return address.href;
}
