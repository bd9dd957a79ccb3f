import { claims, currency, offerDataValidYears, planIds, plans, priceOf } from '@verapix/domain';
import * as messages from '@verapix/messages/pricing';
import { paths } from '../../content/paths';
import { planTitles, planWords } from '../../content/plan-words';

/**
 * The plans as structured data: a schema.org product with one offer for each plan, valid from `now`. `origin` is that of
 * the site: `https://verapix.example`.
 */
export function productData({ now, origin }: { now: Date; origin: string }) {
  const url = `${origin}${paths.pricing}`;
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + offerDataValidYears);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Verapix',
    description: messages.product,
    brand: { '@type': 'Brand', name: 'Verapix' },
    url,
    offers: planIds.map((id) => ({
      '@type': 'Offer',
      name: planTitles[id],
      description: planWords[id].description,
      price: priceOf(plans[id]).discounted.toFixed(2),
      priceCurrency: currency,
      priceValidUntil: end.toISOString().slice(0, 10),
      availability: 'https://schema.org/InStock',
      eligibleRegion: claims.regions,
      url,
    })),
  };
}
