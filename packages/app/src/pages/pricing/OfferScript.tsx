import { offerData } from './offer-data';

/** The plans for search engines. A block of data: no browser runs it, and the policy on scripts leaves it alone. */
export function OfferScript({ now }: { now: Date }) {
  const json = JSON.stringify(offerData({ now, origin: location.origin }));
  return <script type="application/ld+json">{json}</script>;
}
