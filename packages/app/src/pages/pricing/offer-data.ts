import { claims, currency, offerDataValidYears, planIds, plans, priceOf } from '@verapix/facts';
import { paths } from '../../paths';

interface OfferDataOptions {
  /** From when the offers hold. */
  now: Date;
  /** Of the site: `https://verapix.example`. */
  origin: string;
}

/** The last day of the offers, as structured data writes days. */
function validUntil(now: Date): string {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + offerDataValidYears);
  return end.toISOString().slice(0, 10);
}

/** The plans as a search engine reads them: a product of schema.org with an offer for each. */
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
