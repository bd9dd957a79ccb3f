import { offerDays } from '@verapix/domain';
import { readItem, writeItem } from '@verapix/client/safe-storage';

const storageKey = 'verapix-offer-ends';
const offerMs = offerDays * 24 * 60 * 60 * 1000;

interface OfferDeadline {
  storage: () => Storage;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Stores when the offer ends in this browser, in milliseconds since 1970. */
export function storeOfferDeadline(storage: () => Storage, end: number): void {
  writeItem(storage, storageKey, String(end));
}

/**
 * When the offer ends in this browser, in milliseconds since 1970: `offerDays` after it was first shown. It is stored, so
 * that later visits do not extend it. A stored value that is invalid or further away than the offer lasts is ignored.
 */
export function createOfferDeadline({ storage, now }: OfferDeadline): () => number {
  // If nothing can be stored, it lasts as long as the page.
  let known: number | undefined;
  return () => {
    const stored = readItem(storage, storageKey) ?? '';
    if (/^\d{1,16}$/.test(stored) && Number(stored) <= now() + offerMs) known = Number(stored);
    if (known === undefined) {
      known = now() + offerMs;
      storeOfferDeadline(storage, known);
    }
    return known;
  };
}

export const offerDeadline = createOfferDeadline({ storage: () => localStorage, now: Date.now });
