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

/** The stored deadline, unless it is invalid or further away than the offer lasts. */
function storedDeadline({ storage, now }: OfferDeadline): number | undefined {
  const text = readItem(storage, storageKey) ?? '';
  const deadline = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return deadline <= now() + offerMs ? deadline : undefined;
}

/**
 * When the offer ends in this browser, in milliseconds since 1970: `offerDays` after it was first shown. It is stored, so
 * that later visits do not extend it.
 */
export function createOfferDeadline(options: OfferDeadline): () => number {
  // If nothing can be stored, it lasts as long as the page.
  let known: number | undefined;
  return () => {
    known = storedDeadline(options) ?? known;
    if (known === undefined) {
      known = options.now() + offerMs;
      storeOfferDeadline(options.storage, known);
    }
    return known;
  };
}

export const offerDeadline = createOfferDeadline({ storage: () => localStorage, now: Date.now });
