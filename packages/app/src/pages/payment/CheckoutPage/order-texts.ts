import {
  type CheckoutRow,
  currency,
  offerDays,
  type Plan,
  plans,
  premiumYearlyRegularPrice,
  priceOf,
} from '@verapix/facts';
import { formatPrice } from '../../../content/local-format';

/** The amount that is charged, as the server said it; before it has, as the catalogue does, which it goes by. */
export function chargedOf(plan: Plan, checkout: CheckoutRow | undefined, locale?: string): string {
  return checkout
    ? formatPrice(checkout.amount, checkout.currency, locale)
    : formatPrice(priceOf(plan).discounted, currency, locale);
}

/** How a plan is billed, and what it opens. */
export function orderTerms({ billingPeriod, title }: Plan): string[] {
  return billingPeriod === 'lifetime'
    ? ['One-time payment: nothing renews', 'Access to every feature, for life']
    : ['Billed monthly until you cancel', `Access to every ${title} feature while it is active`];
}

/** The regular prices of Premium, which the offers are measured against. */
export function regularPricesText(plan: Plan, currency: string, locale?: string): string {
  const { regular } = priceOf(plans.premium);
  const [monthly, yearly] = [regular, premiumYearlyRegularPrice].map((amount) =>
    formatPrice(amount, currency, locale),
  );
  const whose = plan.id === 'premium' ? 'Regular prices' : `Regular prices of ${plans.premium.title}`;
  return `${whose}: ${monthly} monthly and ${yearly} yearly.`;
}

interface Order {
  plan: Plan;
  charged: string;
  per: string | undefined;
}

/** What an address says that is not so, and what holds. */
export function differencesText(differences: readonly string[], { plan, charged, per }: Order): string {
  const costs = [plan.title, 'costs', charged, per].filter(Boolean).join(' ');
  return `The address says ${differences.join(', ')}; ${costs}. That is what you pay.`;
}

/** That the offer's time has passed, and what holds now. */
export function overText(price: string): string {
  return `The ${offerDays} days of this offer are over. The price today is ${price}: that is what you pay.`;
}
