import {
  currency,
  type PlanId,
  pictureFormats,
  plans,
  priceOf,
  savingsPercent,
  supportPrices,
  uploadMaxBytes,
} from '@verapix/facts';
import { formatMoney, formatPrice } from '../local-format';

/** The assistant speaks one English, wherever it is read. */
const locale = 'en-US';

/** A price of the chat's list. */
export const quoted = (price: keyof typeof supportPrices): string =>
  formatMoney(supportPrices[price], currency, locale);

/** What a plan costs, its regular price where it is another. */
export function planCost(id: PlanId): string {
  const plan = plans[id];
  const price = priceOf(plan);
  const period = plan.billingPeriod === 'monthly' ? ' a month' : ', paid once';
  const amount = formatPrice(price.discounted, currency, locale);
  if (price.discounted === 0) return amount;
  const regular = formatPrice(price.regular, currency, locale);
  return `${amount}${period}${savingsPercent(price) > 0 ? ` (regularly ${regular})` : ''}`;
}

/** `JPG, PNG, WEBP`. */
export const formatsInWords = Object.values(pictureFormats)
  .map(({ label }) => label)
  .join(', ');

/** `10MB`. */
export const largestUpload = `${uploadMaxBytes / 1024 ** 2}MB`;
