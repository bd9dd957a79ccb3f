import { offerDays } from './limits';
import { type Plan, priceOf } from './plans';

/** The offer of an account, as the server says it. */
export interface AccountOffer {
  /** When it ends, ISO 8601; `null` before the account's first checkout, which starts its clock. */
  ends_at: string | null;
  /** The server's time, ISO 8601: the clock of a device may be wrong. */
  now: string;
}

/**
 * What holds of the offer for the user. `open`: it runs and has no clock, for visitors and before the first checkout.
 * `pending`: it is not known yet. `failed`: it could not be asked for.
 */
export type OfferStatus = 'pending' | 'failed' | 'open' | 'running' | 'over';

/** When the offer ends for an account whose first checkout is at a time. Both in milliseconds since 1970. */
export function offerEnd(firstCheckout: number): number {
  return firstCheckout + offerDays * 24 * 60 * 60 * 1000;
}

/** Whether the offer has ended. Without an end it runs. Times in milliseconds since 1970. */
export function isOfferOver(endsAt: number | null, now: number): boolean {
  return endsAt !== null && now >= endsAt;
}

/** What a plan costs, in US dollars: the price of the offer, or the regular one for an account whose offer is over. */
export function chargedPrice(plan: Plan, offerIsOver: boolean): number {
  const { regular, discounted } = priceOf(plan);
  return offerIsOver ? regular : discounted;
}
