import { useEffect } from 'react';

/**
 * Removes the structured data of a page that quotes prices for a user whose offer is over: the build writes it for
 * visitors, and Trusted Types let no page write other data.
 */
export function useOwnPrices(offerIsOver: boolean): void {
  useEffect(() => {
    if (!offerIsOver) return;
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
  }, [offerIsOver]);
}
