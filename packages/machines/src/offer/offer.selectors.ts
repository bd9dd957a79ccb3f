import { isOfferOver, type OfferStatus } from '@verapix/domain';
import { type OfferSnapshot, serverTime } from './offer.machine';

/** The status of an offer. What is known applies while it is loaded again. */
export function selectOfferStatus(snapshot: Pick<OfferSnapshot, 'context' | 'matches'>): OfferStatus {
  const { userId, endsAt } = snapshot.context;
  if (userId === null) return 'open';
  if (endsAt === undefined) return snapshot.matches('failed') ? 'failed' : 'pending';
  if (isOfferOver(endsAt, serverTime(snapshot.context))) return 'over';
  return endsAt === null ? 'open' : 'running';
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Whole units of the remaining time; all 0 when it is over. */
interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
}

/** The remaining time, rounded up to whole minutes: it is 0 only when the offer is over. Undefined without an end. */
export function selectTimeLeft({
  context,
}: {
  context: { endsAt: number | null | undefined; ahead: number; now: () => number };
}): TimeLeft | undefined {
  if (typeof context.endsAt !== 'number') return undefined;
  const minutes = Math.max(0, Math.ceil((context.endsAt - serverTime(context)) / minuteMs)) * minuteMs;
  return {
    days: Math.floor(minutes / dayMs),
    hours: Math.floor((minutes % dayMs) / hourMs),
    minutes: Math.floor((minutes % hourMs) / minuteMs),
  };
}
