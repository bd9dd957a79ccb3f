import {
  chargedPrice,
  currency,
  type PlanId,
  pictureFormats,
  plans,
  priceOf,
  savingsPercent,
  supportPrices,
  uploadMaxBytes,
} from '@verapix/domain';
import * as messages from '@verapix/messages/chat-answers';
import { paths } from '../paths';
import { formatMoney, formatPrice } from '@verapix/messages/formats/dates';
import type { PricedService } from './price-question';

const quoted = (price: keyof typeof supportPrices) => ({
  price: formatMoney(supportPrices[price], currency),
});

const priceLines: Record<PricedService, string> = {
  enhancement: messages.enhancementPrice(quoted('photoEnhancementPerImage')),
  background: messages.backgroundPrice(quoted('backgroundRemovalPerImage')),
  logo: messages.logoPrice(quoted('logo')),
  image: messages.imagePrice(quoted('imageGeneration')),
};

/** The prices of single services, and what they are for. */
export const priceList = (services: readonly PricedService[]): string =>
  messages.singlePrices({
    prices: services.map((service) => priceLines[service]).join('\n'),
    contact: paths.contact,
    pricing: paths.pricing,
  });

/** The price of a plan, with its regular price if that differs; the regular one alone once the offer is over. */
export function planCost(id: PlanId, offerIsOver: boolean): string {
  const plan = plans[id];
  const price = { regular: priceOf(plan).regular, discounted: chargedPrice(plan, offerIsOver) };
  const amount = formatPrice(price.discounted, currency);
  if (price.discounted === 0) return amount;
  const cost = plan.billingPeriod === 'monthly' ? messages.aMonth({ amount }) : messages.once({ amount });
  const regular = formatPrice(price.regular, currency);
  return savingsPercent(price) > 0 ? messages.regularly({ cost, regular }) : cost;
}

/** `JPG, PNG, WEBP`. */
export const formatsInWords = Object.values(pictureFormats)
  .map(({ label }) => label)
  .join(', ');

/** `10MB`. */
export const largestUpload = `${uploadMaxBytes / 1024 ** 2}MB`;
