import { claims, currency, offerDataValidYears, planIds, plans, priceOf } from '@verapix/domain';
import { paths } from '../../app/paths';

interface OfferDataOptions {
  /** The first day of the offers. */
  now: Date;
  /** The origin of the site: `https://verapix.example`. */
  origin: string;
}

/** The last day of the offers, as `YYYY-MM-DD`. */
function validUntil(now: Date): string {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + offerDataValidYears);
  return end.toISOString().slice(0, 10);
}

/** The plans as structured data: a schema.org product with one offer for each plan. */
export function offerData({ now, origin }: OfferDataOptions) {
  const url = `${origin}${paths.pricing}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Verapix',
    description: 'Image tools that work on your own device.',
    brand: { '@type': 'Brand', name: 'Verapix' },
    url,
    offers: planIds.map((id) => ({
      '@type': 'Offer',
      name: plans[id].title,
      description: plans[id].description,
      price: priceOf(plans[id]).discounted.toFixed(2),
      priceCurrency: currency,
      priceValidUntil: validUntil(now),
      availability: 'https://schema.org/InStock',
      eligibleRegion: claims.regions,
      url,
    })),
  };
}
