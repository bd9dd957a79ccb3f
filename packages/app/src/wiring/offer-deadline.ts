import { offerDays } from '@verapix/facts';
import { readItem, writeItem } from './safe-storage';

const storageKey = 'verapix-offer-ends';
const offerMs = offerDays * 24 * 60 * 60 * 1000;

interface OfferDeadline {
  storage: () => Storage;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Remembers when the offer ends for this browser, in milliseconds since 1970. */
export function keepOfferEnd(storage: () => Storage, end: number): void {
  writeItem(storage, storageKey, String(end));
}

/** A stored time that the offer can end at: none that is further off than the offer is long. */
function storedDeadline({ storage, now }: OfferDeadline): number | undefined {
  const text = readItem(storage, storageKey) ?? '';
  const deadline = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return deadline <= now() + offerMs ? deadline : undefined;
}

/**
 * When the offer ends for this browser, in milliseconds since 1970: seven days after it was first looked at. It is
 * kept, so that it does not begin anew with each visit, and stays over once it is.
 */
export function createOfferDeadline(options: OfferDeadline): () => number {
  // Where nothing can be stored it holds for as long as the page.
  let known: number | undefined;
  return () => {
    known = storedDeadline(options) ?? known;
    if (known === undefined) {
      known = options.now() + offerMs;
      keepOfferEnd(options.storage, known);
    }
    return known;
  };
}

/** The offer's end in this browser. */
export const offerDeadline = createOfferDeadline({ storage: () => localStorage, now: Date.now });
